import { type CellKind, cellKind } from '../sheet.ts';
import { numberText, serialDay } from './cell-text.ts';

export type BookFacts = {
  readonly strings: readonly string[];
  /** By cell style: whether its numbers are shown as dates. */
  readonly dates: readonly boolean[];
  readonly since1904: boolean;
};

/** A cell as a worksheet writes it (ECMA-376 18.3.1.4): type letter, style index, stored value, whether a formula made it. */
export type StoredCell = { type: string; style: number; value: string; formula: boolean };

export type TypedCell = { text: string; kind: CellKind };

const numberCell = ({ style, value, formula }: StoredCell, facts: BookFacts): TypedCell => {
  const day = facts.dates[style] ? serialDay(Number(value), facts.since1904) : null;
  const kind = day ? cellKind.day : cellKind.number;
  return { text: day ?? numberText(value), kind: formula ? cellKind.formula : kind };
};

/** The text a person sees in a stored cell, and what it was; null for an empty one. */
export const typedCell = (cell: StoredCell, facts: BookFacts): TypedCell | null => {
  const { type, value, formula } = cell;
  if (value === '') return formula ? { text: '', kind: cellKind.emptyFormula } : null;
  if (type === 's') return { text: facts.strings[Number(value)] ?? '', kind: cellKind.word };
  if (type === 'n') return numberCell(cell, facts);
  if (type === 'e') return { text: value, kind: cellKind.error };
  if (type === 'b') return { text: value === '1' ? 'TRUE' : 'FALSE', kind: cellKind.flag };
  if (type === 'd') return { text: value.slice(0, 10), kind: cellKind.day };
  return { text: value, kind: formula ? cellKind.formula : cellKind.word };
};
