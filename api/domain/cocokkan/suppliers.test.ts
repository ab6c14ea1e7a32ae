import { expect, it } from 'vitest';
import { matchBooks } from './match.ts';
import type { BookDocument, LedgerRow } from './record.ts';
import { suppliersOf } from './suppliers.ts';

const SPAN = { from: '2025-03', to: '2025-03' };
const KIRANA = '0021487365043000';

const row = (id: string, over: Partial<LedgerRow>): LedgerRow => ({
  id,
  date: '2025-03-10',
  journal: `JU-${id}`,
  account: null,
  text: 'Pembelian',
  partyName: 'PT Kirana',
  partyNpwp: null,
  reference: `INV/${id}`,
  number: null,
  base: 1_000_000,
  ppn: 110_000,
  currency: 'IDR',
  ...over,
});
const document: BookDocument = {
  id: 'd',
  family: 'faktur',
  number: '04002500000000001',
  date: '2025-03-05',
  period: '2025-03',
  partyName: 'PT Kirana',
  partyNpwp: KIRANA,
  reference: null,
  dpp: 5_000_000,
  otherDpp: 0,
  ppn: 550_000,
  isValid: true,
  contract: null,
  originNumber: null,
};

it('puts what no document stands for under its supplier, however he is written, and asks for nothing else', () => {
  const rows = [
    row('10', { number: '04002500000000001', ppn: 550_000 }),
    row('11', { date: '2025-03-20', partyName: 'Kirana, PT' }),
    row('12', { partyName: 'KIRANA', partyNpwp: KIRANA }),
    row('13', { partyName: 'CV Harsa', ppn: 300_000 }),
    row('14', { partyName: 'CV Harsa', ppn: -300_000, reference: 'RET/14' }),
    row('15', { partyName: null, text: 'Bayar PPN masa 02', reference: null }),
    row('16', { partyName: null }),
    row('17', { partyName: 'Kirana, PT', date: '2025-03-21', reference: 'INV/11' }),
  ];
  const lines = matchBooks({ rows, documents: [document], span: SPAN });
  expect(
    suppliersOf(lines, [document]).map(({ rows: of, ...options }) => ({ ...options, rows: of.map(({ id }) => id) })),
  ).toEqual([
    { key: 'HARSA', name: 'CV Harsa', npwp: null, ppn: 300_000, rows: ['13'] },
    { key: KIRANA, name: 'Kirana, PT', npwp: KIRANA, ppn: 220_000, rows: ['12', '11'] },
  ]);
});
