import { isAnnual } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { type LineMonthsView, lineMonthsView } from '#domain/bupot/year/line-months.ts';
import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../../services/deps.ts';
import { drawnOne } from './draw-years.ts';
import { lastDrawn } from './drawn-by.ts';

/**
 * As the monthly slips are now; lines with another amount are left out. Null for slips that were not drawn. `versions`:
 * ids, the oldest first.
 */
export const monthsOfYear = async (
  deps: Deps,
  scope: Scope,
  slip: Bupot,
  versions: readonly string[],
): Promise<LineMonthsView | null> => {
  if (!isAnnual(slip.kind)) return null;
  for (const id of [...versions].reverse()) {
    const last = await lastDrawn(scope, deps.db.read, id);
    if (!last) continue;
    const drawn = await drawnOne(deps, scope, deps.db.read, {
      kind: slip.kind,
      drawnBy: last.drawnBy,
      except: slip.id,
    });
    return drawn ? lineMonthsView(slip, drawn.lineMonths) : null;
  }
  return null;
};
