import { total } from '../../definition/money.ts';
import type { WorkedSheets } from '../../definition/worked.ts';
import { annualForms, choiceLines } from '../annual-form.ts';
import { assetYear } from '../assets.ts';
import { type Loss, lossesForNext, usedLosses } from '../calculations/losses.ts';
import { lossesIn } from '../calculations-of.ts';
import { type AnnualEntries, rowsIn } from '../entries.ts';
import type { AnnualEra } from '../era.ts';
import type { Compared } from './equalisation.ts';
import { equityIn, profitIn } from './own-amounts.ts';

export type Year = {
  readonly era: AnnualEra;
  readonly taxYear: number;
  readonly entries: AnnualEntries;
  readonly worked: WorkedSheets;
};

/** `income` is the fiscal net income of that year before losses, in sen. */
export type YearBefore = Pick<Year, 'era' | 'taxYear' | 'entries'> & { readonly income: number };

const assetsIn = ({ era, entries }: Pick<Year, 'era' | 'entries'>) => {
  const [sheet, table] = choiceLines[era].assets;
  return rowsIn(entries, sheet, table);
};

const openOf = (losses: readonly Loss[], before: number): number =>
  total(
    losses.map(
      ({ loss, used }) =>
        loss - total(Object.entries(used).flatMap(([year, amount]) => (Number(year) < before ? [amount] : []))),
    ),
  );

/**
 * Check 11: opening book values, open losses and equity against the return of the year before. Equity grows by the
 * profit before tax; tax, dividends and capital are causes of a difference.
 */
export const comparedWithBefore = (now: Year, before: YearBefore): readonly Compared[] => {
  const [assetSheet] = choiceLines[now.era].assets;
  const [lossSheet] = choiceLines[now.era].losses;
  const opening = assetsIn(now)
    .filter(({ month = '' }) => Number(month.slice(0, 4)) < now.taxYear)
    .map((row) => assetYear(row, now.taxYear).opening);
  const closing = assetsIn(before).map((row) => assetYear(row, before.taxYear).closing);
  const losses = lossesForNext(
    usedLosses(lossesIn(annualForms[before.era], before.entries, before.taxYear), before.taxYear, before.income),
    before.taxYear,
  );
  const [equity, equityBefore] = [equityIn(now.era, now.entries), equityIn(before.era, before.entries)];
  const compared: readonly Compared[] = [
    {
      name: 'bookValue',
      at: `${assetSheet}!`,
      ours: total(opening),
      theirs: total(closing),
      parts: [],
      months: [],
      known: true,
    },
    {
      name: 'losses',
      at: `${lossSheet}!`,
      ours: openOf(lossesIn(annualForms[now.era], now.entries, now.taxYear), now.taxYear),
      theirs: openOf(losses, now.taxYear),
      parts: [],
      months: [],
      known: true,
    },
    {
      name: 'equity',
      at: now.era === '1771' ? 'NK!total' : 'L1!',
      ours: equity,
      theirs: equityBefore + profitIn(now),
      parts: [
        { name: 'equity_before', amount: equityBefore, count: 0 },
        { name: 'profit', amount: profitIn(now), count: 0 },
      ],
      months: [],
      known: true,
    },
  ];
  return compared.filter(({ name, ours, theirs }) =>
    name === 'equity' ? equity !== 0 && equityBefore !== 0 : ours !== 0 || theirs !== 0,
  );
};
