import { type Sen, share, total } from '../../definition/money.ts';

/** Income and tax of one row, in sen. `treatyMost` is the highest tax of the treaty. */
export type ForeignIncome = {
  readonly country: string;
  readonly net: Sen;
  readonly tax: Sen;
  readonly treatyMost?: Sen;
};

export type ForeignCredit = {
  readonly country: string;
  readonly net: Sen;
  readonly tax: Sen;
  readonly limit: Sen;
  readonly credit: Sen;
};

const WHOLE_RUPIAH = 100;

/**
 * Creditable tax by country in sen, whole rupiah: the tax abroad, at most that of the treaty, and at most the share that
 * the income of the country has of PKP, of the tax due (UU PPh art. 24; PMK 192/2018). A loss abroad has no credit and
 * is not set off; what exceeds a limit is lost.
 */
export const foreignCredits = (
  rows: readonly ForeignIncome[],
  { pkp, taxDue }: { readonly pkp: Sen; readonly taxDue: Sen },
): readonly ForeignCredit[] => {
  const countries = [...new Set(rows.map(({ country }) => country))];
  return countries.map((country) => {
    const own = rows.filter((row) => row.country === country);
    const net = total(own.map((row) => row.net));
    const tax = total(own.map((row) => Math.min(row.tax, row.treatyMost ?? row.tax)));
    const covered = Math.min(Math.max(0, net), Math.max(0, pkp));
    const limit = covered === 0 ? 0 : share(taxDue, [covered, pkp], 'down');
    const whole = limit - (limit % WHOLE_RUPIAH);
    return { country, net, tax, limit: whole, credit: Math.min(tax, whole) };
  });
};
