import type { BillingInput } from '#domain/billing/record.ts';
import { isDay } from '#domain/definition/day.ts';
import { parsePeriod } from '#domain/text/parse.ts';
import type { ImportKind } from '../kind.ts';
import { alike, checkRow, inputOfRow } from './check-row.ts';
import { type BillingField, billingFields } from './fields.ts';
import { synonyms } from './synonyms.ts';

const bare = (text: string): string => text.replace(/[\s.\-/]/g, '');
const isMonth = (text: string): boolean =>
  /^\d{1,2}$/.test(text) || isDay(text.slice(0, 10)) || parsePeriod(text) !== null;

const looks: Partial<Record<BillingField, (text: string) => boolean>> = {
  // Words are accepted too, because many files name the tax in words.
  pair: (text) => /^4\d{8}\b/.test(bare(text)) || /^4\d{5}\D+\d{3}\b/.test(text) || /\p{L}{3}/u.test(text),
  kap: (text) => /^4\d{5}$/.test(bare(text)),
  kjs: (text) => /^\d{3}$/.test(bare(text)),
  period: (text) => isMonth(text) || /\d{4}/.test(text),
  periodFrom: (text) => isMonth(text) || /^\p{L}{3,}$/u.test(text),
  periodTo: (text) => isMonth(text) || /^\p{L}{3,}$/u.test(text),
  year: (text) => /^(19|20)\d{2}$/.test(text),
  nop: (text) => /^\d{18}$/.test(bare(text)),
  assessmentNumber: (text) => /^\d{15}$/.test(bare(text)),
  payerNpwp: (text) => /^\d{15,16}$/.test(bare(text)),
  payerNik: (text) => /^\d{16}$/.test(bare(text)),
};

/** One per row. Lists of existing codes cannot be imported. */
export const billing: ImportKind<BillingInput> = {
  key: 'billing',
  fields: billingFields,
  synonyms,
  looks,
  telling: new Set(['kap', 'nop', 'payerNpwp']),
  needed: [
    { field: 'pair', or: [['kap', 'kjs']] },
    { field: 'period', or: [['periodFrom'], ['year']] },
    { field: 'amount', or: [] },
  ] satisfies readonly { field: BillingField; or: readonly BillingField[][] }[],
  assumed: [],
  takes: ['xlsx', 'csv'],
  computed: new Set(['amount']),
  limits: { documents: 5_000, lines: 5_000 },
  sums: ['amount'],
  input: inputOfRow,
  check: checkRow,
  alike,
  unique: new Set(['assessmentNumber', 'nop', 'description'] satisfies BillingField[]),
  duplicates: {
    like: {
      at: ({ pair }) => (pair === undefined ? 'kap' : 'pair'),
      inFile: 'billing_in_file',
      saved: 'billing_saved',
    },
  },
  widths: { payerNpwp: 16, payerNik: 16, nop: 18 },
  repairs: { amount: { places: 0 } },
};
