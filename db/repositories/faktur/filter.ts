import { and, eq, getTableColumns, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { FakturDefinition } from '#domain/faktur/definition.ts';
import type { FakturFilter, FakturFilters } from '#domain/faktur/filter.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { faktur } from '../../tables.ts';
import { asking, conditionsOf, either } from '../conditions-of.ts';
import { type Atom, contains, like, one } from '../list-conditions.ts';
import { fakturWords } from '../words.ts';

/** In one of these states; which they are says the definition of the type. */
const isIn = (statuses: readonly string[]): SQL => inArray(sql`${faktur.status}`, [...statuses]);

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const npwpIn = (counterparty: string): string | undefined => {
  const digits = counterparty.replace(/[\s.-]/g, '');
  return /^\d{15,16}$/.test(digits) ? digits.padStart(16, '0') : undefined;
};

/** Conditions of the list of one type, always inside one company. */
export const fakturConditions = ({ document, unsent, approved }: FakturDefinition) => {
  const { states } = document.status;
  const failed = Object.keys(states).filter((status) => states[status] === 'red');
  // A type may have fewer filters: those it lacks are not asked for.
  const conditions = conditionsOf(document.list.filters as FakturFilters, getTableColumns(faktur), {
    counterparty: {
      asks: (counterparty) => {
        const npwp = npwpIn(counterparty);
        if (npwp) return ['Npwp', [npwp]];
        return counterparty === '' ? undefined : ['Name', [like(counterparty)]];
      },
      builds: {
        Npwp: (p) => eq(faktur.counterpartyNpwp, one(p)),
        // The name is part of the search text, and that one has an index.
        Name: (p) =>
          and(contains(sql`${faktur.searchText}`, one(p)), contains(sql`lower(${faktur.counterpartyName})`, one(p))),
      },
    },
    hasError: either(
      or(gt(faktur.errorCount, 0), isIn(failed)),
      and(eq(faktur.errorCount, 0), sql`not ${isIn(failed)}`),
    ),
    deadlineWithin: asking(
      (days, today) => [dayAfter(today, days)],
      (p) => and(lte(faktur.uploadDeadline, one(p)), isIn(unsent)),
    ),
    notSent: either(and(isNull(faktur.sentAt), isIn(approved))),
    number: asking(
      (number) => [number.replace(/\D/g, '')],
      (p) => eq(faktur.number, one(p)),
    ),
    advanceOf: asking(
      (id) => [id],
      (p) => or(eq(faktur.advanceOf, one(p)), eq(faktur.id, one(p))),
    ),
  });
  return {
    atoms: conditions.atoms,
    where: (of: readonly Atom[]): SQL | undefined =>
      conditions.where(of, fakturWords.company, { found: (p) => inArray(faktur.id, fakturWords.idsWith(one(p))) }),
  };
};

/** The same conditions; led by the index of words where these single out few of the company's invoices. */
export const narrowed = (
  scope: Scope,
  query: Query,
  { q, counterparty }: FakturFilter,
  plain: readonly Atom[],
): Promise<readonly Atom[]> =>
  fakturWords.lead(
    scope,
    query,
    [q, counterparty && npwpIn(counterparty) === undefined ? counterparty : undefined],
    plain,
  );
