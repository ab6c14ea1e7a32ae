import type { ReturnType } from '#domain/bupot/kinds.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { ReturnDefinition } from '#domain/spt/definition.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { returnFor } from '#domain/spt/return-for.ts';
import { formatMoment } from '#domain/text/format.ts';
import type { Query } from '../../../db/database.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { sptById } from '../../../db/repositories/spt/spt.ts';

/** Which return is meant: its id, and the kind whose path it was asked under. */
export type Named = { readonly id: string; readonly type: ReturnType };

/** The return; another company's, or one of another kind, is not found. Of a removed one the history tells by whom and when. */
export const loadSpt = async (scope: Scope, query: Query, { id, type }: Named): Promise<SptRecord> => {
  const found = await sptById(scope, query, id);
  if (found?.type === type) return found;
  const removal = found ? undefined : (await historyOf(scope, query, id)).findLast(({ action }) => action === 'remove');
  if (!removal) throw new Problem('not_found');
  const { userName: by, at } = removal;
  throw new Problem('not_found', {
    message: 'spt.server.removed_by',
    params: { by, at: formatMoment(at) },
    extra: { removed: { by, at } },
  });
};

/** The forms of a return's period. Returns are only made for periods that have them. */
export const definitionOf = ({ type, period }: Pick<SptRecord, 'type' | 'period'>): ReturnDefinition => {
  const definition = returnFor(type, period);
  if (!definition) throw new Problem('invalid', { errors: { period: 'spt.check.classic' } });
  return definition;
};
