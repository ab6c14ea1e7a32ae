import { withholdingAnnualities } from '#domain/bupot/pph21/annual-input.ts';
import { facilities, identities } from '#domain/bupot/pph21/payment.ts';
import { isDay, isPeriod } from '#domain/definition/day.ts';
import { withholdingStatuses } from '#domain/rules/pph21/ptkp.ts';

export const modes = ['month', 'year', 'payment'] as const;
export type Mode = (typeof modes)[number];

/** Inputs by field, as encoded in the address. Amounts are decimal strings in rupiah, a switch is '1' or empty. */
export type Inputs = Readonly<Record<string, string>>;

type Spec = {
  readonly start: (today: string) => string;
  readonly fits: (text: string) => boolean;
};

const LONGEST = 40;
const text = (start = '', longest = LONGEST): Spec => ({
  start: () => start,
  fits: (given) => given.length <= longest,
});
const oneOf = (values: readonly string[], start = values[0] ?? ''): Spec => ({
  start: () => start,
  fits: (given) => values.includes(given),
});
const onOff = oneOf(['', '1']);
const months = Array.from({ length: 12 }, (_, at) => String(at + 1));
const status = oneOf(withholdingStatuses);
const receiver = oneOf(['employee', 'pensioner']);
const rows = text('', 2000);

const specs: Readonly<Record<Mode, Readonly<Record<string, Spec>>>> = {
  month: {
    period: { start: (today) => today.slice(0, 7), fits: isPeriod },
    income: text(),
    status,
    receiver,
    grossUp: onOff,
    borne: onOff,
  },
  year: {
    year: { start: (today) => today.slice(0, 4), fits: (given) => /^\d{0,4}$/.test(given) },
    receiver,
    status,
    withholdingAnnuality: oneOf(withholdingAnnualities),
    firstMonth: oneOf(months),
    lastMonth: oneOf(months, '12'),
    salaryPension: text(),
    otherBenefit: text(),
    honorarium: text(),
    insuranceBenefit: text(),
    natura: text(),
    extra: rows,
    pensionContribution: text(),
    zakat: text(),
    previousNetIncome: text(),
    pph21PreviousBupot: text(),
    grossUp: onOff,
    borne: onOff,
  },
  payment: {
    code: text('21-100-07'),
    day: { start: (today) => today, fits: isDay },
    income: text(),
    status,
    workingDays: text('1'),
    earlier: rows,
    facility: oneOf(facilities),
    identity: oneOf(identities),
    base: text(),
    rate: text(),
    tax: text(),
    grossUp: onOff,
  },
};

export const startOf = (mode: Mode, today: string): Inputs =>
  Object.fromEntries(Object.entries(specs[mode]).map(([field, { start }]) => [field, start(today)]));

export const inputsOf = (mode: Mode, given: (field: string) => string | null, today: string): Inputs =>
  Object.fromEntries(
    Object.entries(specs[mode]).map(([field, { start, fits }]) => {
      const value = given(field);
      return [field, value !== null && fits(value) ? value : start(today)];
    }),
  );
