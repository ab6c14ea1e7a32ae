import type { Finding } from '#domain/definition/finding.ts';
import { apartFindings } from './apart.ts';
import { withPlaces } from './branch-numbers.ts';
import type { Keyed, Laid } from './duplicates.ts';
import type { CheckContext, ImportKind, Verdict } from './kind.ts';
import { withLearned } from './learned.ts';
import type { Cells, RawDocument } from './raw.ts';

export type CheckedRow = {
  row: number;
  document: number;
  cells: Cells;
  findings: Finding[];
  status: Verdict | 'SKIPPED' | 'SAVED';
  exactKey: string | null;
  likeKey: string | null;
  /** In sen, in the order of the kind. Null in every row of a document but its first. */
  firstSum: number | null;
  secondSum: number | null;
};

/** One error decides for the whole document. */
export const verdictOf = (findings: readonly (readonly Finding[])[]): Verdict => {
  let verdict: Verdict = 'READY';
  for (const row of findings)
    for (const finding of row) {
      if (finding.severity === 'error') return 'ERROR';
      verdict = 'WARNING';
    }
  return verdict;
};

const withApart = (findings: readonly Finding[], apart: Finding | undefined): Finding[] =>
  apart ? [...findings, apart] : [...findings];

export const checkedRows = (
  kind: ImportKind,
  raw: RawDocument,
  document: number,
  context: CheckContext,
): CheckedRow[] => {
  const { findings: checked, sums, exactKey, likeKey } = kind.check(raw, context);
  const apart = apartFindings(kind, raw, context.style);
  const findings = raw.map(({ row, cells }, at) =>
    withLearned(cells, withApart(withPlaces(kind, cells, checked[at] ?? []), apart.get(row)), context.learned),
  );
  const status = verdictOf(findings);
  return raw.map(({ row, cells }, at) => ({
    row,
    document,
    cells,
    findings: findings[at] ?? [],
    status,
    exactKey: at === 0 ? exactKey : null,
    likeKey: at === 0 ? likeKey : null,
    firstSum: at === 0 ? sums[0] : null,
    secondSum: at === 0 ? (sums[1] ?? null) : null,
  }));
};

export const keyedOf = (kind: ImportKind, rows: readonly CheckedRow[], context: CheckContext): Keyed | undefined => {
  const [first] = rows;
  if (!first) return undefined;
  const { document, row, cells, exactKey, likeKey } = first;
  const like = kind.alike ? kind.alike(rows, context) : likeKey === null ? [] : [likeKey];
  const held = kind.held?.(rows, context);
  return { document, row, cells, exactKey, like, likeKey, ...(held === undefined ? {} : { held }) };
};

export const withFindings = <Row extends CheckedRow>(rows: Row[], more: readonly Laid[]): Row[] => {
  if (more.length === 0) return rows;
  const places = more.map(({ row }) =>
    Math.max(
      0,
      rows.findIndex((one) => one.row === row),
    ),
  );
  const all = rows.map((row, place) => {
    const own = more.filter((_, at) => places[at] === place).map(({ row: _row, ...finding }): Finding => finding);
    return own.length > 0 ? { ...row, findings: [...row.findings, ...own] } : row;
  });
  const status = verdictOf(all.map((row) => row.findings));
  return all.map((row) => ({ ...row, status }));
};
