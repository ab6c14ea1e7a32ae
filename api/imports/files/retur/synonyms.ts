import type { ReturField } from './fields.ts';

export const synonyms: Readonly<Record<ReturField, readonly string[]>> = {
  number: [
    'Nomor Faktur',
    ...['Nomor Faktur Pajak', 'No Faktur', 'No. Faktur Pajak', 'Faktur Asal', 'InvoiceNumber', 'Invoice Number'],
    ...['Tax Invoice Number', 'NSFP'],
  ],
  counterpartyNpwp: [
    'NPWP Penjual',
    ...['SellerTIN', 'Seller TIN', 'NPWP Supplier', 'NPWP Pemasok', 'NPWP Vendor', 'NPWP Lawan Transaksi', 'NPWP'],
  ],
  date: ['Tanggal Retur', 'Tgl Retur', 'ReturnDate', 'Return Date', 'Tanggal Nota Retur', 'Tanggal'],
  reference: ['Referensi', 'Reference', 'Nomor Nota Retur', 'No Nota Retur', 'Nomor Retur', 'No Retur', 'Debit Note'],
  goodsName: [
    'Nama Barang Jasa',
    ...['Nama Barang/Jasa', 'Nama', 'Nama Barang', 'Nama Jasa', 'Barang', 'Item', 'Description', 'Uraian', 'Deskripsi'],
  ],
  goodsCode: ['Kode Barang Jasa', 'Kode Barang/Jasa', 'Kode', 'Kode Barang', 'Code', 'Item Code'],
  unit: ['Satuan', 'Satuan Ukur', 'Nama Satuan Ukur', 'Unit', 'UOM'],
  price: ['Harga Satuan', 'Harga', 'UnitPrice', 'Unit Price', 'Price'],
  invoiced: ['Jumlah Barang Jasa', 'Jumlah', 'Jumlah di Faktur', 'Quantity', 'Kuantitas Faktur', 'Qty Faktur'],
  quantity: [
    'Jumlah Barang Retur',
    ...['Jumlah Retur', 'Jumlah Diretur', 'Kuantitas Retur', 'Qty Retur', 'ReturnQuantity', 'Return Quantity'],
    ...['Return Qty', 'Kuantitas', 'Qty'],
  ],
  discount: ['Diskon Retur', 'Potongan Retur', 'ReturnDiscount', 'Return Discount', 'Diskon', 'Discount'],
  dpp: ['DPP Retur', 'DPP Diretur', 'ReturnTaxBase', 'Return Tax Base', 'Nilai Retur', 'DPP', 'Tax Base'],
  otherDpp: ['DPP Lain Retur', 'DPP Nilai Lain Retur', 'ReturnOtherTaxBase', 'DPP Nilai Lain', 'Other Tax Base'],
  ppn: ['PPN Retur', 'PPN Diretur', 'ReturnVAT', 'Return VAT', 'PPN', 'VAT'],
  ppnbm: ['PPnBM Retur', 'ReturnSTLG', 'PPnBM', 'STLG'],
};
