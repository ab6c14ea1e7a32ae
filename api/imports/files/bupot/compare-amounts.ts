import { freeFields } from '#domain/bupot/freed.ts';
import type { BupotAmounts, BupotInput } from '#domain/bupot/record.ts';
import { fileRate } from '#domain/bupot/xml/figures.ts';
import type { Finding } from '#domain/definition/finding.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { shown } from '../cells/decimal.ts';
import { hundredfold } from './read-rate.ts';
import type { FileAmounts } from './read-row.ts';

/** Less than a rupiah is rounding. */
const WHOLE_RUPIAH = 100;

/** The same percentage, as itself or as the fraction of one a sheet keeps. */
const same = (file: string, ours: string): boolean =>
  Number(file) === Number(ours) || (Number(file) <= 1 && Number(hundredfold(file)) === Number(ours));

const differs = (path: 'rate' | 'nett', file: string, ours: string): Finding => ({
  path,
  message: 'impor.finding.slip_rate_differs',
  severity: 'warning',
  params: { file: shown(file), ours: shown(ours) },
  proposal: `${shown(ours)}%`,
});

const compareTax = (file: string, ours: BupotAmounts): Finding[] => {
  const tax = sen(ours.tax) + sen(ours.borne);
  const difference = readable(file) - tax;
  if (Math.abs(difference) < WHOLE_RUPIAH) return [];
  return [
    {
      path: 'tax',
      message: 'impor.finding.amount_differs',
      severity: 'warning',
      params: {
        file: formatDecimal(file),
        ours: formatDecimal(rupiah(tax)),
        difference: formatDecimal(rupiah(difference)),
      },
      proposal: shown(rupiah(tax)),
    },
  ];
};

const readable = (amount: string): number => (/^-?\d{1,13}(\.\d{1,2})?$/.test(amount) ? sen(amount) : 0);

/** Rate, share and tax of the file beside ours, where they are not for the file to say. Ours are saved. */
export const compareAmounts = (input: BupotInput, ours: BupotAmounts, file: FileAmounts): Finding[] => {
  // What could not be worked out is said elsewhere.
  if (ours.kapKjs === '') return [];
  const free = freeFields(input);
  const found: Finding[] = [];
  const carried = fileRate({ ...input, rate: ours.rate }) ?? '';
  if (file.rate !== null && !free.has('rate') && ours.rate !== '')
    if (!same(file.rate, ours.rate) && !same(file.rate, carried)) found.push(differs('rate', file.rate, ours.rate));
  if (file.nett !== null && !free.has('nett') && !same(file.nett, ours.nett))
    found.push(differs('nett', file.nett, ours.nett));
  return file.tax === null || !readable(file.tax) ? found : [...found, ...compareTax(file.tax, ours)];
};
