import { setImmediate as othersTurn } from 'node:timers/promises';
import { type DrawnYear, drawYear } from '#domain/bupot/year/draw.ts';
import { numberOfKey, type YearRun } from '#domain/bupot/year/monthly-slips.ts';
import type { Settled } from '#domain/bupot/year/settled.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { numbersOfYear } from '../../../db/repositories/bupot/years.ts';
import type { Deps } from '../../services/deps.ts';
import { employeeYears } from './employee-years.ts';

const PAGE = 200;

export type AnnualKind = 'BPA1' | 'BPA2';

export type DrawParams = { readonly kind: AnnualKind; readonly run: YearRun; readonly settled: Settled };

type DrawnPage = {
  readonly drawn: readonly DrawnYear[];
  readonly numbers: readonly string[];
  readonly from: string;
  /** Start of the next page; null after the last. */
  readonly next: string | null;
};

/** Employees without their own tax number come first. */
export const FIRST = '';

const drawnOf = async (deps: Deps, scope: Scope, { kind, run, settled }: DrawParams, numbers: readonly string[]) => {
  const years = await employeeYears(scope, deps.db.read, { year: run.year, numbers, settled });
  const today = jakartaDay(deps.now());
  return years
    .flatMap((employee) => drawYear(kind, employee, run, { today, chosen: settled[employee.key] }) ?? [])
    .sort((one, other) => one.name.localeCompare(other.name, 'id'));
};

/**
 * After the given number, page by page. Yields to the event loop, because an in-process database answers synchronously.
 */
export async function* drawnYears(
  deps: Deps,
  scope: Scope,
  input: DrawParams,
  after: string = FIRST,
): AsyncGenerator<DrawnPage> {
  let from = after;
  for (;;) {
    const numbers = await numbersOfYear(scope, deps.db.read, { year: input.run.year, after: from, limit: PAGE });
    const last = numbers.length < PAGE;
    const gone = from === FIRST ? [FIRST, ...numbers] : numbers;
    const drawn = await drawnOf(deps, scope, input, gone);
    const end = numbers.at(-1) ?? from;
    yield { drawn, numbers: gone, from, next: last ? null : end };
    if (last) return;
    from = end;
    await othersTurn();
  }
}

export const drawnOnes = async (
  deps: Deps,
  scope: Scope,
  input: DrawParams,
  keys: readonly string[],
): Promise<DrawnYear[]> => {
  const wanted = new Set(keys);
  const drawn = await drawnOf(deps, scope, input, [...new Set(keys.map(numberOfKey))]);
  return drawn.filter(({ key }) => wanted.has(key));
};
