import { day, money, text } from '../definition/field.ts';
import { choice, computed, optional } from '../definition/field-forms.ts';
import { field } from '../definition/field-table.ts';
import { returnableKinds } from './dokumen-kinds.ts';
import { given, inputFields, tableFields } from './fields.ts';
import { maxima } from './maxima.ts';
import { partyHeadings } from './party-headings.ts';

const taxes = { wide: 4, part: 'amounts' } as const;

/**
 * Everything but number, date and amounts comes from the returned document. Amounts in rupiah; `number` is the maker's
 * own. In the order of lists and exports.
 */
export const returDokumenFields = {
  originId: field(text(64), {
    carried: true,
    elements: ['DocumentNumber'],
    input: { part: 'origin', wide: 0 },
  }),
  number: field(optional(text(maxima.customDoc)), {
    list: { width: 220, frozen: true, least: 172, cut: true, withPreview: true },
    carried: true,
    input: { part: 'return', wide: 6, mark: 'required', helper: 'returDokumenScreen.form.number_help' },
    elements: ['ReturnDocumentNumber'],
    file: {
      headings: ['Nomor Retur', 'Nomor Nota Retur', 'Return Number', 'Debit Note', 'Credit Note'],
      needed: true,
      unique: true,
    },
  }),
  date: field(day(), {
    list: { width: 100, least: 89 },
    carried: true,
    input: { part: 'return', wide: 6, mark: 'required', helper: 'returDokumenScreen.form.date_help' },
    elements: ['DocumentDate'],
    file: { headings: ['Tanggal Retur', 'Tanggal Nota Retur', 'ReturnDate', 'Tanggal', 'Tgl'], needed: true },
  }),
  period: field(given.period, { list: { width: 84, least: 80, yields: 3 }, carried: true }),
  originNumber: field(computed(text(maxima.customDoc)), {
    list: { width: 204, least: 160, cut: true, yields: 2 },
    carried: true,
    elements: ['DocumentNumber'],
    file: {
      headings: ['Nomor Dokumen Asal', 'Nomor Dokumen', 'Dokumen Asal', 'Nomor CK-1'],
      needed: true,
      unique: true,
    },
  }),
  documentKind: field(computed(choice(returnableKinds, '')), {
    list: { width: 210, least: 180, hidden: true },
    labels: 'dokumen.kind',
  }),
  counterpartyName: field(computed(inputFields.counterpartyName), {
    list: { width: 190, least: 150, cut: true, withPreview: true },
    carried: true,
    elements: ['BuyerTaxpayerName', 'SellerTaxpayerName'],
    file: { headings: partyHeadings.counterpartyName },
  }),
  counterpartyNpwp: field(computed(inputFields.counterpartyNpwp), {
    list: { width: 174, least: 158, hidden: true },
    elements: ['BuyerTIN', 'SellerTIN'],
    file: { headings: partyHeadings.counterpartyNpwp },
  }),
  dpp: field(money(), {
    list: { width: 149, align: 'right', least: 134 },
    carried: true,
    total: true,
    input: { ...taxes, mark: 'required' },
    elements: ['ReturnTaxBase'],
    file: { headings: ['DPP Retur', 'DPP Diretur', 'Nilai Retur', 'DPP', 'Tax Base'], needed: true },
  }),
  ppn: field(money(), {
    list: { width: 136, align: 'right', least: 126, withPreview: true },
    carried: true,
    total: true,
    input: taxes,
    elements: ['ReturnVAT'],
    file: { headings: ['PPN Retur', 'PPN Diretur', 'PPN', 'VAT'], computed: true, assumed: true },
  }),
  ppnbm: field(money(), {
    list: { width: 120, align: 'right', hidden: true, least: 110 },
    total: true,
    input: taxes,
    elements: ['ReturnSTLG'],
    file: { headings: ['PPnBM Retur', 'PPnBM Diretur', 'PPnBM', 'STLG'], computed: true },
  }),
  status: field(given.status, { list: { width: 180, least: 168, withPreview: true } }),
  createdBy: given.createdBy,
  code: computed(inputFields.code),
  counterpartyAddress: computed(inputFields.counterpartyAddress),
  ...tableFields,
};
