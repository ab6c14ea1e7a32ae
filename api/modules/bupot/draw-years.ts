import type { Bupot } from '#domain/bupot/record.ts';
import { type DrawnYear, drawYear } from '#domain/bupot/year/draw.ts';
import { sayYearFinding } from '#domain/bupot/year/finding.ts';
import { numberOfKey, type YearChoices, type YearRun } from '#domain/bupot/year/monthly-slips.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { addItems, beginJob, releaseJob } from '../../../db/repositories/outbox.ts';
import { type ItemResult, problemResult, skipped } from '../../documents/item-result.ts';
import { closedPeriods, passLock } from '../../documents/period-lock.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { aroundOf, newBupot } from './compose-bupot.ts';
import { type AnnualKind, type DrawParams, drawnOnes, drawnYears } from './drawn-years.ts';
import { employeeYears } from './employee-years.ts';
import { announce } from './move-bupots.ts';
import { bupotSaves, unlocked } from './save-bupots.ts';

export type DrawPayload = DrawParams & { readonly lockReason?: string | undefined };

const PORTION = 500;

/** Drafts for the given employees, or for all. Employees who are not ready are skipped and listed by the preview. */
export const drawYears = async (
  deps: Deps,
  scope: Scope,
  { keys, lockReason, ...input }: DrawPayload & { readonly keys?: readonly string[] | undefined },
): Promise<{ jobId: string; total: number }> => {
  permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
  // Before December every employee paid last month might be leaving; the user has to select them.
  if (!keys && input.run.lastMonth !== 12)
    throw new Problem('invalid', { errors: { keys: 'bupotYear.server.name_leavers' } });
  const payload: DrawPayload = { ...input, ...(lockReason === undefined ? {} : { lockReason }) };
  let jobId: string | undefined;
  let total = 0;
  // A reason given once for a masa applies to all slips of it.
  const closed = new Set(await closedPeriods(scope, deps.db.read));
  const add = async (drawn: readonly DrawnYear[]): Promise<void> => {
    const ready = drawn.filter(({ state }) => state === 'ready');
    // Checked before the job starts, so that it does not fail employee by employee.
    for (const { input } of ready)
      if (closed.delete(`PPH21 ${input.period}`))
        await passLock(scope, deps.db.read, { type: 'PPH21', period: input.period }, lockReason);
    const items = ready.map(({ key, name }) => ({ refId: key, label: name }));
    if (items.length === 0) return;
    await deps.db.transact(async (tx) => {
      jobId ??= await beginJob(tx, scope, deps.now(), { kind: 'bupot.draw', payload });
      await addItems(tx, scope, jobId, total, items);
    });
    total += items.length;
  };
  if (keys)
    for (let at = 0; at < keys.length; at += PORTION)
      await add(await drawnOnes(deps, scope, input, keys.slice(at, at + PORTION)));
  else for await (const { drawn } of drawnYears(deps, scope, input)) await add(drawn);
  const made: string | undefined = jobId;
  if (made === undefined) throw new Problem('conflict', { message: 'bupotYear.server.nobody' });
  await deps.db.transact((tx) => releaseJob(tx, scope, made, total));
  return { jobId: made, total };
};

/** Stored in the history, so that a slip can be drawn again. */
export type DrawnBy = { readonly key: string; readonly run: YearRun; readonly chosen: YearChoices | null };

type One = { readonly kind: AnnualKind; readonly drawnBy: DrawnBy; readonly except?: string };

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

export const mustBeReady = (scope: Scope, year: number, drawn: DrawnYear | null): DrawnYear => {
  if (!drawn) throw new Problem('conflict', { message: 'bupotYear.server.gone' });
  const stop = drawn.findings.find(({ weight }) => weight === 'stop');
  if (drawn.state === 'stopped' && stop)
    throw new Problem('conflict', {
      message: 'bupotYear.server.stopped',
      params: { why: sayYearFinding(scope.locale, year, stop) },
    });
  return drawn;
};

/**
 * Safe to repeat at any point: the list's revision is locked first, so that the second of two concurrent runs finds the
 * slip.
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
      if (drawn.state === 'done') return null;
      const {
        row,
        details: drawnInput,
        ...noted
      } = await unlocked(tx, scope, newBupot(deps, scope, drawn.input, around), lockReason);
      return bupotSaves.insert(tx, deps, scope, row, { ...noted, action: 'draw', details: { ...drawnInput, drawnBy } });
    });
    if (made === null) return skipped('exists', say(scope.locale, 'bupotYear.server.exists'));
    return { status: 'DONE', code: 'made', message: say(scope.locale, 'bupotYear.server.made') };
  } catch (error) {
    return problemResult(scope.locale, error);
  }
};
