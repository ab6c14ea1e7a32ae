import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { documentsOfRows } from '../../db/repositories/imports/rows.ts';
import type { Deps } from '../services/deps.ts';
import { byRow, edited } from './edit-cells.ts';
import { kindOf } from './files/kinds.ts';
import type { ImportChannel } from './import-channel.ts';
import { byDocument, type MovedRow } from './recheck.ts';
import { type Repaired, repair, repairable } from './repair.ts';
import { stateOf } from './state.ts';

/** For each document as it was, those its rows are in now. */
const familiesOf = async (deps: Deps, scope: Scope, id: string, moved: readonly MovedRow[]): Promise<number[][]> => {
  const families: number[][] = [];
  for (const rows of byDocument(moved))
    families.push(
      await documentsOfRows(
        scope,
        deps.db.read,
        id,
        rows.map(({ row }) => row),
      ),
    );
  return families;
};

/** Takes the last change of the rows back, whatever it was. */
export const undoLast = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  id: string,
  version?: number,
): Promise<Repaired> => {
  const read = await repairable(deps, channel, scope, id, version);
  const { undo } = stateOf(read);
  const last = undo.at(-1);
  if (!last) throw new Problem('invalid', { message: 'impor.server.nothing_to_undo' });
  const stack = undo.slice(0, -1);
  if (last.skipped)
    return repair(deps, scope, read, { documents: last.skipped.documents, change: { skip: last.skipped.were }, stack });
  if (last.moved) {
    const moved = new Map(last.moved.map((row) => [row.row, row]));
    const dropped = new Set(last.added);
    const together = await familiesOf(deps, scope, id, last.moved);
    return repair(deps, scope, read, { documents: together.flat(), together, change: { moved, dropped }, stack });
  }
  const cells = last.cells ?? [];
  const lookup = byRow(cells.map(([row, field, before]) => ({ row, field, value: before ?? '' })));
  const documents = await documentsOfRows(scope, deps.db.read, id, [...lookup.keys()]);
  return repair(deps, scope, read, { documents, change: { cells: (row) => edited(kindOf(read), row, lookup) }, stack });
};
