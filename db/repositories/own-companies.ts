import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { textsIn } from '../dialect/sets.ts';
import * as tables from '../tables.ts';
import { coveredTables, heldIn, objectTypeOf } from './covered-tables.ts';
import { coveredIds } from './document-state.ts';
import { chainRecords } from './records/append-links.ts';
import { chainedTables, chainNames } from './records/chained-tables.ts';
import { recordIds } from './records/record-state.ts';

const { billings, bupots, certificates, companies, companyRoles, faktur, memberships, ntpns, payments, quotas, spts } =
  tables;

type Company = typeof companies.$inferSelect;

export type Place = Pick<
  Company,
  'id' | 'shownId' | 'name' | 'npwp' | 'color' | 'packageEnd' | 'flags' | 'createdAt' | 'archivedAt' | 'provenAt'
> & {
  role: string;
  roleKeys: Permission[] | null;
};

export const placesOfPerson = unscoped(
  (scope: Scope, read: Query): Promise<Place[]> =>
    read
      .select({
        id: companies.id,
        shownId: companies.shownId,
        name: companies.name,
        npwp: companies.npwp,
        color: companies.color,
        packageEnd: companies.packageEnd,
        flags: companies.flags,
        createdAt: companies.createdAt,
        archivedAt: companies.archivedAt,
        provenAt: companies.provenAt,
        role: memberships.role,
        roleKeys: companyRoles.keys,
      })
      .from(memberships)
      .innerJoin(companies, eq(companies.id, memberships.companyId))
      .leftJoin(companyRoles, and(eq(companyRoles.companyId, companies.id), eq(companyRoles.name, memberships.role)))
      .where(eq(memberships.userId, scope.userId))
      .orderBy(asc(companies.name), asc(companies.id))
      .then((rows) => rows),
);

/** The caller must have checked that the person may see it. */
export const unsafeCertificateEnds = unscoped(
  async (read: Query, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const rows = await read
      .select({ companyId: certificates.companyId, validTo: certificates.validTo })
      .from(certificates)
      .where(inArray(certificates.companyId, textsIn(ids)));
    return new Map(rows.map(({ companyId, validTo }) => [companyId, validTo]));
  },
);

/** The caller must have checked that the person may see them. */
export const unsafeQuotasOf = unscoped(
  (read: Query, ids: readonly string[]): Promise<(typeof quotas.$inferSelect)[]> =>
    read
      .select()
      .from(quotas)
      .where(inArray(quotas.companyId, textsIn(ids)))
      .then((rows) => rows),
);

export const unsafeCompanyIds = unscoped(
  async (read: Query): Promise<string[]> =>
    (await read.select({ id: companies.id }).from(companies)).map(({ id }) => id),
);

export const setArchived = async (tx: Tx, scope: Scope, at: number | null): Promise<boolean> => {
  const changed = await tx.db
    .update(companies)
    .set({ archivedAt: at })
    .where(
      and(
        eq(companies.id, scope.companyId),
        at === null ? isNotNull(companies.archivedAt) : isNull(companies.archivedAt),
      ),
    )
    .returning({ id: companies.id });
  return changed.length > 0;
};

export const hasDocuments = async (scope: Scope, read: Query): Promise<boolean> => {
  for (const table of [faktur, bupots, billings, payments, ntpns, spts]) {
    const found = await read.select({ id: table.id }).from(table).where(eq(table.companyId, scope.companyId)).limit(1);
    if (found.length > 0) return true;
  }
  return false;
};

/** Tables kept when a company is removed: the record of actions in it. */
const retained = new Set<unknown>([
  ...[tables.history, tables.chains, tables.securityLog, tables.sessions, tables.recordLinks, tables.recordChains],
]);

/** Tables kept when a sandbox company is reset: people, access, settings, the ledger of quota. */
const retainedByReset = new Set<unknown>([
  ...retained,
  ...[tables.companies, tables.branches, tables.memberships, tables.companyRoles, tables.signees, tables.certificates],
  ...[tables.apiKeys, tables.webhooks, tables.quotas, tables.quotaEntries, tables.notifications],
  tables.revisions,
]);

const removeRows = async (tx: Tx, scope: Scope, isRetained: ReadonlySet<unknown>): Promise<void> => {
  for (const name of chainNames)
    if (!isRetained.has(chainedTables[name].table))
      chainRecords(tx, scope.companyId, name, await recordIds(scope.companyId, tx.db, name));
  for (const table of Object.values(tables) as SQLiteTable[]) {
    const { companyId } = getTableColumns(table) as Record<string, typeof memberships.companyId | undefined>;
    if (companyId && !isRetained.has(table)) await tx.db.delete(table).where(eq(companyId, scope.companyId));
  }
};

/** What the history has a digest of and is removed; without rows of the removal, verification would report it missing. */
export const heldRecords = async (
  tx: Tx,
  { companyId }: Scope,
  by: 'removal' | 'reset',
): Promise<{ objectType: string; objectId: string }[]> => {
  const held: { objectType: string; objectId: string }[] = [];
  for (const name of heldIn(companyId)) {
    if (name === 'company' || (by === 'reset' && retainedByReset.has(coveredTables[name].table))) continue;
    for (const objectId of await coveredIds(companyId, tx.db, name))
      held.push({ objectType: objectTypeOf(name), objectId });
  }
  return held;
};

export const emptyCompany = async (tx: Tx, scope: Scope): Promise<void> => {
  await removeRows(tx, scope, retainedByReset);
  // Never a number that it had before: what is in memory for a revision would be found again.
  const { revision, companyId } = tables.revisions;
  await tx.db
    .update(tables.revisions)
    .set({ revision: sql`${revision} + 1` })
    .where(eq(companyId, scope.companyId));
};

export const removeCompany = async (tx: Tx, scope: Scope): Promise<void> => {
  await removeRows(tx, scope, retained);
  await tx.db.delete(companies).where(eq(companies.id, scope.companyId));
};
