import { describe, expect, it } from 'vitest';
import { withDocument, withNpwp } from './use-buyer.ts';

describe('the identity of a buyer', () => {
  it('takes the head office once the NPWP is whole, and keeps a branch that was chosen', () => {
    expect(withNpwp({ buyerNpwp: '', buyerNitku: '' }, '0026 6130 9760 2000')).toEqual({
      buyerNpwp: '0026613097602000',
      buyerNitku: '0026613097602000000000',
    });
    const branch = '0026613097602000000001';
    expect(withNpwp({ buyerNpwp: '0026613097602000', buyerNitku: branch }, '0026613097602000')).toEqual({
      buyerNpwp: '0026613097602000',
    });
  });

  it('takes sixteen zeros and the place 000000 for anyone without an NPWP', () => {
    expect(withDocument('Passport')).toMatchObject({ buyerNpwp: '0000000000000000', buyerNitku: '000000' });
  });
});
