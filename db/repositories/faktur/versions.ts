import { and, eq, inArray } from 'drizzle-orm';
import type { FakturRow } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { faktur } from '../../tables.ts';
import { fakturRow } from './faktur.ts';

const LONGEST = 100;

export const versionsOf = async <S extends string>(
  scope: Scope,
  query: Query,
  self: FakturRow<S>,
): Promise<{ back: FakturRow<S>[]; on: FakturRow<S>[] }> => {
  const back: FakturRow<S>[] = [];
  for (let at = self; at.replaces !== null && back.length < LONGEST; ) {
    const original = await fakturRow<S>(scope, query, at.replaces);
    if (!original) break;
    back.unshift(original);
    at = original;
  }
  const on: FakturRow<S>[] = [];
  for (let at = self; at.replacedBy !== null && on.length < LONGEST; ) {
    const replacement = await fakturRow<S>(scope, query, at.replacedBy);
    if (!replacement) break;
    on.push(replacement);
    at = replacement;
  }
  return { back, on };
};

export const versionIds = async <S extends string>(
  scope: Scope,
  query: Query,
  self: FakturRow<S>,
): Promise<string[]> => {
  if (self.replaces === null && self.replacedBy === null) return [self.id];
  const { back, on } = await versionsOf(scope, query, self);
  return [...back, self, ...on].map(({ id }) => id);
};

export const withVersions = async (
  { companyId }: Scope,
  query: Query,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const all = new Set(ids);
  const { id, replaces, replacedBy } = faktur;
  for (let fresh = [...all]; fresh.length > 0; ) {
    const rows = await query
      .select({ replaces, replacedBy })
      .from(faktur)
      .where(and(eq(faktur.companyId, companyId), inArray(id, fresh)));
    fresh = [...new Set(rows.flatMap((row) => [row.replaces ?? [], row.replacedBy ?? []].flat()))].filter(
      (one) => !all.has(one),
    );
    for (const one of fresh) all.add(one);
  }
  return all;
};
