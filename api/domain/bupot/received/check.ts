import { periodOf } from '../../definition/day.ts';
import { type Finding, finder } from '../../definition/finding.ts';
import { sen } from '../../definition/money.ts';
import { isNpwp16, NO_NPWP } from '../../rules/identity/npwp.ts';
import type { ReceivedInput } from './received.ts';

const { error } = finder<
  'npwp' | 'own_npwp' | 'date_future' | 'period_future' | 'date_before' | 'nothing' | 'above_base' | 'year' | 'code'
>('received.check');

type Around = { readonly today: string; readonly npwp: string };

/** Income of one tax year; a book year may end in the next calendar year. */
const fitsYear = ({ period, taxYear }: ReceivedInput): boolean => {
  const year = Number(period.slice(0, 4));
  return [year - 1, year, year + 1].includes(Number(taxYear));
};

/** Only what a complete input can violate; empty fields are refused by the schema. */
export const checkReceived = (input: ReceivedInput, { today, npwp }: Around): Finding[] => {
  const { withholderNpwp, date, period, base, tax, taxCode } = input;
  const found: Finding[] = [];
  const add = (wrong: boolean, ...finding: Parameters<typeof error>) => {
    if (wrong) found.push(error(...finding));
  };
  add(!isNpwp16(withholderNpwp) || withholderNpwp === NO_NPWP, 'withholderNpwp', 'npwp');
  add(withholderNpwp === npwp, 'withholderNpwp', 'own_npwp');
  add(date > today, 'date', 'date_future');
  add(period > periodOf(today), 'period', 'period_future');
  add(date !== '' && date.slice(0, 4) < period.slice(0, 4), 'date', 'date_before');
  add(sen(base) === 0, 'base', 'nothing');
  add(sen(tax) > sen(base), 'tax', 'above_base');
  add(!fitsYear(input), 'taxYear', 'year');
  add(taxCode !== null && !/^\d{2}-\d{3}-\d{2}$/.test(taxCode), 'taxCode', 'code');
  return found;
};

/** A slip counts once: the same withholder, number and kind are one slip. */
export const receivedKey = (of: Pick<ReceivedInput, 'withholderNpwp' | 'number' | 'kind'>): string =>
  `${of.withholderNpwp}|${of.number.replace(/[\s./-]/g, '').toUpperCase()}|${of.kind}`;
