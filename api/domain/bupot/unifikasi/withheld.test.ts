import { describe, expect, it, test } from 'vitest';
import { aWithholding } from '../../../../fixtures/builders/a-withholding.ts';
import { asPercent } from '../../definition/money.ts';
import { withheld } from './withheld.ts';
import type { Withholding } from './withholding.ts';

const rupiahOf = (work: Withholding) => {
  const { gross, base, rate, tax, withheld: taken, borne } = withheld(work);
  return [gross / 100, base / 100, asPercent(rate), tax / 100, taken / 100, borne / 100];
};

describe('the tax of a slip', () => {
  test.each([
    ['services', aWithholding('BPPU', '24-104-03', 10_000_000), [10_000_000, 10_000_000, '2', 200_000, 200_000, 0]],
    ['rent', aWithholding('BPPU', '28-403-02', 45_000_000), [45_000_000, 45_000_000, '10', 4_500_000, 4_500_000, 0]],
    ['construction', aWithholding('BPPU', '28-409-22', 1_000_000), [1_000_000, 1_000_000, '1.75', 17_500, 17_500, 0]],
    ['self-paid', aWithholding('SP', '28-403-04', 1_000_000), [1_000_000, 1_000_000, '9.5', 95_000, 95_000, 0]],
    ['in total', aWithholding('CY', '28-404-11', 999_999), [999_999, 999_999, '20', 200_000, 200_000, 0]],
    [
      'abroad',
      aWithholding('BPNR', '27-104-01', 50_000_000),
      [50_000_000, 50_000_000, '20', 10_000_000, 10_000_000, 0],
    ],
    [
      'premium',
      aWithholding('BPNR', '27-100-06/10', 50_000_000),
      [50_000_000, 5_000_000, '20', 1_000_000, 1_000_000, 0],
    ],
    [
      'shares',
      aWithholding('BPNR', '27-100-08', 100_000_000),
      [100_000_000, 25_000_000, '20', 5_000_000, 5_000_000, 0],
    ],
    ['borne', aWithholding('BPPU', '28-409-49', 1_000_000, { facility: 'DTP' }), [1e6, 1e6, '6', 60_000, 0, 60_000]],
    ['exempt', aWithholding('BPPU', '24-104-03', 1_000_000, { facility: 'SKB23' }), [1e6, 1e6, '0', 0, 0, 0]],
    ['small', aWithholding('BPPU', '28-423-01', 1_000_000, { facility: 'UMKM' }), [1e6, 1e6, '0.5', 5_000, 5_000, 0]],
  ] as const)('%s', (_, work, expected) => expect(rupiahOf(work)).toEqual(expected));

  it('goes to the rupiah nearest, half up, once', () => {
    expect(withheld(aWithholding('BPPU', '24-104-03', 1_025)).tax).toBe(2_100);
    expect(withheld(aWithholding('BPPU', '24-104-03', 1_024)).tax).toBe(2_000);
    // 333 × 5 % × 20 % = 3.33: the rounded base of 17 would give 3.40, and with 5 % of 350 the half is rounded up.
    expect(withheld(aWithholding('BPNR', '27-100-06/5', 333)).tax).toBe(300);
    expect(withheld(aWithholding('BPNR', '27-100-06/5', 350)).tax).toBe(400);
  });

  it('is that of whole rupiah of gross (PER-11/PJ/2025 art. 129)', () => {
    expect(withheld({ ...aWithholding('BPPU', '24-103-01', 0), gross: 7_000_002_050 })).toMatchObject({
      gross: 7_000_002_100,
      tax: 1_050_000_300,
    });
  });

  it('follows what was typed where the facility leaves it open, and nowhere else', () => {
    const typed = { rate: '1', nett: '50', tax: 12_250 };
    expect(withheld(aWithholding('BPPU', '24-104-03', 1_000_000, typed)).tax).toBe(2_000_000);
    expect(withheld(aWithholding('BPPU', '24-104-03', 1_000_000, { rate: '1', facility: 'OTHER' })).tax).toBe(
      1_000_000,
    );
    expect(withheld(aWithholding('BPPU', '24-104-03', 1_000_000, { ...typed, facility: 'OTHER' })).tax).toBe(12_300);
    expect(
      withheld(aWithholding('BPNR', '27-103-01', 1_000_000, { rate: '10', nett: '50', facility: 'SKD' })),
    ).toMatchObject({ base: 50_000_000, tax: 5_000_000 });
    expect(withheld(aWithholding('BPNR', '27-103-01', 1_000_000, { facility: 'SKD' })).tax).toBe(20_000_000);
  });

  it('doubles without a tax number, of PPh 22 and 23 that are not final', () => {
    const surcharge = true;
    expect(withheld(aWithholding('BPPU', '24-104-03', 1_000_000, { surcharge }))).toMatchObject({
      rate: [400, 10_000],
      tax: 4_000_000,
    });
    expect(withheld(aWithholding('BPPU', '22-100-07', 1_000_000, { surcharge })).tax).toBe(500_000);
    expect(withheld(aWithholding('BPPU', '22-401-01', 1_000_000, { surcharge })).tax).toBe(250_000);
    expect(withheld(aWithholding('BPPU', '28-403-02', 1_000_000, { surcharge })).tax).toBe(10_000_000);
    expect(withheld(aWithholding('BPNR', '27-104-01', 1_000_000, { surcharge })).tax).toBe(20_000_000);
    expect(withheld(aWithholding('BPPU', '24-104-03', 1_000_000, { surcharge, facility: 'SKB23' })).tax).toBe(0);
  });

  it('is borne by the payer on a gross that holds it', () => {
    const grossUp = true;
    expect(rupiahOf(aWithholding('BPPU', '24-104-03', 9_800_000, { grossUp })).slice(0, 4)).toEqual([
      10_000_000,
      10_000_000,
      '2',
      200_000,
    ]);
    expect(withheld(aWithholding('BPNR', '27-100-06/50', 90_000_000, { grossUp }))).toMatchObject({
      gross: 10_000_000_000,
      tax: 1_000_000_000,
    });
    const more = { grossUp, facility: 'OTHER', tax: 5_000 } as const;
    expect(withheld(aWithholding('BPPU', '24-104-03', 100, more)).gross).toBe(15_000);
    expect(withheld(aWithholding('BPPU', '24-104-03', 100, { grossUp, facility: 'DTP' })).gross).toBe(10_000);
  });

  it('is refused where it does not fit', () => {
    expect(() => withheld(aWithholding('BPPU', '24-104-03', -1))).toThrow(RangeError);
    expect(() => withheld(aWithholding('BPPU', '24-104-03', 1, { facility: 'SKB22' }))).toThrow('SKB22 is not for');
    expect(() => withheld(aWithholding('BPPU', '22-405-04', 1, { period: '2025-07' }))).toThrow('not used in 2025-07');
    expect(() => withheld(aWithholding('BPPU', '24-104-03', 1, { facility: 'OTHER', rate: '101' }))).toThrow('rate');
    expect(() => withheld(aWithholding('BPPU', '24-104-03', 1, { facility: 'OTHER', tax: -100 }))).toThrow('tax');
    const all = { facility: 'OTHER', rate: '100', grossUp: true } as const;
    expect(() => withheld(aWithholding('BPPU', '24-104-03', 1, all))).toThrow('would take all');
  });
});

describe('the form of shipping', () => {
  const income = {
    indonesia: 70_000_000_000,
    abroad: 20_000_000_000,
    credit24: 100_000_000,
    withheldByOthers: 300_000_000,
  };

  it('asks for what is still owed', () => {
    expect(withheld(aWithholding('SP', '28-411-01', 0, { shipping: income }))).toMatchObject({
      gross: 90_000_000_000,
      tax: 2_376_000_000,
      withheld: 1_976_000_000,
      shipping: { taxIndonesia: 1_848_000_000, taxAbroad: 528_000_000 },
    });
    expect(withheld(aWithholding('SP', '28-410-01', 0, { shipping: income }))).toMatchObject({ withheld: 680_000_000 });
  });

  it('asks for nothing where more was paid, and leaves it to the government where that bears it', () => {
    const paid = { ...income, withheldByOthers: 9_000_000_000 };
    expect(withheld(aWithholding('SP', '28-410-01', 0, { shipping: paid })).withheld).toBe(0);
    expect(withheld(aWithholding('SP', '28-410-01', 0, { shipping: income, facility: 'DTP' }))).toMatchObject({
      withheld: 0,
      borne: 680_000_000,
    });
  });

  it('belongs to carriers that pay their own tax', () => {
    expect(() => withheld(aWithholding('BPPU', '28-410-01', 0, { shipping: income }))).toThrow('no form of shipping');
    const below = { ...income, abroad: -1 };
    expect(() => withheld(aWithholding('SP', '28-410-01', 0, { shipping: below }))).toThrow(RangeError);
  });
});
