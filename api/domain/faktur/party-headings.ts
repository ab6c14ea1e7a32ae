export const partyHeadings = {
  counterpartyNpwp: ['NPWP Lawan Transaksi', 'NPWP Pembeli', 'NPWP Penjual', 'NPWP Supplier', 'NPWP'],
  counterpartyName: [
    'Nama Lawan Transaksi',
    'Nama Pembeli',
    'Nama Penjual',
    'BuyerName',
    'SellerName',
    'Nama Supplier',
    'Nama Pemasok',
    'Pembeli',
    'Penjual',
    'Supplier',
    'Nama',
  ],
} as const;
