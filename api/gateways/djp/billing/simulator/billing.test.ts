import { describe, expect, it } from 'vitest';
import { isBillingCode, isNtb, isNtpn, isStan } from '#domain/billing/number.ts';
import { billingOfficeCodes } from '#domain/billing/office-codes.ts';
import { billingRefusals } from '../port.ts';
import { billingBehaviourOf, billingBehaviours } from './behaviours.ts';
import { codeOf, ntbOf, ntpnOf, stanOf } from './issue.ts';

const serials = Array.from({ length: 20_000 }, (_, at) => at + 1);

describe('numbers of billing codes and receipts', () => {
  it.each([
    ['codes', codeOf, isBillingCode],
    ['NTPN', ntpnOf, isNtpn],
    ['NTB', ntbOf, isNtb],
  ])('gives %s in their form, no two alike', (_name, numberOf, isOne) => {
    const given = serials.map(numberOf);
    expect(given.filter((number) => !isOne(number))).toEqual([]);
    expect(new Set(given).size).toBe(serials.length);
  });

  it('gives codes with each of the four first digits of the tax office', () => {
    expect(new Set(serials.map((serial) => codeOf(serial)[0]))).toEqual(new Set(['0', '1', '2', '3']));
  });

  it('counts trace numbers round', () => {
    expect(serials.map(stanOf).every(isStan)).toBe(true);
    expect(stanOf(1_000_001)).toBe(stanOf(1));
  });
});

describe('printed behaviours of billing codes', () => {
  it('are told apart by four digits, and speak codes we have words for', () => {
    expect(new Set(billingBehaviours.map(({ digits }) => digits)).size).toBe(billingBehaviours.length);
    for (const behaviour of billingBehaviours) {
      expect(behaviour.digits).toMatch(/^99\d\d$/);
      if ('refusal' in behaviour) expect(billingRefusals).toContain(behaviour.refusal.code);
    }
    for (const code of billingRefusals) expect(Object.keys(billingOfficeCodes)).toContain(code);
  });

  it('are the usual ones for every other amount', () => {
    expect(billingBehaviourOf('1254000').name).toBe('usual');
    expect(billingBehaviourOf('1259998').name).toBe('amount-invalid');
  });
});
