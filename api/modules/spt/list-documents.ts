import type { Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import type { ListedDocuments } from '#domain/spt/line-schema.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { Query } from '../../../db/database.ts';
import type { Holding, Page } from '../../../db/repositories/spt/documents.ts';
import { sourceOf } from '../../../db/repositories/spt/source.ts';
import { sptVersions } from '../../../db/repositories/spt/spt.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { definitionOf } from './definition-of.ts';
import { loadSpt, type Named } from './family.ts';

/** Even where a later version holds them now. Null before the first posting. */
export const holdingOf = async (scope: Scope, query: Query, spt: SptRecord): Promise<Holding | null> => {
  if (spt.postedAt === null) return null;
  const newer = (await sptVersions(scope, query, spt)).filter(
    ({ revision, postedAt }) => revision > spt.revision && postedAt !== null,
  );
  return { id: spt.id, newer: newer.map(({ id }) => id), postedAt: spt.postedAt };
};

export type ListedBy = { readonly table?: string | undefined; readonly amount?: string | undefined };

const nothing: ListedDocuments = { rows: [], count: 0, sums: {} };

export const listReturnDocuments = async (
  deps: Deps,
  scope: Scope,
  { table: key, amount, page, ...named }: Named & ListedBy & { page: Page },
): Promise<ListedDocuments> => {
  const { read } = deps.db;
  const spt = await loadSpt(scope, read, named);
  permit(scope, returnAccess(named.type).view);
  const definition = definitionOf(spt);
  const table = definition.attachments.flatMap(({ tables }) => tables).find((one) => one.key === key);
  const held = await holdingOf(scope, read, spt);
  if (held === null || (key !== undefined && !table)) return nothing;
  if (amount !== undefined && !definition.documents.amounts.includes(amount)) return nothing;
  return sourceOf(definition).table(
    scope,
    read,
    held,
    {
      ...(table ? { kinds: table.kinds } : {}),
      ...(table?.group ? { group: table.group } : {}),
      ...(amount ? { bringing: amount } : {}),
    },
    page,
  );
};
