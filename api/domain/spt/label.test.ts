import { describe, expect, it } from 'vitest';
import { sen } from '../definition/money.ts';
import { latePayment, usedInLabel, usedInOf } from './label.ts';

it('says the return a receipt is used in, in the language of whoever reads it', () => {
  const normal = usedInOf({ type: 'UNIFIKASI', period: '2025-02', revision: 0 });
  expect(usedInLabel(normal, 'id')).toBe('SPT Masa PPh Unifikasi 02/2025');
  const corrected = usedInOf({ type: 'PPN', period: '2025-02', revision: 1 });
  expect(usedInLabel(corrected, 'id')).toBe('SPT Masa PPN 02/2025 pembetulan ke-1');
  expect(usedInLabel(corrected, 'en')).toBe('VAT return 02/2025 correction no. 1');
});

const spt = { period: '2025-09', status: 'CONCEPT' } as const;
const left = [
  { kapKjs: '411124-100', rest: sen('10000000') },
  { kapKjs: '411128-402', rest: sen('0') },
];

describe('paying a return late', () => {
  it('runs from the due day of its masa: September 2025 is due on 15 October, 0,95 % a month', () => {
    const waiting = latePayment(spt, left, '2025-11-16');
    // 16 October to 15 November is one month, 16 November begins the second: 10.000.000 × 0,95 % × 2
    expect(waiting?.today.interest).toMatchObject({ value: '190000.00', line: '411124-100' });
    expect(waiting?.sameUntil).toBe('2025-12-15');
  });

  it('is nothing to ask where nothing is left, and once it is filed or gone', () => {
    expect(latePayment(spt, left.slice(1), '2025-11-16')).toBeNull();
    for (const status of ['FILED', 'CANCELED'] as const)
      expect(latePayment({ ...spt, status }, left, '2025-11-16')).toBeNull();
  });
});
