import { expect, it } from 'vitest';
import { lastMasaOf } from './kinds.ts';
import { latenessOf } from './lateness.ts';
import { owedYears } from './owed-years.ts';
import { filedAnswer, type ReturnFact, registerOf } from './register.ts';

const fact = (over: Partial<ReturnFact> = {}): ReturnFact => ({
  id: 'a',
  version: 1,
  kind: 'PPN',
  period: '2025-09',
  revision: 0,
  status: 'FILED',
  origin: 'HERE',
  payable: '1500.00',
  overpaid: '0.00',
  filedAt: Date.parse('2025-10-31T02:00:00Z'),
  bpe: 'BPE-1',
  postedAt: 1,
  documentCount: 3,
  updatedAt: 1,
  link: '/x',
  ...over,
});

const owed = (period: string) => ({ kind: 'PPN' as const, period, link: '/y' });

it('answers whether, when and under which BPE the newest filed version was filed', () => {
  const amended = fact({ id: 'b', revision: 1, bpe: 'BPE-2', filedAt: 2_000_000_000_000 });
  const draft = fact({ id: 'c', revision: 2, status: 'CONCEPT', filedAt: null, bpe: null });
  const rows = registerOf([fact(), amended, draft], [], '2025-12-01');
  const { versions, ...answer } = filedAnswer(rows, { kind: 'PPN', period: '2025-09' });
  expect(answer).toEqual({ isFiled: true, filedAt: 2_000_000_000_000, bpe: 'BPE-2', revision: 1 });
  expect(versions.map(({ id, status }) => [id, status])).toEqual([
    ['c', 'CONCEPT'],
    ['b', 'FILED'],
    ['a', 'SUPERSEDED'],
  ]);
  expect(filedAnswer(rows, { kind: 'PPN', period: '2025-08' })).toEqual({
    isFiled: false,
    filedAt: null,
    bpe: null,
    revision: null,
    versions: [],
  });
});

it('lists a due return that nobody prepared, also where the office annulled the one there was', () => {
  const annulled = fact({ id: 'n', period: '2025-08', status: 'CANCELED' });
  const rows = registerOf([fact(), annulled], [owed('2025-08'), owed('2025-09'), owed('2025-10')], '2025-12-01');
  expect(rows.filter(({ status }) => status === 'NOT_MADE').map(({ id }) => id)).toEqual([
    'due-PPN-2025-08',
    'due-PPN-2025-10',
  ]);
  expect(
    rows.find(({ id }) => id === 'n'),
    'what counts no more is not late',
  ).toMatchObject({ daysLate: 0, fine: '0.00' });
});

it.each([
  [{ payable: '1.00', overpaid: '0.00' }, 'UNDERPAID', '1.00'],
  [{ payable: '0.00', overpaid: '2.00' }, 'OVERPAID', '2.00'],
  [{ payable: '0.00', overpaid: '0.00' }, 'NIL', '0.00'],
  [{ payable: null, overpaid: null }, null, null],
])('reads the result of %j', (amounts, result, amount) => {
  expect(registerOf([fact(amounts)], [], '2025-12-01')[0]).toMatchObject({ result, amount });
});

it.each([
  ['PPN', '2025-09', '2025-10-31', 0, '0.00'],
  ['PPN', '2025-09', '2025-11-01', 1, '500000.00'],
  ['UNIFIKASI', '2025-09', '2025-10-21', 1, '100000.00'],
  ['BADAN', '2024', '2025-05-02', 2, '1000000.00'],
  ['OP', '2024', '2025-04-09', 1, '100000.00'],
] as const)('counts the days of %s %s filed on %s late', (kind, period, day, daysLate, fine) => {
  expect(latenessOf({ kind, lastMasa: lastMasaOf(kind, period, 1), revision: 0 }, day)).toMatchObject({
    daysLate,
    fine,
  });
});

it('has no due day for a correction, nor where no rule was found', () => {
  expect(latenessOf({ kind: 'PPN', lastMasa: '2020-09', revision: 1 }, '2025-11-01').dueDay).toBeNull();
  expect(latenessOf({ kind: 'PBB', lastMasa: '2020-12', revision: 0 }, '2025-11-01')).toMatchObject({
    dueDay: null,
    daysLate: 0,
  });
});

it('owes an annual return for every year that is over since the first document', () => {
  const known = [{ kind: 'PPN' as const, period: '2023-05' }];
  expect(owedYears(known, '2025-11-15')).toEqual(['2023', '2024']);
  expect(owedYears([], '2025-11-15')).toEqual([]);
  expect(owedYears([{ kind: 'PPN', period: '2011-05' }], '2025-11-15')).toHaveLength(5);
});

it.each([
  [7, '2025-06-30', ['2022', '2023'], '2024-06', '2024-10-31'],
  [7, '2025-07-01', ['2022', '2023', '2024'], '2024-06', '2024-10-31'],
  [10, '2025-09-30', ['2023', '2024'], '2023-09', '2024-01-31'],
] as const)('counts a book year that begins in month %i on %s', (start, today, owed, lastMasa, dueDay) => {
  const known = [{ kind: 'PPN' as const, period: '2023-05' }];
  const years = owedYears(known, today, start);
  expect(years).toEqual(owed);
  const due = years.map((period) => ({ kind: 'BADAN' as const, period, link: '' }));
  const rows = registerOf([], due, today, start);
  expect(rows.find(({ period }) => period === '2023')).toMatchObject({ lastMasa, dueDay });
});
