import { day, money, npwp, period, text } from '../definition/field.ts';
import { choice, computed, optional } from '../definition/field-forms.ts';
import { field } from '../definition/field-table.ts';
import { type UncreditReason, uncreditReasons } from '../rules/crediting.ts';
import { allDetails, allDokumenKinds } from './dokumen-kinds.ts';
import { given, tableFields } from './fields.ts';
import { maxima } from './maxima.ts';
import { partyHeadings } from './party-headings.ts';

const reasons = Object.keys(uncreditReasons) as [UncreditReason, ...UncreditReason[]];
const taxes = { part: 'amounts', wide: 4 } as const;
const party = { part: 'party', wide: 6 } as const;

/** Amounts in rupiah; `number` is the number on the document itself. The order is that of the form. */
export const dokumenFields = {
  documentKind: field(choice(allDokumenKinds, 'PEB'), {
    own: 'Other documents: what they are',
    list: { width: 212, least: 100, cut: true, yields: 2 },
    carried: true,
    labels: 'dokumen.kind',
    input: { part: 'document', wide: 6, mark: 'required' },
    elements: ['TransactionType', 'TrxType', 'TransactionDocument', 'TrxDocument'],
    file: {
      headings: [
        'Jenis Dokumen',
        'Jenis Dokumen Lain',
        'Dokumen',
        'Kind of Document',
        'Document Type',
        'Document Kind',
      ],
    },
  }),
  code: field(choice(allDetails, ''), {
    list: { width: 72, hidden: true },
    carried: true,
    labels: 'dokumen.detail',
    coded: true,
    input: { part: 'document', wide: 6, mark: 'required' },
    elements: ['TransactionDetail', 'TrxCode'],
    file: { headings: ['Detail Transaksi', 'Kode Detail Transaksi', 'Kode Transaksi'], cells: 'digits' },
  }),
  addInfo: field(optional(text(9)), {
    input: { part: 'document', wide: 12, mark: 'required' },
    elements: ['AdditionalInformation'],
    file: { headings: ['Keterangan Tambahan'], cells: 'choice' },
  }),
  number: field(optional(text(maxima.customDoc)), {
    list: { width: 240, frozen: true, least: 170, cut: true, withPreview: true },
    carried: true,
    input: { part: 'document', wide: 6, mark: 'required', helper: 'dokumenScreen.form.number_help' },
    elements: ['DocumentNumber', 'SpecialDocNo'],
    file: { headings: ['Nomor Dokumen', 'Nomor PIB', 'Nomor PEB', 'Nomor Aju', 'Nomor'], needed: true, unique: true },
  }),
  date: field(day(), {
    list: { width: 100, least: 89 },
    carried: true,
    input: { part: 'document', wide: 6, mark: 'required' },
    elements: ['DocumentDate', 'SpecialDocDate'],
    file: { headings: ['Tanggal Dokumen', 'Tanggal PIB', 'Tanggal PEB', 'Tanggal', 'Tgl'], needed: true },
  }),
  reference: field(optional(text(maxima.reference)), {
    list: { width: 168, hidden: true },
    sorted: false,
    carried: true,
    input: { part: 'document', wide: 12, mark: 'required' },
    elements: ['Reference'],
    file: { headings: ['Referensi', 'Nomor Kontrak'], unique: true },
  }),
  counterpartyNpwp: field(npwp(), {
    list: { width: 174, least: 158, hidden: true },
    input: { ...party, mark: 'required' },
    elements: ['BuyerTIN', 'SellerTin'],
    file: { headings: partyHeadings.counterpartyNpwp },
  }),
  counterpartyName: field(text(maxima.counterpartyName), {
    list: { width: 230, least: 120, cut: true, withPreview: true },
    carried: true,
    input: { ...party, mark: 'required' },
    elements: ['BuyerName', 'SellerName'],
    file: { headings: partyHeadings.counterpartyName, needed: true },
  }),
  counterpartyAddress: field(text(maxima.counterpartyAddress), {
    input: { ...party, wide: 12 },
    elements: ['BuyerAddress'],
    file: {
      headings: [
        'Alamat Lawan Transaksi',
        'Alamat Pembeli',
        'Alamat Penjual',
        'BuyerAdress',
        'Seller Address',
        'Alamat',
      ],
    },
  }),
  dpp: field(money(), {
    list: { width: 156, align: 'right', least: 134, withPreview: true },
    carried: true,
    total: true,
    input: { ...taxes, mark: 'required' },
    elements: ['TaxBase', 'TotalTaxBase'],
    file: { headings: ['DPP', 'Dasar Pengenaan Pajak', 'Jumlah DPP', 'Nilai Pabean', 'Nilai Impor'], needed: true },
  }),
  ppn: field(money(), {
    list: { width: 140, align: 'right', least: 126, yields: 1 },
    carried: true,
    total: true,
    input: taxes,
    elements: ['VAT', 'TotalVAT'],
    file: { headings: ['PPN', 'Jumlah PPN', 'PPN Impor', 'Nilai PPN', 'PPN (Rp)'] },
  }),
  ppnbm: field(money(), {
    list: { width: 120, align: 'right', hidden: true, least: 110 },
    total: true,
    input: taxes,
    elements: ['STLG', 'TotalSTLG'],
    file: { headings: ['PPnBM', 'Jumlah PPnBM', 'PPnBM (Rp)'] },
  }),
  /** Incoming: why its PPN is not credited from the start; null if that is decided later. */
  uncreditReason: field(optional(choice(reasons, reasons[0])), {
    own: 'Incoming: why its PPN is not credited',
    carried: true,
    labels: 'masukan.reason',
    input: { part: 'amounts', wide: 12 },
    file: { headings: ['Alasan Tidak Dikreditkan', 'Tidak Dikreditkan', 'Uncredit Reason', 'Not Credited Because'] },
  }),
  period: field(given.period, { list: { width: 84, hidden: true }, carried: true }),
  status: field(given.status, { list: { width: 172, least: 148, withPreview: true } }),
  createdBy: field(given.createdBy, { list: { width: 168, hidden: true }, sorted: false }),
  creditPeriod: field(computed(period()), { own: 'Incoming: the masa its PPN is credited in', carried: true }),
  replaces: field(computed(text(64)), { carried: true }),
  replacedBy: field(computed(text(64)), { carried: true }),
  ...tableFields,
  kind: field(given.kind, { carried: true, exported: true }),
};
