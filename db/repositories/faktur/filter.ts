import { and, eq, getTableColumns, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type FakturFilter, fakturFilters } from '#domain/faktur/filter.ts';
import { type FakturStatus, fakturStatus } from '#domain/faktur/status.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { faktur } from '../../tables.ts';
import { asking, conditionsOf, either } from '../conditions-of.ts';
import { type Atom, contains, like, one } from '../list-conditions.ts';
import { fakturWords } from '../words.ts';

const states = Object.keys(fakturStatus.states) as FakturStatus[];
const failed = states.filter((status) => fakturStatus.states[status] === 'red');
const unsent: FakturStatus[] = [...fakturStatus.moves.upload.from, ...fakturStatus.moves.retry.from];
const approved: readonly FakturStatus[] = fakturStatus.moves.substitute.from;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const npwpIn = (counterparty: string): string | undefined => {
  const digits = counterparty.replace(/[\s.-]/g, '');
  return /^\d{15,16}$/.test(digits) ? digits.padStart(16, '0') : undefined;
};

const conditions = conditionsOf(fakturFilters, getTableColumns(faktur), {
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
    or(gt(faktur.errorCount, 0), inArray(faktur.status, failed)),
    and(eq(faktur.errorCount, 0), sql`not ${inArray(faktur.status, failed)}`),
  ),
  deadlineWithin: asking(
    (days, today) => [dayAfter(today, days)],
    (p) => and(lte(faktur.uploadDeadline, one(p)), inArray(faktur.status, unsent)),
  ),
  notSent: either(and(isNull(faktur.sentAt), inArray(faktur.status, [...approved]))),
  number: asking(
    (number) => [number.replace(/\D/g, '')],
    (p) => eq(faktur.number, one(p)),
  ),
  advanceOf: asking(
    (id) => [id],
    (p) => or(eq(faktur.advanceOf, one(p)), eq(faktur.id, one(p))),
  ),
});

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

/** Always inside one company. */
export const fakturConditions = {
  atoms: conditions.atoms,
  where: (of: readonly Atom[]): SQL | undefined =>
    conditions.where(of, fakturWords.company, { found: (p) => inArray(faktur.id, fakturWords.idsWith(one(p))) }),
};
