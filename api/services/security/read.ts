import { Problem } from '#domain/problem.ts';
import { dayBegins, type Scope } from '#domain/scope.ts';
import { sayEvent } from '#domain/security/say-event.ts';
import type { SecurityRow, SystemSecurityRow } from '#domain/security/view-schema.ts';
import type { Page } from '../../../db/repositories/page-of.ts';
import {
  type FoundSecurity,
  type SecurityFilter,
  securityPage,
  unsafeNamesOf,
  unsafeSecurityPage,
} from '../../../db/repositories/security-page.ts';
import { type Deps, permitInternal } from '../deps.ts';
import { noteReading } from './note-internal.ts';

/** Filter of the log: days in Jakarta, both inclusive. */
export type SecurityParams = Omit<SecurityFilter, 'from' | 'before'> & {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

const filterOf = ({ from, to, ...params }: SecurityParams): SecurityFilter => {
  if (from && to && to < from) throw new Problem('invalid', { errors: { to: 'securityLog.days_reversed' } });
  return {
    ...params,
    ...(from ? { from: dayBegins(from) } : {}),
    ...(to ? { before: dayBegins(to, 1) } : {}),
  };
};

const UNSEEN = 'unknown';

const views = async (deps: Deps, { locale }: Scope, rows: readonly FoundSecurity[]): Promise<SystemSecurityRow[]> => {
  const names = await unsafeNamesOf(
    deps.db.read,
    rows.flatMap(({ aboutId }) => aboutId ?? []),
  );
  return rows.map(
    ({ id, at, userName, kind, outcome, event, facts, aboutId, ip, browser, system, times, places, company }) => ({
      id,
      at,
      userName,
      kind,
      outcome,
      event: sayEvent(locale, event, facts),
      about: String(facts.name ?? facts.email ?? '') || (names.get(aboutId ?? '') ?? null),
      ip: ip === UNSEEN ? '' : ip,
      device: [browser, system].filter(Boolean).join(' · ') || null,
      times,
      places,
      company,
    }),
  );
};

type SecurityPage<Row> = Promise<{ rows: Row[]; total: number }>;

const ownersOnly = ({ role }: Scope): void => {
  if (role !== 'Owner') throw new Problem('role_owner_required');
};

export const securityLogOf = async (
  deps: Deps,
  scope: Scope,
  params: SecurityParams,
  page: Page,
): SecurityPage<SecurityRow> => {
  ownersOnly(scope);
  const { rows, total } = await securityPage(scope, deps.db.read, filterOf(params), page);
  const found = rows.map((row) => ({ ...row, company: null }));
  return { rows: (await views(deps, scope, found)).map(({ company: _, places: __, ...row }) => row), total };
};

/** Each company whose rows are read is notified. */
export const systemSecurityLog = async (
  deps: Deps,
  scope: Scope,
  params: SecurityParams,
  page: Page,
): SecurityPage<SystemSecurityRow> => {
  permitInternal(scope);
  const { rows, total } = await unsafeSecurityPage(deps.db.read, filterOf(params), page);
  const companyIds = rows.flatMap((row) => (row.company === null ? [] : row.companyId));
  noteReading(deps, scope, { companyIds, what: 'security' });
  return { rows: await views(deps, scope, rows), total };
};
