import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { annualForms } from '#domain/spt-badan/annual-form.ts';
import { wrongEntries } from '#domain/spt-badan/check-entries.ts';
import type { SheetEntries } from '#domain/spt-badan/entries.ts';
import { type AnnualReturn, entriesOf, type RowsImported, sheetOf } from '#domain/spt-badan/record.ts';
import { keepMarks } from '#domain/spt-badan/sources/mark.ts';
import { allowsAnnual } from '#domain/spt-badan/status.ts';
import type { SheetView } from '#domain/spt-badan/view-schema.ts';
import { annualHead, lockAnnual } from '../../../db/repositories/spt-badan/spt-badan.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { calculated, derived, previousOf } from './calculate.ts';
import { annualFamily, annualMoves } from './family.ts';
import { sheetViewOf } from './view-annual.ts';

export type Filling = SheetEntries & {
  readonly id: string;
  readonly sheet: string;
  readonly version: number;
  readonly imported?: Omit<RowsImported, 'at' | 'by'> | undefined;
};

const KEPT_IMPORTS = 20;

/** Throws `not_found` for a sheet that the form does not have. */
export const findSheet = ({ era }: Pick<AnnualReturn, 'era'>, sheet: string): void => {
  if (!annualForms[era].sheets.includes(sheet)) throw new Problem('not_found');
};

/**
 * Saves one sheet and calculates the whole return. Each sheet has its own version: another sheet saved meanwhile is no
 * conflict. Throws `wrong_status`, `stale`, `invalid` by cell.
 */
export const fillSheet = async (
  deps: Deps,
  scope: Scope,
  { id, sheet, version, lines, answers, rows, notes, imported }: Filling,
): Promise<SheetView> => {
  const seen = await annualHead(scope, deps.db.read, id);
  if (!seen) throw await annualFamily.absent(scope, deps.db.read, id);
  permit(scope, annualAccess.write);
  findSheet(seen, sheet);
  if (!allowsAnnual('fill', seen)) throw annualMoves.wrongStatus(seen);
  const entries = { lines, answers, rows, notes };
  const errors = wrongEntries(annualForms[seen.era], sheet, entries);
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
  const saved = await deps.db.transact(async (tx) => {
    const read = await lockAnnual(tx, scope, id);
    if (!read) throw new Problem('not_found');
    if (sheetOf(read, sheet).version !== version)
      throw new Problem('stale', { extra: { current: sheetOf(read, sheet) } });
    const now = deps.now();
    const { drawn, imports = [] } = read.sheets[sheet] ?? {};
    const files = imported ? [...imports, { ...imported, at: now, by: scope.userName }] : imports;
    const marked = keepMarks(entries, sheetOf(read, sheet));
    const filled = {
      ...marked,
      ...(drawn && { drawn }),
      ...(files.length > 0 && { imports: files.slice(-KEPT_IMPORTS) }),
      version: version + 1,
      updatedBy: scope.userName,
      updatedAt: now,
    };
    const sheets = { ...read.sheets, [sheet]: filled };
    const worked = calculated(read, entriesOf({ sheets }), await previousOf(scope, tx.db, read));
    const set = { sheets, ...derived(read, worked) };
    const [row = read] = await annualMoves.move(tx, deps, scope, now, [{ read, move: 'fill', set }]);
    return { row, worked };
  });
  return sheetViewOf(scope, deps.db.read, sheet, saved);
};
