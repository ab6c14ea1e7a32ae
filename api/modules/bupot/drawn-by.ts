import type { BupotInput } from '#domain/bupot/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import type { DrawnBy } from './draw-years.ts';

export type StoredDraw = Partial<BupotInput> & { readonly drawnBy: DrawnBy; readonly drawn?: Partial<BupotInput> };

const isStored = (after: unknown): after is StoredDraw =>
  typeof after === 'object' && after !== null && 'drawnBy' in after;

/** Null for a typed draft and when the history does not contain it. */
export const lastDrawn = async (scope: Scope, query: Query, id: string): Promise<StoredDraw | null> => {
  const rows = await historyOf(scope, query, id);
  const last = rows.findLast(({ action }) => action === 'draw' || action === 'redraw');
  return isStored(last?.after) ? last.after : null;
};
