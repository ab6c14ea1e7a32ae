import type { Finding } from '#domain/definition/finding.ts';

/** Texts of one row by field; an absent field is an empty cell. */
export type Cells = Record<string, string>;

/** One row on its way in: texts by field, and what was wrong with the cells as the file held them. */
export type RawRow = { readonly row: number; readonly cells: Cells; readonly findings?: readonly Finding[] };

/** One document of the file: its own fields in the first row, one row per line. */
export type RawDocument = readonly RawRow[];

/** How a file writes its numbers and dates, as far as the unambiguous ones of them show, and what it leaves unsaid. */
export type Style = {
  readonly decimal: 'comma' | 'point' | 'unknown';
  readonly order: 'day-first' | 'month-first' | 'mixed' | 'unknown';
  /** Fields a table has no column for: what is assumed in their place is said to be. */
  readonly absent?: readonly string[];
  /** The masa (YYYY-MM) the file names outside of its rows; null where it names several. Left out where it names none. */
  readonly masa?: string | null;
};

export const unknownStyle: Style = { decimal: 'unknown', order: 'unknown' };

/** The first error of a cell is the one that is said: a formula without a value is not also a missing price. */
export const blamedOnce = (findings: Finding[]): Finding[] =>
  findings.filter(
    (one, at) =>
      one.severity === 'warning' ||
      !findings.some((other, before) => before < at && other.path === one.path && other.severity === 'error'),
  );

/** Lays a finding of the checks on a row; a cell that could not even be read is not blamed twice. */
export const lay = (row: Finding[], check: Finding): void => {
  if (!row.some((known) => known.path === check.path && known.severity === 'error')) row.push(check);
};
