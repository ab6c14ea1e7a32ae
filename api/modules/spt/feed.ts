import type { Scope } from '#domain/scope.ts';
import { paidBefore } from '#domain/spt/bills.ts';
import type { DocumentSum } from '#domain/spt/document-sum.ts';
import { excessInto, sentAmong } from '#domain/spt/excess.ts';
import { type Posted, postedFrom } from '#domain/spt/frozen.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { Query } from '../../../db/database.ts';
import { proofsOfSpts } from '../../../db/repositories/spt/proofs.ts';
import { sptsOfType } from '../../../db/repositories/spt/spt.ts';
import { definitionOf } from './definition-of.ts';

type Fed = Pick<SptRecord, 'id' | 'type' | 'period' | 'replaces'> & Partial<Pick<SptRecord, 'entries'>>;

const earlierOf = (all: readonly SptRecord[], { replaces }: Pick<SptRecord, 'replaces'>): readonly SptRecord[] => {
  const before = replaces === null ? undefined : all.find(({ id }) => id === replaces);
  return before ? [before, ...earlierOf(all, before)] : [];
};

const paidByEarlier = async (
  scope: Scope,
  query: Query,
  spt: Fed,
  earlier: readonly SptRecord[],
): Promise<SptRecord['paidBefore']> => {
  if (earlier.length === 0) return null;
  const proven = await proofsOfSpts(
    scope,
    query,
    earlier.map(({ id }) => id),
  );
  return paidBefore(
    definitionOf(spt),
    earlier.map(({ id, amounts }) => ({ amounts, proofs: proven.get(id) ?? [] })),
  );
};

export const feedOf = async (
  scope: Scope,
  query: Query,
  spt: Fed,
): Promise<{
  previous: SptRecord['amounts'];
  excess: ReturnType<typeof excessInto>;
  entries: SptRecord['entries'];
  paidBefore: SptRecord['paidBefore'];
}> => {
  const all = await sptsOfType(scope, query, spt.type);
  const earlier = earlierOf(all, spt);
  return {
    previous: earlier[0]?.amounts ?? null,
    paidBefore: await paidByEarlier(scope, query, spt, earlier),
    excess: excessInto(definitionOf(spt), spt.period, sentAmong(all)),
    entries: spt.entries ?? null,
  };
};

export const postedWith = async (scope: Scope, query: Query, spt: Fed, sums: readonly DocumentSum[]): Promise<Posted> =>
  postedFrom(definitionOf(spt), spt.period, { sums, ...(await feedOf(scope, query, spt)) });
