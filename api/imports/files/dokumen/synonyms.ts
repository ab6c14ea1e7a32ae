import { partyHeadings } from '#domain/faktur/party-headings.ts';
import type { DokumenField } from './fields.ts';

export const synonyms: Readonly<Record<DokumenField, readonly string[]>> = {
  documentKind: [
    'Jenis Dokumen',
    'Jenis Dokumen Lain',
    'Dokumen',
    'Kind of Document',
    'Document Type',
    'Document Kind',
  ],
  transaction: [
    'Jenis Transaksi',
    'Kode Jenis Transaksi',
    'TransactionType',
    'Transaction Type',
    'TrxType',
    'Trx Type',
  ],
  code: [
    'Detail Transaksi',
    ...['Kode Detail Transaksi', 'TransactionDetail', 'Transaction Detail', 'TrxCode', 'Trx Code', 'Kode Transaksi'],
  ],
  document: [
    'Kode Dokumen Transaksi',
    ...['Dokumen Transaksi', 'TransactionDocument', 'Transaction Document', 'TrxDocument', 'Kode Dokumen'],
  ],
  addInfo: ['Keterangan Tambahan', 'AdditionalInformation', 'Additional Information'],
  number: [
    'Nomor Dokumen',
    ...['No Dokumen', 'No. Dokumen', 'DocumentNumber', 'Document Number', 'SpecialDocNo', 'Nomor PIB', 'Nomor PEB'],
    ...['No PIB', 'No PEB', 'Nomor Aju', 'Nomor'],
  ],
  date: [
    'Tanggal Dokumen',
    ...[
      'Tgl Dokumen',
      'DocumentDate',
      'Document Date',
      'SpecialDocDate',
      'Tanggal PIB',
      'Tanggal PEB',
      'Tanggal',
      'Tgl',
    ],
  ],
  reference: ['Referensi', 'Reference', 'Nomor Kontrak', 'No Kontrak'],
  ...partyHeadings,
  counterpartyAddress: [
    'Alamat Lawan Transaksi',
    ...['Alamat Pembeli', 'Alamat Penjual', 'BuyerAddress', 'Buyer Address', 'BuyerAdress', 'Seller Address', 'Alamat'],
  ],
  dpp: [
    'DPP',
    'TaxBase',
    'Tax Base',
    'TotalTaxBase',
    'Dasar Pengenaan Pajak',
    'Jumlah DPP',
    'Nilai Pabean',
    'Nilai Impor',
  ],
  ppn: ['PPN', 'VAT', 'TotalVAT', 'Jumlah PPN', 'PPN Impor', 'Nilai PPN', 'PPN (Rp)'],
  ppnbm: ['PPnBM', 'STLG', 'TotalSTLG', 'Jumlah PPnBM', 'PPnBM (Rp)'],
  uncreditReason: ['Alasan Tidak Dikreditkan', 'Tidak Dikreditkan', 'Uncredit Reason', 'Not Credited Because'],
};
