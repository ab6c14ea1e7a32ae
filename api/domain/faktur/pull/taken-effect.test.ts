import { expect, it } from 'vitest';
import { takenEffect } from './taken-effect.ts';

type Row = Parameters<typeof takenEffect>[0][number];
const row = (faktur: Partial<Row['faktur']>, differences: Row['differences']): Row => ({
  faktur: { status: 'CREDITED', creditPeriod: '2025-10', ppn: '3575000.00', ...faktur } as Row['faktur'],
  differences,
});

it('moves the tax of an invoice from one masa to another', () =>
  expect(takenEffect([row({}, [{ field: 'creditPeriod', ours: '2025-11', theirs: '2025-10' }])])).toEqual([
    { masa: '2025-10', change: 357_500_000 },
    { masa: '2025-11', change: -357_500_000 },
  ]));

it('brings what the office credits, takes what it does not, and the difference of another amount', () => {
  expect(takenEffect([row({}, [{ field: 'status', ours: 'APPROVED', theirs: 'CREDITED' }])])).toEqual([
    { masa: '2025-10', change: 357_500_000 },
  ]);
  const left = row({ status: 'UNCREDITED', creditPeriod: null }, [
    { field: 'status', ours: 'CREDITED', theirs: 'UNCREDITED' },
  ]);
  expect(takenEffect([left])).toEqual([{ masa: null, change: -357_500_000 }]);
  expect(takenEffect([row({}, [{ field: 'ppn', ours: '3500000.00', theirs: '3575000.00' }])])).toEqual([
    { masa: '2025-10', change: 7_500_000 },
  ]);
});

it('says nothing where no tax changes', () =>
  expect(takenEffect([row({}, [{ field: 'reference', ours: 'A', theirs: 'B' }])])).toEqual([]));
