import { isDay, periodOf } from '#domain/definition/day.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { lastMonthOf } from '#domain/spt-badan/book-year.ts';
import { annualDue } from '#domain/spt-badan/calculations/deadlines.ts';
import {
  EXTENSION,
  type ExtensionInput,
  type ExtensionView,
  extendedTo,
  extensionCodes,
  extensionFault,
  extensionIn,
  shortOf,
} from '#domain/spt-badan/extension.ts';
import { type AnnualReturn, sheetOf } from '#domain/spt-badan/record.ts';
import { allowsAnnual } from '#domain/spt-badan/status.ts';
import type { Query } from '../../../db/database.ts';
import { lockAnnual } from '../../../db/repositories/spt-badan/spt-badan.ts';
import { bookYearStartOf } from '../../services/company/book-year.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { annualFamily, annualMoves } from './family.ts';

type Named = { readonly id: string };

/** The last masa of its book year; four months later it is to be filed, unless an extension counts. */
const lastMasaOf = async (scope: Scope, query: Query, { taxYear }: AnnualReturn): Promise<string> =>
  lastMonthOf(taxYear, await bookYearStartOf(scope, query));

const mayExtend = (row: AnnualReturn, { permissions }: Scope): boolean =>
  row.revision === 0 && allowsAnnual('fill', row) && permissions.has(annualAccess.write);

const viewOf = (scope: Scope, row: AnnualReturn, due: string | null): ExtensionView => {
  const notice = extensionIn(row);
  return {
    version: sheetOf(row, EXTENSION).version,
    writable: mayExtend(row, scope),
    dueDay: due,
    extendedTo: row.extendedTo,
    code: extensionCodes[row.era],
    fault: notice && due !== null ? extensionFault(notice, due) : null,
    missing: notice ? shortOf(notice) : '0.00',
    notice,
  };
};

export const viewExtension = async (deps: Deps, scope: Scope, { id }: Named): Promise<ExtensionView> => {
  const row = await annualFamily.load(scope, deps.db.read, id);
  return viewOf(scope, row, annualDue(await lastMasaOf(scope, deps.db.read, row)));
};

const refuseDays = (
  { today, lastMasa }: { readonly today: string; readonly lastMasa: string },
  { noticeDay, paidOn }: Pick<ExtensionInput, 'noticeDay' | 'paidOn'>,
): void => {
  const wrong = (day: string) => !isDay(day) || day > today;
  const errors = {
    ...(periodOf(noticeDay) <= lastMasa ? { noticeDay: 'sptBadan.server.notice_early' } : {}),
    ...(wrong(noticeDay) ? { noticeDay: 'sptBadan.server.day' } : {}),
    ...(paidOn !== '' && wrong(paidOn) ? { paidOn: 'sptBadan.server.day' } : {}),
  };
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
};

/**
 * Records the notice of an extension that was submitted at the office, or without one (`notice` null) takes it off.
 * Throws `wrong_status`, `stale`, `conflict` for a correction, `invalid` for a day that is none, is to
 * come or is of a book year that has not ended.
 */
export const recordExtension = async (
  deps: Deps,
  scope: Scope,
  {
    id,
    version,
    notice,
  }: Named & { readonly version: number; readonly notice: Omit<ExtensionInput, 'version'> | null },
): Promise<ExtensionView> => {
  const seen = await annualFamily.load(scope, deps.db.read, id);
  permit(scope, annualAccess.write);
  if (!allowsAnnual('fill', seen)) throw annualMoves.wrongStatus(seen);
  if (seen.revision > 0) throw new Problem('conflict', { message: 'sptBadan.server.extension_amended' });
  const lastMasa = await lastMasaOf(scope, deps.db.read, seen);
  if (notice) refuseDays({ today: jakartaDay(deps.now()), lastMasa }, notice);
  const due = annualDue(lastMasa);
  return deps.db.transact(async (tx) => {
    const read = await lockAnnual(tx, scope, id);
    if (!read) throw new Problem('not_found');
    if (sheetOf(read, EXTENSION).version !== version) throw new Problem('stale');
    const sheet = { lines: {}, rows: {}, notes: {}, answers: { ...notice }, version: version + 1 };
    const sheets = {
      ...read.sheets,
      [EXTENSION]: { ...sheet, updatedBy: scope.userName, updatedAt: deps.now() },
    };
    const set = { sheets, extendedTo: extendedTo(extensionIn({ sheets }), due) };
    const [moved = read] = await annualMoves.move(tx, deps, scope, deps.now(), [
      { read, move: 'fill', action: notice ? 'extend' : 'unextend', set },
    ]);
    return viewOf(scope, moved, due);
  });
};
