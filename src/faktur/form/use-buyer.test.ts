import { describe, expect, it } from 'vitest';
import { aFakturInput } from '../../../fixtures/builders/a-faktur.ts';
import { toForm, withField } from './form-state.ts';
import { withDocument } from './use-buyer.ts';

describe('the identity of a buyer', () => {
  it('takes the head office once the NPWP is whole, and keeps a branch that was chosen as long as it is its own', () => {
    const typed = (counterpartyNpwp: string, counterpartyNitku: string, to: string) =>
      withField(
        { ...toForm(aFakturInput({ counterpartyDocument: 'TIN' })), counterpartyNpwp, counterpartyNitku },
        'counterpartyNpwp',
        to,
      ).counterpartyNitku;
    const branch = '0026613097602000000001';
    expect(typed('', '', '0026613097602000')).toBe('0026613097602000000000');
    expect(typed('002661309760200', branch, '0026613097602000')).toBe(branch);
    expect(typed('0026613097602000', '0026613097602000000000', '002661309760200')).toBe('');
    expect(typed('0026613097602000', branch, '0010611019093000')).toBe('0010611019093000000000');
  });

  it('takes sixteen zeros and the place 000000 for anyone without an NPWP', () => {
    expect(withDocument('Passport')).toMatchObject({
      counterpartyNpwp: '0000000000000000',
      counterpartyNitku: '000000',
    });
  });

  it('leaves the country of a passport to be chosen', () => {
    const country = (document: 'TIN' | 'National ID' | 'Passport' | 'Other ID') =>
      withDocument(document).counterpartyCountry;
    expect([country('TIN'), country('National ID'), country('Passport'), country('Other ID')]).toEqual([
      'IDN',
      'IDN',
      '',
      '',
    ]);
  });
});
