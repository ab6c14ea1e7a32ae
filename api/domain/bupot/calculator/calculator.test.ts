import { describe, expect, it, test } from 'vitest';
import { calculateMonth, type MonthParams } from './calculate-month.ts';
import { calculatePayment } from './calculate-payment.ts';
import { calculatePlan, type PlanParams } from './calculate-plan.ts';
import { amountOf, type Calculated, differenceOf } from './faults.ts';

const aPlan = (over: Partial<PlanParams> = {}): PlanParams => ({
  year: 2025,
  firstMonth: 1,
  lastMonth: 12,
  pensioner: false,
  status: 'TK/0',
  withholdingAnnuality: 'FULL_YEAR',
  grossUp: false,
  borne: false,
  monthly: {},
  extra: [],
  zakat: '',
  previousNetIncome: '',
  pph21PreviousBupot: '',
  ...over,
});

const aMonth = (over: Partial<MonthParams> = {}): MonthParams => ({
  period: '2025-03',
  income: '15500000',
  status: 'TK/0',
  pensioner: false,
  grossUp: false,
  borne: false,
  ...over,
});

const answered = <T>(calculated: Calculated<T>): T => {
  if (calculated.faults) throw new Error(JSON.stringify(calculated.faults));
  return calculated.answer;
};
const fields = (calculated: Calculated<unknown>) => Object.keys(calculated.faults ?? {});

const examples: [string, Partial<PlanParams>, Record<string, number>][] = [
  [
    'PMK 168 B I.1, a whole year',
    {
      status: 'K/0',
      monthly: {
        salaryPension: '10000000',
        otherBenefit: '20000000',
        insuranceBenefit: '80000',
        pensionContribution: '100000',
      },
      extra: [
        { month: 2, field: 'otherBenefit', amount: '5000000' },
        { month: 5, field: 'otherBenefit', amount: '5000000' },
        { month: 7, field: 'tantiemBonus', amount: '20000000' },
        { month: 12, field: 'tantiemBonus', amount: '60000000' },
      ],
      zakat: '2400000',
    },
    {
      brutoIncome: 450_960_000,
      netIncome: 441_360_000,
      pph21Liability: 64_715_000,
      pph21WithheldDtp: 50_120_000,
      pph21PaymentDifference: 14_595_000,
    },
  ],
  [
    'PMK 168 B I.2.1.1, joins in September',
    {
      firstMonth: 9,
      withholdingAnnuality: 'PARTIAL_YEAR',
      monthly: { salaryPension: '15500000', pensionContribution: '100000' },
    },
    { netIncome: 59_600_000, pph21Liability: 280_000, pph21WithheldDtp: 3_255_000, pph21PaymentDifference: -2_975_000 },
  ],
  [
    'PMK 168 B I.2.1.2, arrives in September',
    {
      firstMonth: 9,
      withholdingAnnuality: 'ANNUALIZED',
      zakat: '3100000',
      monthly: { salaryPension: '15500000' },
    },
    { pph21TotalIncome: 170_700_000, pph21Liability: 3_835_000, pph21PaymentDifference: 580_000 },
  ],
  [
    'PMK 168 B I.2.2.2, shows an earlier slip',
    {
      firstMonth: 9,
      withholdingAnnuality: 'PARTIAL_YEAR',
      monthly: { salaryPension: '22500000', pensionContribution: '100000' },
      previousNetIncome: '135200000',
      pph21PreviousBupot: '6180000',
    },
    { pph21Liability: 19_320_000, pph21Creditable: 13_140_000, pph21PaymentDifference: 7_065_000 },
  ],
  [
    'PMK 168 B II, a pensioner',
    { pensioner: true, status: 'K/2', monthly: { salaryPension: '6300000' } },
    { pph21Liability: 285_000, pph21WithheldDtp: 173_250, pph21PaymentDifference: 111_750 },
  ],
  [
    'PMK 10/2025 B no. 2, borne by the government',
    {
      status: 'K/1',
      borne: true,
      monthly: { salaryPension: '10000000' },
      extra: [
        { month: 1, field: 'tantiemBonus', amount: '5000000' },
        { month: 3, field: 'tantiemBonus', amount: '5000000' },
        ...[10, 11, 12].map((month) => ({ month, field: 'salaryPension' as const, amount: '2000000' })),
      ],
    },
    { pph21WithheldDtp: 3_570_000, pph21Liability: 4_050_000, pph21PaymentDifference: 480_000 },
  ],
  [
    'a year grossed up',
    {
      status: 'K/1',
      grossUp: true,
      monthly: { salaryPension: '15000000', pensionContribution: '150000' },
    },
    { pphBenefit: 12_211_650, pph21Liability: 12_211_650 },
  ],
];

describe('a year as people tell it', () => {
  test.each(examples)('%s', (_, over, expected) => {
    const { lines, months, settled } = answered(calculatePlan(aPlan(over)));
    const found = Object.fromEntries(Object.keys(expected).map((field) => [field, Number(amountOf(lines, field))]));
    expect(found).toEqual(expected);
    const before = months.slice(0, -1).map((month) => Number(amountOf(month.lines, 'tax')));
    expect(before.reduce((sum, tax) => sum + tax, 0)).toBe(Number(amountOf(lines, 'pph21WithheldDtp')));
    expect(months.at(-1)).toMatchObject({ rate: null });
    expect(amountOf(months.at(-1)?.lines ?? [], 'withheld')).toBe(amountOf(settled, 'withheld'));
  });

  it('says what is wrong at the field it was typed in', () => {
    expect(fields(calculatePlan(aPlan({ monthly: { natura: 'x' } })))).toEqual(['natura']);
    expect(fields(calculatePlan(aPlan({ firstMonth: 9, lastMonth: 3 })))).toEqual(['lastMonth']);
    for (const year of [2023, 0, Number.NaN, 20]) expect(fields(calculatePlan(aPlan({ year })))).toEqual(['year']);
    expect(fields(calculatePlan(aPlan({ monthly: { salaryPension: '9999999999999' } })))).toEqual(['salaryPension']);
    const extra = [{ month: 3, field: 'tantiemBonus' as const, amount: '-1' }];
    expect(fields(calculatePlan(aPlan({ firstMonth: 9, extra })))).toEqual(['extra.0.month', 'extra.0.amount']);
  });
});

describe('the time before 2024', () => {
  const requests = { day: '2023-06-30', income: '75000000', status: 'TK/0', workingDays: 10 } as const;
  const before = 'pph21.unfit.before_2024';

  it('is not worked out where our data hold no rule of it, and the answer says so', () => {
    for (const [kind, code] of [
      ...([
        ['BPMP', '21-100-01'],
        ['BP21', '21-100-07'],
        ['BP21', '21-100-35'],
        ['BP26', '27-100-99'],
      ] as const),
    ])
      expect(calculatePayment({ ...requests, kind, code })).toMatchObject({
        answer: null,
        faults: { day: { key: before } },
      });
    for (const year of [2009, 2016, 2023])
      expect(calculatePlan(aPlan({ year }))).toMatchObject({ answer: null, faults: { year: { key: before } } });
  });

  it('is where it holds one: what is paid at once, by PP 68/2009', () => {
    const tax = (code: string) =>
      amountOf(answered(calculatePayment({ ...requests, kind: 'BP21', code })).lines, 'tax');
    expect([tax('21-401-01'), tax('21-401-02')]).toEqual(['1250000.00', '1250000.00']);
  });
});

describe('a month', () => {
  it('is taxed by its rate, and compared with December', () => {
    const { rate, lines, december } = answered(calculateMonth(aMonth()));
    expect([rate, amountOf(lines, 'tax'), amountOf(lines, 'takeHome')]).toEqual(['7', '1085000.00', '14415000.00']);
    // 186,000,000 − 6,000,000 − 54,000,000 = 126,000,000: 3,000,000 + 15 % × 66,000,000 = 12,900,000; 11 × 1,085,000 before
    expect(december.map(({ field, amount }) => [field, amount])).toEqual([
      ['pph21Creditable', '12900000.00'],
      ['pph21WithheldDtp', '11935000.00'],
      ['pph21PaymentDifference', '965000.00'],
      ['takeHome', '14535000.00'],
    ]);
  });

  it('of December has no rate and settles the year', () => {
    const { rate, lines } = answered(calculateMonth(aMonth({ period: '2025-12' })));
    expect([rate, amountOf(lines, 'withheld'), amountOf(lines, 'takeHome')]).toEqual([
      null,
      '965000.00',
      '14535000.00',
    ]);
  });

  it('grossed up leaves the income itself (PMK 168 B I.4)', () => {
    const { lines } = answered(calculateMonth(aMonth({ income: '51827997', grossUp: true })));
    expect([amountOf(lines, 'allowance'), amountOf(lines, 'takeHome')]).toEqual(['13777062.00', '51827997.00']);
  });

  it('says what is wrong at its own fields', () => {
    expect(fields(calculateMonth(aMonth({ period: '2023-12' })))).toEqual(['period']);
    expect(fields(calculateMonth(aMonth({ period: '' })))).toEqual(['period']);
    expect(fields(calculateMonth(aMonth({ income: 'x' })))).toEqual(['income']);
    expect(fields(calculateMonth(aMonth({ income: '9999999999999' })))).toEqual(['income']);
  });

  it('is compared exactly', () => {
    expect(differenceOf('1085000.00', '965000.50')).toBe('-119999.50');
  });
});
