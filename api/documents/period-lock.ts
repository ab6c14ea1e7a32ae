import { returnOf, type SlipKind } from '#domain/bupot/kinds.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { lockOf, mayChange } from '#domain/spt/lock.ts';
import { formatPeriod } from '#domain/text/format.ts';
import type { Query } from '../../db/database.ts';
import { closingSpts, sptVersions } from '../../db/repositories/spt/spt.ts';

type Slip = { readonly kind: SlipKind; readonly period: string };

/**
 * A slip of a masa whose return is sent or filed changes only where somebody says why. Answers the reason where it was needed, for the
 * history, and null where nothing was in the way. Throws `period_filed` with the return that closes the masa.
 */
export const passLock = async (
  scope: Scope,
  query: Query,
  { kind, period }: Slip,
  reason: string | null | undefined,
): Promise<string | null> => {
  const type = returnOf(kind);
  const lock = lockOf(period, type, await sptVersions(scope, query, { type, period }));
  if (lock.kind !== 'hard') return null;
  if (mayChange(lock, reason ?? null) === 'reason')
    throw new Problem('period_filed', {
      params: { period: formatPeriod(period) },
      extra: { returnType: type, period, closedBy: lock.by },
    });
  return reason?.trim() ?? null;
};

/** Masa of this company whose slips may not be changed without a reason, by kind of return: "UNIFIKASI 2025-10". */
export const closedPeriods = async (scope: Scope, query: Query): Promise<string[]> => {
  const returns = await closingSpts(scope, query);
  const closed = returns.filter(({ type, period }) => lockOf(period, type, returns).kind === 'hard');
  return [...new Set(closed.map(({ type, period }) => `${type} ${period}`))];
};
