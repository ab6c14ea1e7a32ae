import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { type AnnualReturn, entriesOf, type StoredSheets, sheetOf } from '#domain/spt-badan/record.ts';
import { drawInto } from '#domain/spt-badan/sources/draw.ts';
import { fillingOf, type Source, type SourceName } from '#domain/spt-badan/sources/source.ts';
import { allowsAnnual } from '#domain/spt-badan/status.ts';
import { lockAnnual } from '../../../../db/repositories/spt-badan/spt-badan.ts';
import { type Deps, permit } from '../../../services/deps.ts';
import { calculated, derived, previousOf } from '../calculate.ts';
import { annualFamily, annualMoves } from '../family.ts';
import { readSources, sourcePermissions } from './read.ts';
import { printOf } from './stale.ts';

export type Drawing = {
  readonly id: string;
  readonly sources: readonly SourceName[];
  /** Versions of the sheets as read; each sheet that is filled must be among them. Null draws into the newest. */
  readonly versions: Readonly<Record<string, number>> | null;
  readonly replaceTyped: boolean;
};

/** Sheets a source fills now, or filled before. */
export const sheetsOf = ({ sheets }: Pick<AnnualReturn, 'sheets'>, { name, fillings }: Source): readonly string[] => [
  ...new Set([
    ...fillings.map(({ sheet }) => sheet),
    ...Object.keys(sheets).filter((sheet) => sheets[sheet]?.drawn?.[name] !== undefined),
  ]),
];

type By = { readonly now: number; readonly userName: string; readonly replaceTyped: boolean };

const filled = (read: AnnualReturn, chosen: readonly Source[], { now, userName, replaceTyped }: By) => {
  let sheets: StoredSheets = read.sheets;
  const stayed: Record<string, number> = {};
  for (const source of chosen)
    for (const sheet of sheetsOf(read, source)) {
      const filling = fillingOf(source, sheet);
      const own = sheetOf({ sheets }, sheet);
      const { drawn = {} } = sheets[sheet] ?? {};
      const made = drawInto(own, { name: source.name, filling, before: drawn[source.name], replaceTyped });
      stayed[source.name] = (stayed[source.name] ?? 0) + made.stayed;
      const mark = { at: now, by: userName, print: printOf(filling), lines: made.lines };
      const { lines, answers, rows, notes } = made.entries;
      sheets = {
        ...sheets,
        [sheet]: {
          ...sheets[sheet],
          lines,
          answers,
          rows,
          notes,
          version: sheetOf(read, sheet).version + 1,
          updatedBy: userName,
          updatedAt: now,
          drawn: { ...drawn, [source.name]: mark },
        },
      };
    }
  return { sheets, stayed };
};

/**
 * Fills sheets from the chosen sources, all or none, with the history of one move. Typed entries stay unless
 * `replaceTyped`; returns how many stayed, by source. Throws `wrong_status`, `forbidden`, `stale` with the sheet.
 */
export const drawSources = async (
  deps: Deps,
  scope: Scope,
  { id, sources, versions, replaceTyped }: Drawing,
): Promise<Readonly<Record<string, number>>> => {
  const seen = await annualFamily.load(scope, deps.db.read, id);
  permit(scope, annualAccess.write);
  for (const permission of sources.flatMap((name) => sourcePermissions[name])) permit(scope, permission);
  if (!allowsAnnual('draw', seen)) throw annualMoves.wrongStatus(seen);
  return deps.db.transact(async (tx) => {
    const read = await lockAnnual(tx, scope, id);
    if (!read) throw new Problem('not_found');
    const chosen = (await readSources(scope, tx.db, read, null)).filter(({ name }) => sources.includes(name));
    for (const sheet of chosen.flatMap((source) => sheetsOf(read, source)))
      if (versions && sheetOf(read, sheet).version !== versions[sheet])
        throw new Problem('stale', { extra: { sheet } });
    const now = deps.now();
    const { sheets, stayed } = filled(read, chosen, { now, userName: scope.userName, replaceTyped });
    const worked = calculated(read, entriesOf({ sheets }), await previousOf(scope, tx.db, read));
    await annualMoves.move(tx, deps, scope, now, [{ read, move: 'draw', set: { sheets, ...derived(read, worked) } }]);
    return stayed;
  });
};
