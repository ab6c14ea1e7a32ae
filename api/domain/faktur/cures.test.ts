import { describe, expect, it } from 'vitest';
import { aFakturInput } from '../../../fixtures/builders/a-faktur.ts';
import { type Cure, KEEPS_PRICE } from '../refusals/cure.ts';
import { cured } from './cures.ts';
import type { FakturInput } from './record.ts';

const NIK = '3174012501850003';
const NPWP = '0623456789011234';
const buyer = (npwp: string): Partial<FakturInput> => ({ counterpartyNpwp: npwp, counterpartyNitku: `${npwp}000000` });

const [one] = aFakturInput().lines as [FakturInput['lines'][number]];

const apply = (over: Partial<FakturInput>, cure: Cure) => cured(aFakturInput(over), cure, 'a');

describe('a cure', () => {
  it.each<[string, Partial<FakturInput>, Cure, Partial<FakturInput>]>([
    [
      'takes the NPWP of a person for the NIK it is',
      buyer(NIK),
      { kind: 'identity' },
      {
        counterpartyDocument: 'National ID',
        counterpartyNpwp: '0000000000000000',
        counterpartyDocumentNumber: NIK,
        counterpartyNitku: '000000',
      },
    ],
    [
      'takes a new NPWP with its head office',
      buyer('0999999999999999'),
      { kind: 'identity', own: { a: NPWP } },
      { counterpartyDocument: 'TIN', ...buyer(NPWP), counterpartyDocumentNumber: null },
    ],
    [
      'pairs the stamp with the additional information',
      { code: '08', addInfo: 'TD.00502', facilityStamp: 'TD.01105' },
      { kind: 'transaction' },
      { addInfo: 'TD.00502', facilityStamp: 'TD.01102' },
    ],
    [
      'takes both away where the code has no facility',
      { code: '08', addInfo: 'TD.00502', facilityStamp: 'TD.01102' },
      { kind: 'transaction', code: '04' },
      { code: '04', addInfo: null, facilityStamp: null },
    ],
    [
      'takes the place said of one document before that of all',
      {},
      { kind: 'ownPlace', value: `${NPWP}000000`, own: { a: `${NPWP}000001` } },
      { ownNitku: `${NPWP}000001` },
    ],
    ['fills in the paper of one document', {}, { kind: 'paper', own: { a: 'AJU-1' } }, { customDoc: 'AJU-1' }],
    [
      'rounds a quantity to the nearest and keeps the price',
      { lines: [{ ...one, quantity: '12.3457', price: '1000' }] },
      { kind: 'quantity', value: KEEPS_PRICE },
      { lines: [{ ...one, quantity: '12.35', price: '1000' }] },
    ],
  ])('%s', (_, over, cure, becomes) => {
    const { input, changes } = apply(over, cure);
    expect(input).toMatchObject(becomes);
    expect(changes.length).toBeGreaterThan(0);
  });

  it.each<[string, Partial<FakturInput>, Cure]>([
    ['the NPWP of a firm, which is no NIK', buyer(NPWP), { kind: 'identity' }],
    ['what was said of another document', {}, { kind: 'reference', own: { b: 'INV-1' } }],
    ['quantities the office takes', {}, { kind: 'quantity' }],
    ['codes that are good', {}, { kind: 'goods' }],
    ['who signs', {}, { kind: 'signee', value: 's' }],
  ])('changes nothing for %s', (_, over, cure) => {
    const before = aFakturInput(over);
    expect(cured(before, cure, 'a')).toEqual({ input: before, changes: [] });
  });

  it('leaves DPP and tax of a cut quantity to a line of its own', () => {
    const [line] = aFakturInput().lines as [FakturInput['lines'][number]];
    const { input, changes } = apply(
      { lines: [{ ...line, quantity: '38.1285', price: '214750', discount: '0' }] },
      { kind: 'quantity' },
    );
    expect(input.lines.map(({ quantity, price }) => [quantity, price])).toEqual([
      ['38.12', '214750'],
      ['1', '1825.38'],
    ]);
    expect(changes.map(({ path }) => path)).toEqual(['lines.0.quantity', 'lines.0.difference']);
  });
});
