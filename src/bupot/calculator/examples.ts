type Example = {
  readonly key: string;
  readonly address: string;
};

const exampleLink = (mode: string, inputs: Readonly<Record<string, string>>): string =>
  new URLSearchParams({ mode, ...inputs }).toString();

const year = (inputs: Readonly<Record<string, string>>): string => exampleLink('year', { year: '2025', ...inputs });
const payment = (code: string, income: string, inputs: Readonly<Record<string, string>> = {}): string =>
  exampleLink('payment', { code, income, day: '2025-10-31', ...inputs });

const SEPTEMBER = { firstMonth: '9', withholdingAnnuality: 'PARTIAL_YEAR', salaryPension: '15500000' };

export const examples: readonly Example[] = [
  {
    key: 'full_year',
    address: year({
      status: 'K/0',
      salaryPension: '10000000',
      otherBenefit: '20000000',
      insuranceBenefit: '80000',
      extra: '2:otherBenefit:5000000~5:otherBenefit:5000000~7:tantiemBonus:20000000~12:tantiemBonus:60000000',
      pensionContribution: '100000',
      zakat: '2400000',
    }),
  },
  { key: 'joins', address: year({ ...SEPTEMBER, pensionContribution: '100000' }) },
  { key: 'arrives', address: year({ ...SEPTEMBER, withholdingAnnuality: 'ANNUALIZED', zakat: '3100000' }) },
  {
    key: 'earlier_slip',
    address: year({
      ...SEPTEMBER,
      salaryPension: '22500000',
      pensionContribution: '100000',
      previousNetIncome: '135200000',
      pph21PreviousBupot: '6180000',
    }),
  },
  { key: 'pensioner', address: year({ receiver: 'pensioner', status: 'K/2', salaryPension: '6300000' }) },
  {
    key: 'borne',
    address: year({
      status: 'K/1',
      salaryPension: '10000000',
      borne: '1',
      extra: [
        '1:tantiemBonus:5000000',
        '3:tantiemBonus:5000000',
        ...[10, 11, 12].map((month) => `${month}:salaryPension:2000000`),
      ].join('~'),
    }),
  },
  {
    key: 'grossed_up',
    address: exampleLink('month', { period: '2025-03', income: '51827997', status: 'TK/0', grossUp: '1' }),
  },
  { key: 'daily', address: payment('21-100-24', '500000') },
  { key: 'daily_above', address: payment('21-100-30', '3000000') },
  { key: 'lawyer', address: payment('21-100-07', '400000000') },
  { key: 'non_resident', address: payment('27-100-99', '40000000') },
];
