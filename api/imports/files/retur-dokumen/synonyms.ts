import { partyNames } from '../vat-row.ts';
import type { ReturDokumenField } from './fields.ts';

export const synonyms: Readonly<Record<ReturDokumenField, readonly string[]>> = {
  originNumber: [
    'Nomor Dokumen Asal',
    ...[
      'Nomor Dokumen',
      'No Dokumen',
      'No. Dokumen',
      'Dokumen Asal',
      'DocumentNumber',
      'Document Number',
      'Nomor CK-1',
    ],
  ],
  number: [
    'Nomor Retur',
    ...['No Retur', 'No. Retur', 'Nomor Nota Retur', 'No Nota Retur', 'ReturnDocumentNumber', 'Return Document Number'],
    ...['Return Number', 'Debit Note', 'Credit Note'],
  ],
  date: [
    'Tanggal Retur',
    'Tgl Retur',
    'Tanggal Nota Retur',
    'ReturnDate',
    'Return Date',
    'DocumentDate',
    'Tanggal',
    'Tgl',
  ],
  counterpartyNpwp: partyNames.counterpartyNpwp,
  counterpartyName: [...partyNames.counterpartyName, 'BuyerTaxpayerName', 'SellerTaxpayerName'],
  dpp: ['DPP Retur', 'DPP Diretur', 'ReturnTaxBase', 'Return Tax Base', 'Nilai Retur', 'DPP', 'Tax Base'],
  ppn: ['PPN Retur', 'PPN Diretur', 'ReturnVAT', 'Return VAT', 'PPN', 'VAT'],
  ppnbm: ['PPnBM Retur', 'PPnBM Diretur', 'ReturnSTLG', 'PPnBM', 'STLG'],
};
