import { and, count, desc, eq, gt, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { SecurityKind, SecurityOutcome } from '#domain/security/events.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { textsIn } from '../dialect/sets.ts';
import { companies, companyRoles, securityLog, signees, users } from '../tables.ts';
import { like } from './list-conditions.ts';
import { type Page, pageOf } from './page-of.ts';
import { SECURITY_RETENTION_MS, STRANGERS_RETENTION_MS } from './records/chained-tables.ts';
import { unsafeExpireLinks } from './records/expire-links.ts';

export type SecurityFound = typeof securityLog.$inferSelect;
export type FoundSecurity = SecurityFound & { readonly company: string | null };

export type SecurityFilter = {
  /** Part of a name, or the beginning of an IP address. */
  readonly q?: string | undefined;
  readonly userId?: string | undefined;
  readonly kind?: SecurityKind | undefined;
  readonly outcome?: SecurityOutcome | undefined;
  readonly ip?: string | undefined;
  /** Epoch milliseconds: from inclusive, to exclusive. */
  readonly from?: number | undefined;
  readonly before?: number | undefined;
};

const newest = [desc(securityLog.at), desc(securityLog.id)];

const has = (text: { getSQL(): SQL }, q: string): SQL => sql`lower(${text}) like ${like(q)} escape '\\'`;

const found = (
  { q = '', userId, kind, outcome, ip, from, before }: SecurityFilter,
  more: SQL[] = [],
): SQL | undefined =>
  and(
    q === '' ? undefined : or(has(securityLog.userName, q), has(securityLog.ip, q), ...more),
    userId === undefined ? undefined : eq(securityLog.userId, userId),
    kind === undefined ? undefined : eq(securityLog.kind, kind),
    outcome === undefined ? undefined : eq(securityLog.outcome, outcome),
    ip === undefined ? undefined : eq(securityLog.ip, ip),
    from === undefined ? undefined : gte(securityLog.at, from),
    before === undefined ? undefined : lt(securityLog.at, before),
  );

export const securityPage = (
  scope: Scope,
  read: Query,
  filter: SecurityFilter,
  page: Page,
): Promise<{ rows: SecurityFound[]; total: number }> => pageOf(scope, read, securityLog, found(filter), newest, page);

/**
 * For internal staff. An event in the logs of several companies is listed once, with the first of them; a search for
 * another of them finds it there.
 */
export const unsafeSecurityPage = unscoped(
  async (
    read: Query,
    filter: SecurityFilter,
    { offset, limit }: Page,
  ): Promise<{ rows: FoundSecurity[]; total: number }> => {
    const ofCompany = has(sql`coalesce(${companies.name}, '')`, filter.q ?? '');
    const once = gt(securityLog.places, 0);
    const where = and(found(filter, [ofCompany]), filter.q ? or(once, ofCompany) : once);
    const [rows, [counted]] = await Promise.all([
      read
        .select({ row: securityLog, company: companies.name })
        .from(securityLog)
        .leftJoin(companies, eq(companies.id, securityLog.companyId))
        .where(where)
        .orderBy(...newest)
        .limit(limit)
        .offset(offset),
      read
        .select({ n: count() })
        .from(securityLog)
        .leftJoin(companies, eq(companies.id, securityLog.companyId))
        .where(where),
    ]);
    return { rows: rows.map(({ row, company }) => ({ ...row, company })), total: Number(counted?.n ?? 0) };
  },
);

/** By id. The caller must have checked that they may be shown. */
export const unsafeNamesOf = unscoped(
  async (read: Query, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (ids.length === 0) return new Map();
    const named = await Promise.all(
      [users, companyRoles, signees].map((table) =>
        read
          .select({ id: table.id, name: table.name })
          .from(table)
          .where(inArray(table.id, textsIn(ids))),
      ),
    );
    return new Map(named.flat().map(({ id, name }) => [id, name]));
  },
);

/** Older than two years, of unknown people older than ninety days, with their links. */
export const unsafeExpireSecurityLog = unscoped(async (tx: Tx, now: number): Promise<void> => {
  const { at, userId } = securityLog;
  await tx.db
    .delete(securityLog)
    .where(or(lt(at, now - SECURITY_RETENTION_MS), and(lt(at, now - STRANGERS_RETENTION_MS), eq(userId, ''))));
  await unsafeExpireLinks(tx, now);
});
