import { divide, type Fraction, rupiahShare, type Sen, sen } from '../definition/money.ts';
import type { Calculations } from '../definition/working.ts';
import { type AnnualForm, choiceLines } from './annual-form.ts';
import { article31e } from './calculations/article-31e.ts';
import { investmentReduction, researchReduction } from './calculations/facilities.ts';
import { finalTaxOn } from './calculations/final-regime.ts';
import { type ForeignIncome, foreignCredits } from './calculations/foreign-credit.ts';
import { interestLimit } from './calculations/interest-limit.ts';
import { type Loss, lossTotals, usedLosses } from './calculations/losses.ts';
import { type Tariff, tariffs, taxDue } from './calculations/tax-due.ts';
import { type AnnualEntries, answerIn, rowsIn } from './entries.ts';

export type AnnualFacts = { readonly taxYear: number; readonly months: number };

const BRANCH_RATE: Fraction = [20, 100];

const rateIn = (text: string): Fraction | null =>
  /^\d{1,3}([.,]\d{1,2})?$/.test(text) ? [sen(text.replace(',', '.')), 10_000] : null;

export const tariffOf = ({ era }: AnnualForm, entries: AnnualEntries): Tariff => {
  const answer = answerIn(entries, 'INDUK', choiceLines[era].tariff);
  return tariffs.find((one) => one === answer) ?? 'general';
};

/** Years by which a facility of L13A lengthens the use of losses (UU PPh art. 31A; PP 78/2019). */
const extraYearsIn = (entries: AnnualEntries): number =>
  Math.max(0, ...rowsIn(entries, 'L13A', 'L13A').map(({ extraYears }) => Number(extraYears || 0)));

/** Losses of LK 2A or L7, with what the four years before used. */
export const lossesIn = ({ era }: AnnualForm, entries: AnnualEntries, taxYear: number): readonly Loss[] => {
  const [sheet, table] = choiceLines[era].losses;
  const extraYears = era === '2025' ? extraYearsIn(entries) : 0;
  return rowsIn(entries, sheet, table).flatMap((row): Loss[] => {
    if (!row.year || !row.loss) return [];
    const used = ([1, 2, 3, 4] as const).map((back) => [taxYear - back, sen(row[`y${back}`] || '0')] as const);
    return [{ year: Number(row.year), loss: sen(row.loss), used: Object.fromEntries(used), extraYears }];
  });
};

export const foreignIncomeIn = ({ era }: AnnualForm, entries: AnnualEntries): readonly ForeignIncome[] => {
  const [sheet, table] = choiceLines[era].abroad;
  return rowsIn(entries, sheet, table).map(({ country = '', net, tax }) => ({
    country: country.trim().toLowerCase(),
    net: sen(net || '0'),
    tax: sen(tax || '0'),
  }));
};

/** The calculations of a return by their names in the table of lines; values in sen, in the order of the table. */
export const calculationsOf = (
  form: AnnualForm,
  entries: AnnualEntries,
  { taxYear, months }: AnnualFacts,
): Calculations => {
  const tariff = tariffOf(form, entries);
  const rate = rateIn(answerIn(entries, 'INDUK', choiceLines[form.era].rate)) ?? [0, 1];
  // Two lines ask for the same income.
  let known: { readonly income: Sen; readonly totals: ReturnType<typeof lossTotals> } | undefined;
  const used = (income: Sen): ReturnType<typeof lossTotals> => {
    if (known?.income !== income)
      known = { income, totals: lossTotals(usedLosses(lossesIn(form, entries, taxYear), taxYear, income)) };
    return known.totals;
  };
  const tax = (of: Tariff, pkp: Sen, turnover: Sen): Sen => taxDue({ taxYear, pkp, tariff: of, turnover, rate });
  const chosen = (of: Tariff, pkp: Sen, turnover = 0): Sen => (tariff === of ? tax(of, pkp, turnover) : 0);
  const head = form.era === '1771' ? '6A' : 'L12A';
  const notDue = answerIn(entries, head, form.era === '1771' ? '6b' : '4b') === 'reinvested';
  // The form of 2025 does not ask whether the taxpayer is a branch: L12A is filled in by branches alone.
  const isBranch =
    form.era === '2025'
      ? answerIn(entries, head, '4b') !== '' || answerIn(entries, head, 'rate') !== ''
      : answerIn(entries, 'INDUK', 'ID.negara') !== '';
  const facilityYear = Number(answerIn(entries, '4A', '5a') || 0);
  return {
    finalTax: ([base = 0, percent = 0]) => rupiahShare(base, [percent, 10_000], 'down'),
    lossesUsed: ([income = 0]) => used(income).usedNow,
    lossesNext: ([income = 0]) => used(income).next,
    investment: ([realised = 0]) =>
      facilityYear >= 1 && facilityYear <= 6 ? investmentReduction(taxYear, realised) : 0,
    branchTax: ([base = 0]) =>
      isBranch && !notDue
        ? rupiahShare(Math.max(0, base), rateIn(answerIn(entries, head, 'rate')) ?? BRANCH_RATE, 'down')
        : 0,
    foreignCredit: ([pkp = 0, due = 0]) =>
      foreignCredits(foreignIncomeIn(form, entries), { pkp, taxDue: due }).reduce((sum, one) => sum + one.credit, 0),
    taxGeneral: ([pkp = 0]) => chosen('general', pkp),
    taxListed: ([pkp = 0]) => chosen('listed', pkp),
    tax31e: ([pkp = 0, turnover = 0]) => chosen('31e', pkp, turnover),
    taxChosen: ([pkp = 0, turnover = 0]) => tax(tariff, pkp, turnover),
    taxOr31e: ([pkp = 0, facility = 0]) => (tariff === '31e' ? facility : tax(tariff, pkp, 0)),
    monthly: ([rest = 0]) => Number(divide(BigInt(rest), BigInt(months * 100), 'down')) * 100,
    smallTax: ([turnover = 0]) => finalTaxOn(taxYear, turnover),
    facilityPkp: ([pkp = 0, turnover = 0]) => article31e(taxYear, pkp, turnover).facilityPkp,
    facilityTax: ([pkp = 0, turnover = 0]) => article31e(taxYear, pkp, turnover).facilityTax,
    otherTax: ([pkp = 0, turnover = 0]) => article31e(taxYear, pkp, turnover).otherTax,
    interestAllowed: ([averageDebt = 0, averageEquity = 0, interest = 0]) =>
      interestLimit(taxYear, { averageDebt, averageEquity, interest }).allowed,
    research: ([unused = 0, pkp = 0]) => researchReduction(taxYear, pkp, unused).now,
  };
};
