import { describe, expect, it } from 'vitest';
import { kppName, kppOf } from '../rules/identity/npwp.ts';
import { payerNumberType, payerOffice } from './record.ts';

describe('the payer of a billing code', () => {
  it('is known by an NPWP, by a NIK, or by no number', () => {
    const of = (payerNpwp: string, payerNik: string | null = null) => payerNumberType({ payerNpwp, payerNik });
    expect(of('0612345678901000')).toBe('NPWP');
    expect(of('3171234506900001')).toBe('NIK');
    expect(of('0000000000000000', '3171234506900001')).toBe('NIK');
    expect(of('0000000000000000')).toBe('NONE');
    expect(of('')).toBe('NONE');
  });

  it('is registered at the tax office its NPWP names, unless another is told', () => {
    expect(kppName('001')).toBe('KPP Pratama Jakarta Matraman');
    expect(kppOf('0612345678001000')).toBe('001');
    expect(kppOf('0612345678999000')).toBeNull();
    expect(kppOf('3171234506900001')).toBeNull();
    expect(kppOf('0000000000000000')).toBeNull();
    const result = { payerNpwp: '0612345678001000', payerNik: null, payerKpp: null };
    expect(payerOffice(result)).toBe('001 KPP Pratama Jakarta Matraman');
    expect(payerOffice({ ...result, payerKpp: '002' })).toBe('002 KPP Pratama Jakarta Jatinegara');
    expect(payerOffice({ ...result, payerKpp: '999' })).toBe('999');
    expect(payerOffice({ ...result, payerNpwp: '3171234506900001' })).toBeNull();
  });
});
