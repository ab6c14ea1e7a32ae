import type { MasukanField } from './fields.ts';

/** What the portal, its English side, accounting programs and people call the columns; best names first. */
export const synonyms: Readonly<Record<MasukanField, readonly string[]>> = {
  number: [
    'Nomor Faktur Pajak',
    ...[
      'Nomor Faktur',
      'No Faktur Pajak',
      'No. Faktur',
      'TaxInvoiceNumber',
      'Tax Invoice Number',
      'Nomor Seri Faktur Pajak',
    ],
    ...['NSFP', 'Invoice Number', 'Vendor Tax Invoice No'],
  ],
  date: [
    'Tanggal Faktur Pajak',
    'Tanggal Faktur',
    'Tgl Faktur',
    'TaxInvoiceDate',
    'Tax Invoice Date',
    'Tanggal',
    'Invoice Date',
  ],
  counterpartyNpwp: [
    'NPWP Penjual',
    ...[
      'NPWP/NIK Penjual',
      'NPWP Supplier',
      'NPWP Pemasok',
      'NPWP Vendor',
      'SellerTIN',
      'Seller TIN',
      'NPWP Lawan Transaksi',
      'NPWP',
    ],
  ],
  counterpartyName: [
    'Nama Penjual',
    ...[
      'SellerTaxpayerName',
      'Seller Taxpayer Name',
      'Nama Supplier',
      'Nama Pemasok',
      'Nama Vendor',
      'Nama Lawan Transaksi',
    ],
    ...['Penjual', 'Supplier', 'Pemasok', 'Vendor', 'Nama'],
  ],
  period: ['Masa Pajak', 'TaxInvoicePeriod', 'Tax Invoice Period', 'Masa', 'Bulan', 'Period'],
  year: ['Tahun Pajak', 'Tahun', 'TaxInvoiceYear', 'Tax Invoice Year', 'Year'],
  dpp: [
    'Harga Jual/Penggantian/DPP',
    ...[
      'Harga Jual / Penggantian / Uang Muka / Termin',
      'Harga Jual',
      'SellingPrice',
      'Selling Price',
      'DPP',
      'Jumlah DPP',
    ],
    ...['Dasar Pengenaan Pajak', 'Tax Base'],
  ],
  otherDpp: ['DPP Nilai Lain/DPP', 'DPP Nilai Lain', 'OtherTaxBase', 'Other Tax Base', 'DPP Lain'],
  ppn: ['PPN', 'VAT', 'Jumlah PPN', 'PPN Masukan', 'Nilai PPN', 'PPN (Rp)', 'Input VAT'],
  ppnbm: ['PPnBM', 'STLG', 'Jumlah PPnBM', 'PPnBM (Rp)'],
  status: ['Status Faktur', 'Status Faktur Pajak', 'TaxInvoiceStatus', 'Tax Invoice Status', 'Status'],
  decision: [
    'Status Pembeli',
    'Status Pengkreditan',
    'BuyerStatus',
    'Buyer Status',
    'InputInvoiceStatus',
    'Pengkreditan',
  ],
  creditPeriod: [
    'Masa Pajak Pengkreditan',
    ...['Masa Pajak Dikreditkan', 'Masa Pengkreditan', 'Masa Kredit', 'PeriodCredit', 'Period Credit', 'Credit Period'],
  ],
  creditYear: [
    'Tahun Pajak Pengkreditan',
    ...['Tahun Pajak Dikreditkan', 'Tahun Pengkreditan', 'Tahun Kredit', 'YearCredit', 'Year Credit', 'Credit Year'],
  ],
  valid: ['Valid', 'Is Valid', 'Validitas'],
  reference: ['Referensi', 'Reference', 'Nomor Invoice', 'No Invoice', 'Nomor Referensi'],
  ownNpwp: ['NPWP Pembeli', 'BuyerTIN', 'Buyer TIN', 'NPWP/NIK Pembeli'],
};
