import type { FakturRow } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../../db/database.ts';
import { returnedAmong } from '../../../../db/repositories/faktur/returned.ts';
import { type Taking, takenOf } from '../../../../db/repositories/faktur/returns.ts';
import { versionIds } from '../../../../db/repositories/faktur/versions.ts';

/** `but`: except this return. */
export const returnsTaking = async <S extends string>(
  scope: Scope,
  query: Query,
  invoice: FakturRow<S>,
  but: string | null = null,
): Promise<Taking[]> => takenOf(scope, query, await versionIds(scope, query, invoice), but);

export const returnedOf = async <S extends string>(
  scope: Scope,
  query: Query,
  invoices: readonly FakturRow<S>[],
): Promise<ReadonlySet<string>> => {
  const versions = new Map<string, readonly string[]>();
  for (const one of invoices) versions.set(one.id, await versionIds(scope, query, one));
  const returned = await returnedAmong(scope, query, [...new Set([...versions.values()].flat())]);
  return new Set([...versions].filter(([, ids]) => ids.some((id) => returned.has(id))).map(([id]) => id));
};

export const hasReturns = async <S extends string>(
  scope: Scope,
  query: Query,
  invoice: FakturRow<S>,
): Promise<boolean> => (await returnedOf(scope, query, [invoice])).size > 0;
