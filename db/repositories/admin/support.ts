import { and, asc, count, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { OutsideSystem } from '#domain/admin/support.ts';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../../company-context.ts';
import type { Query, Tx } from '../../database.ts';
import { textsIn } from '../../dialect/sets.ts';
import { newId } from '../../id.ts';
import {
  branches,
  certificates,
  companies,
  efinMigrations,
  gatewayCalls,
  outsideSystems,
  signees,
} from '../../tables.ts';
import { like } from '../list-conditions.ts';
import type { Page } from '../page-of.ts';

export const unsafeCertificatesOf = unscoped(
  (read: Query, ids: readonly string[]): Promise<(typeof certificates.$inferSelect)[]> =>
    read
      .select()
      .from(certificates)
      .where(inArray(certificates.companyId, textsIn(ids)))
      .then((rows) => rows),
);

export const unsafeSigneesOf = unscoped(
  (read: Query, ids: readonly string[]): Promise<(typeof signees.$inferSelect)[]> =>
    read
      .select()
      .from(signees)
      .where(inArray(signees.companyId, textsIn(ids)))
      .orderBy(desc(signees.active), asc(signees.name))
      .then((rows) => rows),
);

const ofCompany = { companyName: companies.name, companyNpwp: companies.npwp };

/** By NITKU, name of the place, or name or NPWP of the company. */
export const unsafeBranchPage = unscoped(async (read: Query, q: string, { offset, limit }: Page) => {
  const has = (column: { getSQL(): SQL }) => sql`lower(${column}) like ${like(q)} escape '\\'`;
  const where = q === '' ? undefined : or(...[branches.nitku, branches.name, companies.name, companies.npwp].map(has));
  const base = () => ({ on: eq(companies.id, branches.companyId), where });
  const [rows, [counted]] = await Promise.all([
    read
      .select({ branch: branches, ...ofCompany })
      .from(branches)
      .innerJoin(companies, base().on)
      .where(where)
      .orderBy(asc(companies.name), asc(branches.nitku))
      .limit(limit)
      .offset(offset),
    read.select({ n: count() }).from(branches).innerJoin(companies, base().on).where(where),
  ]);
  return { rows, total: Number(counted?.n ?? 0) };
});

type EfinRow = typeof efinMigrations.$inferSelect;

/** What waits comes first, then the newest. */
export const unsafeEfinMigrations = unscoped((read: Query, limit: number) =>
  read
    .select({ row: efinMigrations, ...ofCompany })
    .from(efinMigrations)
    .innerJoin(companies, eq(companies.id, efinMigrations.companyId))
    .orderBy(sql`case when ${efinMigrations.state} = 'waiting' then 0 else 1 end`, desc(efinMigrations.requestedAt))
    .limit(limit)
    .then((rows) => rows),
);

export const unsafeEfinMigration = unscoped(
  async (read: Query, id: string): Promise<EfinRow | undefined> =>
    (await read.select().from(efinMigrations).where(eq(efinMigrations.id, id)))[0],
);

/** False if it changed since `version` was read. */
export const decideEfin = async (
  tx: Tx,
  scope: Scope,
  { id, version }: Pick<EfinRow, 'id' | 'version'>,
  set: Pick<EfinRow, 'state' | 'decidedAt' | 'decidedWhy'>,
): Promise<boolean> => {
  const decided = await tx.db
    .update(efinMigrations)
    .set({ ...set, decidedBy: scope.userName, version: version + 1 })
    .where(
      and(
        eq(efinMigrations.companyId, scope.companyId),
        eq(efinMigrations.id, id),
        eq(efinMigrations.version, version),
      ),
    )
    .returning({ id: efinMigrations.id });
  return decided.length > 0;
};

type SystemRow = typeof outsideSystems.$inferSelect;

/** Systems without a row are on. */
export const unsafeOutsideSystems = unscoped(
  (read: Query): Promise<SystemRow[]> =>
    read
      .select()
      .from(outsideSystems)
      .then((rows) => rows),
);

export const unsafeIsSystemOn = unscoped(async (read: Query, name: OutsideSystem): Promise<boolean> => {
  const [row] = await read.select({ on: outsideSystems.on }).from(outsideSystems).where(eq(outsideSystems.name, name));
  return row?.on ?? true;
});

/** False if it changed since `version` was read; 0: it was never switched. */
export const unsafeSwitchSystem = unscoped(async (tx: Tx, { version, ...row }: SystemRow): Promise<boolean> => {
  const next = { ...row, version: version + 1 };
  const made =
    version === 0
      ? await tx.db.insert(outsideSystems).values(next).onConflictDoNothing().returning({ name: outsideSystems.name })
      : await tx.db
          .update(outsideSystems)
          .set(next)
          .where(and(eq(outsideSystems.name, row.name), eq(outsideSystems.version, version)))
          .returning({ name: outsideSystems.name });
  return made.length > 0;
});

/** The last call since then that was refused or not answered. `gateway`: the beginning of its name in the log. */
export const unsafeLastFailure = unscoped(
  async (read: Query, gateway: string, since: number): Promise<typeof gatewayCalls.$inferSelect | undefined> =>
    (
      await read
        .select()
        .from(gatewayCalls)
        // Ids begin with the time, and have an index.
        .where(
          and(
            gt(gatewayCalls.id, newId(since)),
            sql`${gatewayCalls.gateway} like ${`${gateway}/%`}`,
            ne(gatewayCalls.outcome, 'done'),
          ),
        )
        .orderBy(desc(gatewayCalls.id))
        .limit(1)
    )[0],
);

export const unsafeCompanyFlags = unscoped((read: Query) =>
  read
    .select({ companyId: companies.id, companyName: companies.name, flags: companies.flags })
    .from(companies)
    .orderBy(asc(companies.name))
    .then((rows) => rows),
);
