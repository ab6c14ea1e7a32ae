import { expect, it } from 'vitest';
import { calc, form, input } from '../definition/form.ts';
import { unifikasiForm, unifikasiOverpaid } from '../rules/spt.ts';
import type { ReturnDefinition } from './definition.ts';
import type { DocumentSum } from './document-sum.ts';
import { postedFrom, whatIf } from './frozen.ts';
import { documentsOf } from './line-documents.ts';
import { unmappedIn } from './work-return.ts';

const induk = form({
  name: 'MADE',
  rule: unifikasiForm.ruleAt('2025-01-01'),
  lines: {
    out: input('made.out'),
    in: input('made.in'),
    due: calc('made.due', 'made.formula', ['out', 'in'], (out, paid) => out - paid),
  },
});

const made: ReturnDefinition = {
  type: 'UNIFIKASI',
  documents: { source: 'slips', kinds: ['SOLD', 'BOUGHT'], amounts: ['price', 'vat'] },
  forms: [induk],
  induk: 'MADE',
  printed: { columns: [], parts: [] },
  typedRows: [],
  feeds: {
    MADE: {
      out: { from: 'documents', of: { kinds: ['SOLD'], rows: ['row'], amount: 'vat' } },
      in: { from: 'documents', of: { kinds: ['BOUGHT'], rows: ['row'], amount: 'vat' } },
    },
  },
  due: [{ line: 'due', kapKjs: '411211-100' }],
  overpaid: unifikasiOverpaid,
  attachments: [{ key: 'DAFTAR_I', tables: [{ key: 'sold', kinds: ['SOLD'] }] }],
};

const sum = (kind: string, vat: number, over: Partial<DocumentSum> = {}): DocumentSum => ({
  kind,
  row: 'row',
  group: null,
  count: 1,
  amounts: { price: 10 * vat, vat },
  ...over,
});
const fed = { sums: [sum('SOLD', 50_000), sum('BOUGHT', 20_000, { count: 3 }), sum('BPPU', 1)], previous: null };

it('works a return of documents that are no slips from its definition alone', () => {
  expect(postedFrom(made, '2025-10', fed)).toMatchObject({
    amounts: { MADE: { out: '500.00', in: '200.00', due: '300.00' } },
    documentCount: 4,
    payable: '300.00',
  });
  expect(documentsOf(made, { form: 'MADE', line: 'due' }).map(({ kinds, times }) => [kinds, times])).toEqual([
    [['SOLD'], 1],
    [['BOUGHT'], -1],
  ]);
  const lost = sum('SOLD', 1, { row: 'elsewhere' });
  expect(unmappedIn(made, [...fed.sums, lost])).toEqual([lost]);
  const bought = { kind: 'BOUGHT', row: 'row', group: null, amounts: { price: '1000.00', vat: '100.00' } };
  expect(whatIf(made, '2025-10', fed, { taken: [bought], left: [] }).after.payable).toBe('200.00');
});
