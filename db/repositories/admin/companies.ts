import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { CompanyFilter } from '#domain/admin/company.ts';
import type { QuotaProduct } from '#domain/definition/quota.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { unscoped } from '../../company-context.ts';
import type { Query, Tx } from '../../database.ts';
import { textsIn } from '../../dialect/sets.ts';
import { newId } from '../../id.ts';
import { companies, memberships, quotaEntries, quotas } from '../../tables.ts';
import type { Company } from '../companies.ts';
import { like } from '../list-conditions.ts';
import type { Page } from '../page-of.ts';
import { insertQuotaEntries } from '../quotas.ts';

const states: Readonly<Record<CompanyFilter, SQL | undefined>> = {
  active: isNull(companies.archivedAt),
  unproven: and(isNull(companies.archivedAt), isNull(companies.provenAt)),
  archived: isNotNull(companies.archivedAt),
};

/** By name, NPWP (its digits), number shown to users, or id. */
const matches = (q: string): SQL | undefined => {
  const digits = q.replace(/[\s.-]/g, '');
  return or(
    sql`lower(${companies.name}) like ${like(q)} escape '\\'`,
    eq(companies.id, q),
    /^\d+$/.test(digits) ? sql`${companies.npwp} like ${like(digits)} escape '\\'` : undefined,
    /^\d{1,9}$/.test(digits) ? eq(companies.shownId, Number(digits)) : undefined,
  );
};

export const unsafeCompanyPage = unscoped(
  async (
    read: Query,
    { q, state }: { readonly q: string; readonly state?: CompanyFilter | undefined },
    { offset, limit }: Page,
  ): Promise<{ rows: Company[]; total: number }> => {
    const where = and(state ? states[state] : undefined, q === '' ? undefined : matches(q));
    const [rows, [counted]] = await Promise.all([
      read
        .select()
        .from(companies)
        .where(where)
        .orderBy(asc(companies.name), asc(companies.id))
        .limit(limit)
        .offset(offset),
      read.select({ n: count() }).from(companies).where(where),
    ]);
    return { rows, total: Number(counted?.n ?? 0) };
  },
);

export const unsafeMemberIds = unscoped(
  (read: Query, companyIds: readonly string[]): Promise<{ companyId: string; userId: string }[]> =>
    read
      .select({ companyId: memberships.companyId, userId: memberships.userId })
      .from(memberships)
      .where(inArray(memberships.companyId, textsIn(companyIds)))
      .then((rows) => rows),
);

/** False if the company changed since `version` was read. */
export const changeCompany = async (
  tx: Tx,
  scope: Scope,
  version: number,
  set: Partial<Pick<Company, 'flags' | 'packageName' | 'packageEnd'>>,
): Promise<boolean> => {
  const changed = await tx.db
    .update(companies)
    .set({ ...set, version: version + 1 })
    .where(and(eq(companies.id, scope.companyId), eq(companies.version, version)))
    .returning({ id: companies.id });
  return changed.length > 0;
};

/** Of both products, newest first. */
export const newestQuotaEntries = (
  scope: Scope,
  read: Query,
  limit: number,
): Promise<(typeof quotaEntries.$inferSelect)[]> =>
  read
    .select()
    .from(quotaEntries)
    .where(eq(quotaEntries.companyId, scope.companyId))
    .orderBy(desc(quotaEntries.at), desc(quotaEntries.id))
    .limit(limit)
    .then((rows) => rows);

/** Negative units are taken away. False if fewer are left. */
export const adjustUnits = async (
  tx: Tx,
  scope: Scope,
  product: QuotaProduct,
  now: number,
  units: number,
): Promise<boolean> => {
  const { companyId, userName } = scope;
  await tx.db.insert(quotas).values({ companyId, product, quota: 0, used: 0, reserved: 0 }).onConflictDoNothing();
  const changed = await tx.db
    .update(quotas)
    .set({ quota: sql`${quotas.quota} + ${units}` })
    .where(
      and(
        eq(quotas.companyId, companyId),
        eq(quotas.product, product),
        units < 0 ? sql`${quotas.quota} - ${quotas.used} - ${quotas.reserved} >= ${-units}` : undefined,
      ),
    )
    .returning({ quota: quotas.quota });
  if (changed.length === 0) return false;
  const kind = units < 0 ? ('take' as const) : ('add' as const);
  const entry = { companyId, userName, product, kind, quota: units, used: 0, reserved: 0 };
  await insertQuotaEntries(tx, [{ ...entry, id: newId(now), at: now, day: jakartaDay(now) }]);
  return true;
};
