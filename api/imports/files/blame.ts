import type { Finding } from '#domain/definition/finding.ts';

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
