import { factOfFiling } from '#domain/efiling/filing.ts';
import { factOfAnnual } from '#domain/efiling/from-annual.ts';
import { factOfSpt } from '#domain/efiling/from-spt.ts';
import { owedYears } from '#domain/efiling/owed-years.ts';
import { type RegisterRow, type ReturnFact, registerOf } from '#domain/efiling/register.ts';
import { dayBegins, type Scope } from '#domain/scope.ts';
import { sptPosting } from '#domain/spt/place.ts';
import { returnTypes } from '#domain/spt/record.ts';
import type { Query } from '../../../db/database.ts';
import { allFilings } from '../../../db/repositories/efiling/filings.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { registeredSpts } from '../../../db/repositories/spt/registered.ts';
import { annualHeads } from '../../../db/repositories/spt-badan/spt-badan.ts';
import { returnDuties } from '../../modules/spt/duties.ts';
import { JANUARY } from '../../services/company/book-year.ts';

/** What one family of returns knows. A family with its own table adds its source here. */
type RegisterSource = (scope: Scope, query: Query) => Promise<readonly ReturnFact[]>;

const monthlyReturns: RegisterSource = async (scope, query) =>
  (await registeredSpts(scope, query)).map((spt) => factOfSpt(spt, scope.permissions));

const files: RegisterSource = async (scope, query) => (await allFilings(scope, query)).map(factOfFiling);

const badan: RegisterSource = async (scope, query) =>
  (await annualHeads(scope, query)).map((row) => factOfAnnual(row, scope.permissions));

const sources: readonly RegisterSource[] = [monthlyReturns, badan, files];

const ANNUAL = '/main/efiling/spt_1771';

/** The one register: filed, when, under which BPE, for every kind and period. */
export const readRegister = async (scope: Scope, query: Query, today: string): Promise<readonly RegisterRow[]> => {
  const [company, duties, ...known] = await Promise.all([
    ownCompany(scope, query),
    returnDuties({ db: { read: query }, now: () => dayBegins(today) }, scope, returnTypes),
    ...sources.map((source) => source(scope, query)),
  ]);
  const facts = known.flat();
  const months = duties.map(({ type: kind, period }) => ({ kind, period, link: sptPosting(kind, period) }));
  // Treasurers of the government withhold, and have no income of their own.
  const start = company.flags.bookYearStart ?? JANUARY;
  const owed = company.flags.government ? [] : owedYears([...facts, ...months], today, start);
  const years = owed.map((period) => ({
    kind: 'BADAN' as const,
    period,
    link: `${ANNUAL}?tahun=${period}`,
  }));
  return registerOf(facts, [...months, ...years], today, start);
};
