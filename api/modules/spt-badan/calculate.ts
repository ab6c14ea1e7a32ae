import { rupiah } from '#domain/definition/money.ts';
import { type Amounts, amountsOf, type WorkedSheets } from '#domain/definition/worked.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { annualForms, resultLines } from '#domain/spt-badan/annual-form.ts';
import type { AnnualEntries } from '#domain/spt-badan/entries.ts';
import type { AnnualReturn } from '#domain/spt-badan/record.ts';
import { isAnnualVoid } from '#domain/spt-badan/status.ts';
import { amountAt, workAnnual } from '#domain/spt-badan/work-annual.ts';
import type { Query } from '../../../db/database.ts';
import { annualById, annualReturns } from '../../../db/repositories/spt-badan/spt-badan.ts';

type Facts = Pick<AnnualReturn, 'era' | 'taxYear' | 'months' | 'replaces'>;

/** Amounts of the return that a version corrects; null in a normal return. */
export const previousOf = async (scope: Scope, query: Query, { replaces }: Facts): Promise<Amounts | null> =>
  replaces === null ? null : ((await annualById(scope, query, replaces))?.amounts ?? null);

/** The newest version of the year before, if there is one. */
export const yearBefore = async (scope: Scope, query: Query, taxYear: number): Promise<AnnualReturn | undefined> =>
  (await annualReturns(scope, query, [taxYear - 1])).filter((one) => !isAnnualVoid(one)).at(-1);

/** Throws `invalid` where sums exceed what the product can calculate exactly. */
export const inRange = <T>(work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) throw new Problem('invalid', { errors: { lines: 'sptBadan.server.too_large' } });
    throw error;
  }
};

export const calculated = (
  { era, taxYear, months }: Facts,
  entries: AnnualEntries,
  previous: Amounts | null,
): WorkedSheets => inRange(() => workAnnual(annualForms[era], { entries, facts: { taxYear, months }, previous }));

export const resultOf = ({ era }: Pick<AnnualReturn, 'era'>, worked: WorkedSheets) => {
  const amount = (name: keyof (typeof resultLines)['1771']): string => rupiah(amountAt(worked, resultLines[era][name]));
  return {
    income: amount('income'),
    pkp: amount('pkp'),
    due: amount('due'),
    credits: amount('credits'),
    paid: amount('paid'),
    rest: amount('rest'),
    instalment: amount('instalment'),
  };
};

/** The columns of a return that follow from its entries. */
export const derived = (of: Pick<AnnualReturn, 'era'>, worked: WorkedSheets) => {
  const rest = amountAt(worked, resultLines[of.era].rest);
  return {
    amounts: amountsOf(worked),
    taxDue: rupiah(amountAt(worked, resultLines[of.era].due)),
    payable: rupiah(Math.max(0, rest)),
    overpaid: rupiah(Math.max(0, -rest)),
  };
};
