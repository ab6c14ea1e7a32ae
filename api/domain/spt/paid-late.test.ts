import { expect, it } from 'vitest';
import { coverBills } from './bills.ts';
import { paidLate } from './paid-late.ts';

const bill = { line: 'TOTAL', kapKjs: '411124-104', amount: 100_000_000 };
const proof = (date: string, amount = bill.amount, id = date) => ({
  id,
  kind: 'PBK' as const,
  number: `N-${id}`,
  kapKjs: bill.kapKjs,
  period: '2025-09',
  amount,
  date,
});
const late = (...proofs: ReturnType<typeof proof>[]) =>
  paidLate('2025-09', coverBills([bill], '2025-09', proofs)).map(({ date, amount, interest }) => [
    date,
    amount,
    interest.value,
  ]);

it('costs nothing where the deposit was filled in time, whenever the return is paid from it', () =>
  expect(late(proof('2025-10-15'))).toEqual([]));

it('keeps the interest of each part that came late, until the day of that part', () => {
  const [one] = late(proof('2025-11-10'));
  expect(one?.slice(0, 2)).toEqual(['2025-11-10', 100_000_000]);
  expect(Number(one?.[2])).toBeGreaterThan(0);
  const parts = late(proof('2025-10-10', 40_000_000), proof('2025-11-10', 60_000_000));
  expect(parts).toHaveLength(1);
  expect(parts[0]?.[1]).toBe(60_000_000);
  expect(Number(parts[0]?.[2]) / Number(one?.[2])).toBeCloseTo(0.6, 2);
});

it('counts no more than the account asks for', () =>
  expect(late(proof('2025-11-10', 120_000_000))).toEqual(late(proof('2025-11-10'))));
