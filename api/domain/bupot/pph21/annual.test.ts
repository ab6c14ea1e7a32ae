import { describe, expect, it, test } from 'vitest';
import { anA1 } from '../../../../fixtures/builders/a-payment.ts';
import { a1Lines, a2Lines } from './annual.ts';
import { a1Form, a2Form, classicA1Form, classicA2Form, type FormLine } from './annual-form.ts';
import type { A2Input } from './annual-input.ts';
import { dtpUnmet } from './dtp-terms.ts';
import { monthsAmiss, settleYear } from './settle-year.ts';

const whole = (rupiah: number) => rupiah * 100;

describe('slip A2', () => {
  const {
    grossUpBenefit: _g,
    pphBenefit: _p,
    honorarium: _h,
    insuranceBenefit: _i,
    natura: _n,
    tantiemBonus: _t,
    ...facts
  } = anA1({ status: 'K/2' });
  const a2: A2Input = {
    ...facts,
    salaryPension: whole(60_000_000),
    wifeBenefit: whole(6_000_000),
    childBenefit: whole(2_400_000),
    improvementBenefit: whole(1_000_000),
    structuralBenefit: whole(12_000_000),
    riceBenefit: whole(3_000_000),
    specialBenefit: whole(2_000_000),
    otherBenefit: whole(600_000),
    otherIncome: whole(13_000_000),
    pensionContribution: whole(3_000_000),
  };

  it('adds its own parts of the gross and goes on as A1', () => {
    const lines = a2Lines(a2);
    expect(lines.brutoIncome).toBe(whole(100_000_000));
    expect(lines.annualizedTaxableIncome).toBe(whole(24_500_000));
    expect(lines.pph21Liability).toBe(whole(1_225_000));
    expect(lines).toEqual(
      a1Lines(anA1({ ...facts, salaryPension: whole(100_000_000), pensionContribution: whole(3_000_000) })),
    );
  });
});

describe('the years of the law', () => {
  it('begin with the method of 2024: nothing is worked out for the years before', () => {
    const of = (year: number) => a1Lines(anA1({ year, salaryPension: whole(200_000_000), zakat: whole(5_000_000) }));
    // 200 m − 6 m − 54 m − 5 m zakat = 135 m: 3,000,000 + 15 % × 75 m
    expect(of(2024)).toMatchObject({ pph21Liability: whole(14_250_000), zakat: whole(5_000_000) });
    for (const year of [2015, 2021, 2023]) expect(() => of(year)).toThrow(/Biaya jabatan: no rule/);
  });

  it('add the surcharge of those without a tax number to line 19', () => {
    const lines = a1Lines(anA1({ salaryPension: whole(160_000_000), identity: 'NONE' }));
    expect([lines.pph21AnnualizedIncome, lines.pph21Liability]).toEqual([whole(9_000_000), whole(10_800_000)]);
  });

  it('deduct no pension contribution of a pensioner', () => {
    expect(a1Lines(anA1({ pensioner: true, pensionContribution: 100 })).pensionContribution).toBe(0);
  });

  test.each([
    { firstMonth: 0 },
    { lastMonth: 13 },
    { firstMonth: 6, lastMonth: 5 },
    { firstMonth: 1.5 },
    { salaryPension: -1 },
    { salaryPension: Number.NaN },
    { pensionContribution: -1 },
    { pph21WithheldDtp: -100 },
  ])('refuse %j', (over) => expect(() => a1Lines(anA1(over))).toThrow(RangeError));
});

const shown = (form: readonly FormLine[], line: string) => form.find((row) => row.line === line)?.fields;

describe('the numbers of the lines', () => {
  it('run from 1 to 23 on A1 and from 8 to 23 on A2', () => {
    expect(a1Form.map(({ line }) => line)).toEqual(Array.from({ length: 23 }, (_, at) => String(at + 1)));
    expect(a1Form.map(({ fields }) => fields[0])).toEqual([
      'salaryPension',
      'pphBenefit',
      'otherBenefit',
      'honorarium',
      'insuranceBenefit',
      'natura',
      'tantiemBonus',
      'brutoIncome',
      'positionFee',
      'pensionContribution',
      'zakat',
      'totalDeduction',
      'netIncome',
      'previousNetIncome',
      'pph21TotalIncome',
      'ptkpAmount',
      'annualizedTaxableIncome',
      'pph21AnnualizedIncome',
      'pph21Liability',
      'pph21PreviousBupot',
      'pph21Creditable',
      'pph21WithheldDtp',
      'pph21PaymentDifference',
    ]);
    expect(a2Form.filter(({ line }) => line !== '').map(({ line }) => line)).toEqual(
      Array.from({ length: 16 }, (_, at) => String(at + 8)),
    );
    expect(shown(a2Form, '23')).toEqual(['pph21PaymentDifference']);
  });

  it('are those of the classic forms', () => {
    expect(classicA1Form.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, at) => String(at + 1)));
    expect(classicA2Form.map(({ line }) => line)).toEqual(Array.from({ length: 23 }, (_, at) => String(at + 1)));
    expect(shown(classicA1Form, '16')).toEqual(['annualizedTaxableIncome']);
    expect(shown(classicA1Form, '20')).toEqual(['pph21WithheldDtp', 'pph21PaymentDifference']);
    expect(shown(classicA2Form, '4')).toEqual(['salaryPension', 'wifeBenefit', 'childBenefit']);
    expect(shown(classicA2Form, '11')).toEqual(['brutoIncome']);
  });
});

describe('the last period', () => {
  const over = { pph21PaymentDifference: whole(-1_000) };

  test.each([
    [0, 1_000, 0],
    [400, 600, 400],
    [1_500, 0, 1_000],
  ])('with %i borne before gives back %i of 1,000 and not %i', (borne, refunded, notRefunded) => {
    const slips = [{ month: 1, tax: whole(5_000), borne: whole(borne) }];
    expect(settleYear(over, slips, false)).toEqual({
      withheld: 0,
      borne: 0,
      refunded: whole(refunded),
      notRefunded: whole(notRefunded),
    });
  });

  it('names the months that stand in the way', () => {
    const slips = [1, 2, 2, 4, 12].map((month) => ({ month }));
    expect(monthsAmiss({ firstMonth: 2, lastMonth: 6 }, slips)).toEqual({
      missing: [3, 5],
      doubled: [2],
      outside: [1, 12],
    });
    expect(monthsAmiss({ firstMonth: 7, lastMonth: 7 }, [])).toEqual({ missing: [], doubled: [], outside: [] });
  });
});

describe('tax borne by the government', () => {
  const sound = {
    day: '2026-01-01',
    sector: 'TEXTILE',
    paid: 'PERMANENT',
    income: whole(10_000_000),
    registered: true,
    otherDtp: false,
  } as const;

  test.each([
    [{}, []],
    [{ sector: null }, ['sector']],
    [{ day: '2024-12-01' }, ['period']],
    [{ day: '2025-09-01', sector: 'TOURISM' }, ['period']],
    [{ day: '2025-10-01', sector: 'TOURISM' }, []],
    [{ day: '2027-01-01' }, ['period']],
    [{ income: whole(10_000_001) }, ['income_permanent']],
    [{ paid: 'MONTHLY', income: whole(10_000_001) }, ['income_monthly']],
    [{ paid: 'DAILY', income: whole(500_000) }, []],
    [{ paid: 'DAILY', income: whole(500_001) }, ['income_daily']],
    [{ registered: false, otherDtp: true }, ['identity', 'other']],
  ] as const)('%j lacks %j', (over, unmet) => expect(dtpUnmet({ ...sound, ...over })).toEqual(unmet));
});
