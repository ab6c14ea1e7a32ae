import { describe, expect, it } from 'vitest';
import { baseEffect, type CreditedRow, creditEffect, type SoldRow } from './taken-effect.ts';

describe('input tax', () => {
  const row = (options: Partial<CreditedRow['officeState']>, differences: CreditedRow['differences']): CreditedRow => ({
    officeState: { status: 'CREDITED', creditPeriod: '2025-10', ppn: '3575000.00', ...options },
    differences,
  });

  it('moves from one masa to another', () =>
    expect(creditEffect([row({}, [{ field: 'creditPeriod', ours: '2025-11', theirs: '2025-10' }])])).toEqual([
      { masa: '2025-10', change: 357_500_000 },
      { masa: '2025-11', change: -357_500_000 },
    ]));

  it('comes with what the office credits, goes with what it does not, and changes with the amount', () => {
    expect(creditEffect([row({}, [{ field: 'status', ours: 'APPROVED', theirs: 'CREDITED' }])])).toEqual([
      { masa: '2025-10', change: 357_500_000 },
    ]);
    const left = row({ status: 'UNCREDITED', creditPeriod: null }, [
      { field: 'status', ours: 'CREDITED', theirs: 'UNCREDITED' },
    ]);
    expect(creditEffect([left])).toEqual([{ masa: null, change: -357_500_000 }]);
    expect(creditEffect([row({}, [{ field: 'ppn', ours: '3500000.00', theirs: '3575000.00' }])])).toEqual([
      { masa: '2025-10', change: 7_500_000 },
    ]);
  });

  it('stays where no tax changes, or nobody has decided', () => {
    expect(creditEffect([row({}, [{ field: 'reference', ours: 'A', theirs: 'B' }])])).toEqual([]);
    const undecided = row({ status: 'APPROVED', creditPeriod: null }, [
      { field: 'ppn', ours: '55000.00', theirs: '66000.00' },
    ]);
    expect(creditEffect([undecided])).toEqual([]);
  });
});

describe('the base of exports', () => {
  const row = (options: Partial<SoldRow['officeState']>, differences: SoldRow['differences']): SoldRow => ({
    officeState: { status: 'APPROVED', date: '2025-10-20', period: '2025-10', dpp: '80000000.00', ...options },
    differences,
  });

  it('comes once the document counts, and goes with what is cancelled', () => {
    expect(baseEffect([row({}, [{ field: 'status', ours: 'DRAFT', theirs: 'APPROVED' }])])).toEqual([
      { masa: '2025-10', change: 8_000_000_000 },
    ]);
    const canceled = row({ status: 'CANCELED' }, [{ field: 'status', ours: 'APPROVED', theirs: 'CANCELED' }]);
    expect(baseEffect([canceled])).toEqual([{ masa: '2025-10', change: -8_000_000_000 }]);
    expect(baseEffect([row({ status: 'DRAFT' }, [{ field: 'dpp', ours: '1.00', theirs: '2.00' }])])).toEqual([]);
  });

  it('moves with the date, and changes with the amount', () =>
    expect(
      baseEffect([
        row({}, [{ field: 'date', ours: '2025-11-02', theirs: '2025-10-20' }]),
        row({}, [{ field: 'dpp', ours: '75000000.00', theirs: '80000000.00' }]),
      ]),
    ).toEqual([
      { masa: '2025-10', change: 8_500_000_000 },
      { masa: '2025-11', change: -8_000_000_000 },
    ]));
});
