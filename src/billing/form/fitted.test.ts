import { describe, expect, it } from 'vitest';
import { emptyBilling } from './CreateScreen.tsx';
import { asSent, fitted, withPayer } from './fitted.ts';

const owner = { npwp: '0021487365043000', name: 'PT Sagara', address: 'Jalan Melati 1', city: 'Jakarta' };
const empty = emptyBilling(owner, '2025-11-20');

describe('a billing that follows its pair', () => {
  it('starts as the own tax of the masa before today', () => {
    expect(empty).toMatchObject({ periodFrom: '2025-10', periodTo: '2025-10', payerNpwp: owner.npwp });
  });

  it('takes the whole year for a deposit and one masa for a monthly tax', () => {
    const deposit = fitted({ ...empty, kap: '411618', kjs: '100' }, owner);
    expect([deposit.periodFrom, deposit.periodTo]).toEqual(['2025-01', '2025-12']);
    const monthly = fitted({ ...deposit, kap: '411126', kjs: '100' }, owner);
    expect([monthly.periodFrom, monthly.periodTo]).toEqual(['2025-01', '2025-01']);
  });

  it('opens what land and notices need, and drops it again when the pair needs it no more', () => {
    const land = fitted({ ...empty, kap: '411128', kjs: '402' }, owner);
    expect(land).toMatchObject({ nop: '', objectAddress: '', assessmentNumber: null });
    const notice = fitted({ ...land, nop: '317401000100200030', kjs: '300' }, owner);
    expect(notice).toMatchObject({ nop: null, objectAddress: null, assessmentNumber: '' });
  });

  it('leaves a masa that is still being typed alone', () => {
    const typed = { ...empty, kap: '411126', kjs: '100', periodFrom: '' };
    expect(fitted(typed, owner)).toEqual(typed);
  });

  it('names the company again where the pair allows nobody else', () => {
    const other = withPayer(empty, 'other', owner);
    expect(other).toMatchObject({ payerNpwp: '', payerName: '' });
    expect(fitted({ ...other, kap: '411126', kjs: '100' }, owner)).toMatchObject({
      payerKind: 'self',
      payerNpwp: owner.npwp,
    });
  });

  it('sends nothing for what was left empty', () => {
    expect(asSent({ ...empty, depositorName: ' ', description: ' a ' })).toMatchObject({
      depositorName: null,
      description: 'a',
    });
  });
});
