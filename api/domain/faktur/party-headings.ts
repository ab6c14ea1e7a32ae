export const partyHeadings = {
  counterpartyNpwp: [
    'NPWP Lawan Transaksi',
    ...['NPWP Pembeli', 'NPWP Penjual', 'BuyerTIN', 'Buyer TIN', 'SellerTIN', 'Seller TIN', 'NPWP Supplier', 'NPWP'],
  ],
  counterpartyName: [
    'Nama Lawan Transaksi',
    ...['Nama Pembeli', 'Nama Penjual', 'BuyerName', 'Buyer Name', 'SellerName', 'Seller Name', 'Nama Supplier'],
    ...['Nama Pemasok', 'Pembeli', 'Penjual', 'Supplier', 'Nama'],
  ],
} as const;
