import { describe, expect, it } from 'vitest';
import { aBupotInput } from '../../../fixtures/builders/a-bupot.ts';
import { checkPayee } from './check-payee.ts';
import type { SlipKind } from './kinds.ts';

const around = { today: '2026-03-11', company: { npwp: '', government: false }, source: 'form' } as const;
const limitOf = (kind: SlipKind, digits: number) =>
  checkPayee(aBupotInput(kind, { foreignEmployee: true, country: 'AUS', passport: 'N'.repeat(digits) }), around).find(
    ({ path }) => path === 'passport',
  )?.params?.max;

describe('the passport of somebody from abroad', () => {
  it.each(['BPMP', 'BPA1'] as const)('has at most 16 characters on %s, of an employee', (kind) => {
    expect(limitOf(kind, 16)).toBeUndefined();
    expect(limitOf(kind, 17)).toBe(16);
  });

  it('has at most 9 on a slip of a payee abroad', () => {
    expect(limitOf('BP26', 9)).toBeUndefined();
    expect(limitOf('BP26', 10)).toBe(9);
  });
});
