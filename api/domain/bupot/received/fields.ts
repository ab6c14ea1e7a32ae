import { day, digits, flag, money, npwp, period, text } from '../../definition/field.ts';
import { choice, computed, optional } from '../../definition/field-forms.ts';
import { field } from '../../definition/field-table.ts';
import { receivedArticles, receivedKinds } from './articles.ts';

const slip = { part: 'slip', wide: 6 } as const;
const amounts = { part: 'amounts', wide: 6, mark: 'required' } as const;

/** In the order of lists and exports. Amounts in rupiah. */
export const receivedFields = {
  number: field(text(60), {
    list: { width: 150, frozen: true, least: 130, cut: true, withPreview: true },
    carried: true,
    input: { ...slip, mark: 'required', helper: 'receivedScreen.form.number_help' },
    elements: ['WithholdingSlipNumber'],
    file: {
      headings: ['Nomor Bukti Potong', 'No Bukti Potong', 'No Bupot', 'Nomor Bukti', 'Slip Number', 'Withholding Slip'],
      needed: true,
      unique: true,
    },
  }),
  withholderName: field(text(255), {
    list: { width: 210, least: 160, cut: true, withPreview: true },
    carried: true,
    input: { part: 'withholder', wide: 6, mark: 'required' },
    elements: ['WithholderName'],
    file: {
      headings: ['Nama Pemotong', 'Nama Pemotong/Pemungut', 'Pemotong', 'Withholder Name', 'Nama Wajib Pajak'],
      assumed: true,
    },
  }),
  withholderNpwp: field(npwp(), {
    list: { width: 174, least: 158, hidden: true },
    carried: true,
    input: { part: 'withholder', wide: 6, mark: 'required', helper: 'receivedScreen.form.npwp_help' },
    elements: ['Tin', 'TIN'],
    file: {
      headings: ['NPWP Pemotong', 'NPWP Pemotong/Pemungut', 'Withholder NPWP', 'Withholder TIN', 'NPWP'],
      needed: true,
    },
  }),
  kind: field(choice(receivedKinds, 'BPPU'), {
    list: { width: 176, least: 150, hidden: true },
    carried: true,
    labels: 'received.kind',
    input: { ...slip, mark: 'required' },
    file: { headings: ['Jenis Bukti Potong', 'Jenis Bukti', 'Slip Kind'], assumed: true },
  }),
  article: field(choice(receivedArticles, 'PPH23'), {
    list: { width: 120, least: 104 },
    carried: true,
    labels: 'received.article',
    input: { ...slip, mark: 'required' },
    elements: ['TaxType'],
    file: { headings: ['Jenis Pajak', 'Pasal', 'Jenis PPh', 'Tax Type', 'Article'], assumed: true },
  }),
  taxCode: field(optional(text(12)), {
    list: { width: 118, least: 104, hidden: true },
    carried: true,
    input: { ...slip, mark: 'optional', helper: 'receivedScreen.form.code_help' },
    file: { headings: ['Kode Objek Pajak', 'Kode Objek', 'Tax Object Code', 'Tax Object'] },
  }),
  date: field(day(), {
    list: { width: 100, least: 89 },
    carried: true,
    input: { ...slip, mark: 'required' },
    elements: ['WithholdingSlipDate'],
    file: {
      headings: ['Tanggal Bukti Potong', 'Tanggal Bupot', 'Tanggal Pemotongan', 'Slip Date', 'Tanggal', 'Tgl'],
      needed: true,
    },
  }),
  period: field(period(), {
    list: { width: 84, least: 80 },
    carried: true,
    input: { ...slip, mark: 'required' },
    file: { headings: ['Masa Pajak', 'Masa', 'Tax Period', 'Period'], assumed: true },
  }),
  base: field(money(), {
    list: { width: 149, align: 'right', least: 134 },
    carried: true,
    total: true,
    input: amounts,
    elements: ['TaxBase'],
    file: {
      headings: ['DPP', 'Dasar Pengenaan Pajak', 'Penghasilan Bruto', 'Jumlah Bruto', 'Tax Base', 'Gross'],
      needed: true,
    },
  }),
  tax: field(money(), {
    list: { width: 136, align: 'right', least: 126, withPreview: true },
    carried: true,
    total: true,
    input: amounts,
    elements: ['IncomeTax'],
    file: {
      headings: ['PPh Dipotong', 'PPh Dipotong/Dipungut', 'PPh', 'Pajak Dipotong', 'Income Tax', 'Tax Withheld'],
      needed: true,
    },
  }),
  taxYear: field(digits(4), {
    list: { width: 92, least: 90, yields: 1 },
    carried: true,
    input: { ...slip, mark: 'required', helper: 'receivedScreen.form.year_help' },
    elements: ['TaxYear'],
    file: { headings: ['Tahun Pajak', 'Tax Year', 'Tahun'], assumed: true },
  }),
  final: field(computed(flag()), { carried: true }),
  status: field(computed(text(16)), { list: { width: 150, least: 130, withPreview: true } }),
  source: field(computed(choice(['pull', 'import', 'form'], 'form')), {
    list: { width: 140, least: 110, hidden: true },
    carried: true,
    labels: 'received.source',
  }),
  usedIn: field(computed(optional(text(64))), { carried: true }),
  createdBy: field(computed(text(255)), { list: { width: 160, least: 120, cut: true, hidden: true } }),
  updatedAt: field(computed(text(32)), { carried: true }),
};
