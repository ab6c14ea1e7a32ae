import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { lockOf, mayChange } from '#domain/spt/lock.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import { formatPeriod } from '#domain/text/format.ts';
import type { Query } from '../../db/database.ts';
import { closingSpts, sptVersions } from '../../db/repositories/spt/spt.ts';

export type ReturnMasa = { readonly type: ReturnType; readonly period: string };

/**
 * Documents of a masa whose return is sent or filed change with a reason only. Returns it if it was needed, otherwise
 * null. Throws `period_filed`; `asks`: the browser asks for the reason and repeats the request.
 */
export const passLock = async (
  scope: Scope,
  query: Query,
  { type, period }: ReturnMasa,
  reason: string | null | undefined,
  asks = false,
): Promise<string | null> => {
  const lock = lockOf(period, type, await sptVersions(scope, query, { type, period }));
  if (lock.kind !== 'hard') return null;
  if (mayChange(lock, reason ?? null) === 'reason')
    throw new Problem('period_filed', {
      params: { period: formatPeriod(period) },
      extra: { returnType: type, period, closedBy: lock.by, ...(asks ? { asksReason: true } : {}) },
    });
  return reason?.trim() ?? null;
};

/** By kind of return: "UNIFIKASI 2025-10". */
export const closedPeriods = async (scope: Scope, query: Query): Promise<string[]> => {
  const returns = await closingSpts(scope, query);
  const closed = returns.filter(({ type, period }) => lockOf(period, type, returns).kind === 'hard');
  return [...new Set(closed.map(({ type, period }) => `${type} ${period}`))];
};
