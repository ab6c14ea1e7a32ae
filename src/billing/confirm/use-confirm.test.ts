import { describe, expect, it } from 'vitest';
import { firstEmpty } from './use-confirm.ts';

const given = { billingCode: '', ntpn: '', amount: '', paidAt: '2026-10-05', period: '' };

describe('where the hand begins on a receipt', () => {
  it('is the code where one came without, else its NTPN', () => {
    expect(firstEmpty(given)).toBe('billingCode');
    expect(firstEmpty({ ...given, billingCode: '027210201838259' })).toBe('ntpn');
  });

  it('is nowhere once all is known', () => {
    const all = { ...given, billingCode: '027210201838259', ntpn: '0A1B2C3D4E5F6G7H', amount: '1', period: '2026-10' };
    expect(firstEmpty(all)).toBeUndefined();
  });
});
