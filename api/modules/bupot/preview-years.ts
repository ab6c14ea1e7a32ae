import type { DrawnYear } from '#domain/bupot/year/draw.ts';
import { sayYearFinding, type YearRule } from '#domain/bupot/year/finding.ts';
import { numberOfKey } from '#domain/bupot/year/monthly-slips.ts';
import type { YearRow, YearSummary, YearView } from '#domain/bupot/year/preview.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { type DrawParams, drawnOnes, drawnYears, FIRST } from './drawn-years.ts';

type Page = { readonly numbers: readonly string[]; readonly from: string; readonly next: string | null };

/**
 * As many as `room` allows, and the start of the next page. A page always advances: the first number is taken with all
 * employees who have it.
 */
export const cutYears = <Drawn extends Pick<DrawnYear, 'key'>>(
  { numbers, from, next }: Page,
  fitting: readonly Drawn[],
  { room, begun }: { readonly room: number; readonly begun: boolean },
): { taken: readonly Drawn[]; next: string | null; full: boolean } => {
  if (fitting.length <= room) return { taken: fitting, next, full: fitting.length === room };
  const of = new Map<string, number>();
  for (const { key } of fitting) of.set(numberOfKey(key), (of.get(numberOfKey(key)) ?? 0) + 1);
  const within = new Set<string>();
  let end = from;
  let count = 0;
  for (const number of numbers) {
    count += of.get(number) ?? 0;
    if (count > room && (begun || end !== from)) break;
    within.add(number);
    if (number !== FIRST) end = number;
  }
  return { taken: fitting.filter(({ key }) => within.has(numberOfKey(key))), next: end, full: true };
};

/** At most this many employees are examined per page; when few fit, the page is short and the next one continues. */
const LOOKED_AT = 4_000;

const doubted = ({ state, findings }: DrawnYear): boolean =>
  state === 'ready' && findings.some(({ weight }) => weight === 'doubt');

const overWithheld = ({ state, difference }: DrawnYear): boolean => state === 'ready' && sen(difference) < 0;

const fits = (view: YearView, drawn: DrawnYear): boolean => {
  if (view === 'all') return true;
  if (view === 'doubt') return doubted(drawn);
  return view === 'over' ? overWithheld(drawn) : drawn.state === view;
};

const rowOf = (scope: Scope, year: number, { input: _, lineMonths: __, findings, ...drawn }: DrawnYear): YearRow => ({
  ...drawn,
  findings: findings.map((finding) => ({ ...finding, message: sayYearFinding(scope.locale, year, finding) })),
});

type YearPageParams = DrawParams & {
  readonly view: YearView;
  readonly q: string;
  readonly after: string;
  readonly limit: number;
  readonly keys?: readonly string[] | undefined;
};

export const previewYears = async (
  deps: Deps,
  scope: Scope,
  { view, q, after, limit, keys, ...input }: YearPageParams,
): Promise<{ rows: YearRow[]; next: string | null }> => {
  permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
  const { year } = input.run;
  if (keys) {
    const drawn = await drawnOnes(deps, scope, input, keys);
    return { rows: drawn.map((one) => rowOf(scope, year, one)), next: null };
  }
  const words = q.trim().toLowerCase();
  const rows: YearRow[] = [];
  let looked = 0;
  for await (const page of drawnYears(deps, scope, input, after)) {
    looked += page.drawn.length;
    const fitting = page.drawn.filter(
      (one) => fits(view, one) && `${one.name} ${one.number ?? ''}`.toLowerCase().includes(words),
    );
    const { taken, next, full } = cutYears(page, fitting, { room: limit - rows.length, begun: rows.length > 0 });
    rows.push(...taken.map((one) => rowOf(scope, year, one)));
    if (next === null || full || looked >= LOOKED_AT) return { rows, next };
  }
  return { rows, next: null };
};

export const summariseYears = async (deps: Deps, scope: Scope, input: DrawParams): Promise<YearSummary> => {
  permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
  const counts = { people: 0, ready: 0, stopped: 0, done: 0, doubt: 0, over: 0 };
  const rules: Partial<Record<YearRule, number>> = {};
  let due = 0;
  let refunded = 0;
  for await (const { drawn } of drawnYears(deps, scope, input, FIRST))
    for (const one of drawn) {
      counts.people++;
      counts[one.state]++;
      if (doubted(one)) counts.doubt++;
      if (overWithheld(one)) counts.over++;
      for (const { rule } of one.findings) rules[rule] = (rules[rule] ?? 0) + 1;
      if (one.state !== 'ready') continue;
      due += Math.max(0, sen(one.difference));
      refunded += sen(one.refunded);
    }
  return { ...counts, due: rupiah(due), refunded: rupiah(refunded), rules };
};
