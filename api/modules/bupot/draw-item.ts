import type { Bupot } from '#domain/bupot/record.ts';
import { type DrawnYear, drawYear } from '#domain/bupot/year/draw.ts';
import { sayYearFinding } from '#domain/bupot/year/finding.ts';
import { numberOfKey, type YearChoices, type YearRun } from '#domain/bupot/year/monthly-slips.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { type ItemResult, problemResult, skipped } from '../../documents/item-result.ts';
import type { Deps } from '../../services/deps.ts';
import { aroundOf, newBupot } from './compose-bupot.ts';
import type { DrawPayload } from './draw-years.ts';
import type { AnnualKind } from './drawn-years.ts';
import { employeeYears } from './employee-years.ts';
import { announce } from './move-bupots.ts';
import { bupotSaves, unlocked } from './save-bupots.ts';

/** What the history keeps of a drawn slip, so that it can be drawn again. */
export type DrawnBy = { readonly key: string; readonly run: YearRun; readonly chosen: YearChoices | null };

type One = { readonly kind: AnnualKind; readonly drawnBy: DrawnBy; readonly except?: string };

/** The slip of the year of one employee as the monthly slips have it now; null where there is nothing to draw. `except`: the draft drawn again. */
export const drawnOne = async (
  deps: Deps,
  scope: Scope,
  query: Query,
  { kind, drawnBy: { key, run, chosen }, except }: One,
): Promise<DrawnYear | null> => {
  const numbers = [numberOfKey(key)];
  const settled = chosen ? { [key]: chosen } : {};
  const years = await employeeYears(scope, query, { year: run.year, numbers, settled });
  const employee = years.find((one) => one.key === key);
  if (!employee) return null;
  const annuals = employee.annuals.filter(({ id }) => id !== except);
  return drawYear(kind, { ...employee, annuals }, run, { today: jakartaDay(deps.now()), chosen: chosen ?? undefined });
};

/** Throws what keeps the slip of the year from being drawn. */
export const mustBeReady = (scope: Scope, year: number, drawn: DrawnYear | null): DrawnYear => {
  if (!drawn) throw new Problem('conflict', { message: 'bupotYear.server.gone' });
  const stop = drawn.findings.find(({ weight }) => weight === 'stop');
  if (drawn.standing === 'stopped' && stop)
    throw new Problem('conflict', {
      message: 'bupotYear.server.stopped',
      params: { why: sayYearFinding(scope.locale, year, stop) },
    });
  return drawn;
};

/**
 * Draws one employee's slip of the year and saves it as a draft. May be run again at any point: the list's revision is taken first, so that two
 * that draw the same person come one after the other, and the second finds his slip there.
 */
export const drawItem = async (
  deps: Deps,
  scope: Scope,
  key: string,
  { kind, run, settled, lockReason }: DrawPayload,
): Promise<ItemResult> => {
  const drawnBy: DrawnBy = { key, run, chosen: settled[key] ?? null };
  try {
    const around = await aroundOf(deps, scope, deps.db.read);
    const made = await deps.db.transact(async (tx): Promise<Bupot | null> => {
      await announce(tx, deps, scope, []);
      const drawn = mustBeReady(scope, run.year, await drawnOne(deps, scope, tx.db, { kind, drawnBy }));
      if (drawn.standing === 'done') return null;
      const { row, told, ...noted } = await unlocked(tx, scope, newBupot(deps, scope, drawn.input, around), lockReason);
      return bupotSaves.insert(tx, deps, scope, row, { ...noted, action: 'draw', told: { ...told, drawnBy } });
    });
    if (made === null) return skipped('exists', say(scope.locale, 'bupotYear.server.exists'));
    return { status: 'DONE', code: 'made', message: say(scope.locale, 'bupotYear.server.made') };
  } catch (error) {
    return problemResult(scope.locale, error);
  }
};
