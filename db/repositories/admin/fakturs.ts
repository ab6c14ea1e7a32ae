import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../../company-context.ts';
import type { Query } from '../../database.ts';
import { textsIn } from '../../dialect/sets.ts';
import { companies, faktur, gatewayCalls } from '../../tables.ts';

type FakturCriteria = {
  /** Any of these. */
  readonly numbers?: readonly string[] | undefined;
  /** Of the company or of the counterparty. */
  readonly npwp?: string | undefined;
  readonly reference?: string | undefined;
  readonly companyIds?: readonly string[] | undefined;
};

type Company = Pick<typeof companies.$inferSelect, 'name' | 'npwp'>;
export type AnyFaktur = { readonly row: typeof faktur.$inferSelect; readonly company: Company };

const conditions = ({ numbers, reference, companyIds }: FakturCriteria): SQL | undefined =>
  and(
    numbers && inArray(faktur.number, textsIn(numbers)),
    reference === undefined ? undefined : eq(faktur.reference, reference),
    companyIds && inArray(faktur.companyId, textsIn(companyIds)),
  );

/** Newest first. Exact values only: every index begins with the company, so all companies are named. */
export const unsafeFindFakturs = unscoped(
  async (read: Query, criteria: FakturCriteria, limit: number): Promise<AnyFaktur[]> => {
    const found = (more: SQL | undefined) =>
      read
        .select({ row: faktur, company: { name: companies.name, npwp: companies.npwp } })
        .from(faktur)
        .innerJoin(companies, eq(companies.id, faktur.companyId))
        .where(
          and(inArray(faktur.companyId, read.select({ id: companies.id }).from(companies)), conditions(criteria), more),
        )
        .orderBy(desc(faktur.date), desc(faktur.id))
        .limit(limit)
        .then((rows) => rows);
    const { npwp } = criteria;
    if (npwp === undefined) return found(undefined);
    const both = await Promise.all([found(eq(faktur.counterpartyNpwp, npwp)), found(eq(companies.npwp, npwp))]);
    const byId = new Map(both.flat().map((one) => [one.row.id, one]));
    return [...byId.values()].toSorted((a, b) => (a.row.date < b.row.date ? 1 : -1)).slice(0, limit);
  },
);

export const unsafeAnyFaktur = unscoped(async (read: Query, id: string): Promise<AnyFaktur | undefined> => {
  const [found] = await read
    .select({ row: faktur, company: { name: companies.name, npwp: companies.npwp } })
    .from(faktur)
    .innerJoin(companies, eq(companies.id, faktur.companyId))
    .where(eq(faktur.id, id));
  return found;
});

/** Newest first. */
export const callsAbout = (
  scope: Scope,
  read: Query,
  objectId: string,
  limit: number,
): Promise<(typeof gatewayCalls.$inferSelect)[]> =>
  read
    .select()
    .from(gatewayCalls)
    .where(and(eq(gatewayCalls.companyId, scope.companyId), eq(gatewayCalls.objectId, objectId)))
    .orderBy(desc(gatewayCalls.at), desc(gatewayCalls.id))
    .limit(limit)
    .then((rows) => rows);
