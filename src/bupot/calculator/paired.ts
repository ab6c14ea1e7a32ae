import { differenceOf } from '#domain/bupot/calculator/faults.ts';
import type { Row, Section } from './result.ts';

export type PairedRow = {
  readonly key: string;
  readonly now: Row | null;
  readonly other: Row | null;
  /** Decimal string in rupiah; null where it is no amount. */
  readonly difference: string | null;
};

export type PairedSection = { readonly now: Section; readonly other: Section | null; readonly rows: PairedRow[] };

const isZero = (row: Row | null): boolean => row === null || /^[0.]*$/.test(row.line.amount);

const paired = (key: string, now: Row | null, other: Row | null): PairedRow => {
  const amounts = [now, other].every((row) => row?.line.explain.unit === 'rupiah');
  return {
    key,
    now,
    other,
    difference: now && other && amounts ? differenceOf(now.line.amount, other.line.amount) : null,
  };
};

const pairedRows = (now: readonly Row[], other: readonly Row[]): PairedRow[] =>
  [...new Set([...now, ...other].map(({ key }) => key))]
    .map((key) => paired(key, now.find((row) => row.key === key) ?? null, other.find((row) => row.key === key) ?? null))
    .filter((row) => !((row.now ?? row.other)?.optional && isZero(row.now) && isZero(row.other)));

/** Pairs the sections of both results row by row; optional rows that are zero in both are dropped. */
export const pairedSections = (now: readonly Section[], other: readonly Section[] | null): PairedSection[] =>
  now.map((section, at) => {
    const beside = other?.[at] ?? null;
    return { now: section, other: beside, rows: pairedRows(section.rows, beside?.rows ?? []) };
  });
