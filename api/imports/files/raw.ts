import type { Finding } from '#domain/definition/finding.ts';

export type Cells = Record<string, string>;

export type RawRow = { readonly row: number; readonly cells: Cells; readonly findings?: readonly Finding[] };

export type RawDocument = readonly RawRow[];

/** Number and date notation, derived from unambiguous values, and what the file leaves out. */
export type Style = {
  readonly decimal: 'comma' | 'point' | 'unknown';
  readonly order: 'day-first' | 'month-first' | 'mixed' | 'unknown';
  readonly absent?: readonly string[];
  /** The masa (YYYY-MM) named outside the rows; null if several are named, omitted if none. */
  readonly masa?: string | null;
};

export const unknownStyle: Style = { decimal: 'unknown', order: 'unknown' };

export const blamedOnce = (findings: Finding[]): Finding[] =>
  findings.filter(
    (one, at) =>
      one.severity === 'warning' ||
      !findings.some((other, before) => before < at && other.path === one.path && other.severity === 'error'),
  );

/** Cells that are already reported as unreadable get no further finding. */
export const lay = (row: Finding[], check: Finding): void => {
  if (!row.some((known) => known.path === check.path && known.severity === 'error')) row.push(check);
};
