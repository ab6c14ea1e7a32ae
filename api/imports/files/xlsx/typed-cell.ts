import { type CellKind, cellKind } from '../sheet.ts';

const DAY = 86_400_000;
/**
 * Day 0 of Excel's 1900 calendar, including its phantom 29 February 1900; the 1904 calendar starts 1,462 days later.
 */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const SHIFT_1904 = 1_462;

/** Programs that use the Jakarta offset of 1900 (+7:07:12) write midnight some seconds early. */
export const CLOCK_FAULT_SECONDS = 60;
const SHORT_OF_MIDNIGHT = 1 - CLOCK_FAULT_SECONDS / 86_400;

const isLate = (serial: number): boolean => serial - Math.floor(serial) > SHORT_OF_MIDNIGHT;

/** YYYY-MM-DD; less than a minute before midnight counts as the next day. Null outside 1950 to 2199. */
export const serialDay = (serial: number, since1904: boolean): string | null => {
  const whole = Math.floor(serial) + (isLate(serial) ? 1 : 0) + (since1904 ? SHIFT_1904 : 0);
  return whole >= 18_264 && whole < 109_575 ? new Date(DAY_ZERO + whole * DAY).toISOString().slice(0, 10) : null;
};

/**
 * As stored by Excel ("2400000.1000000001", "6.12E+20") in Indonesian notation. The shortest decimal with the same
 * double is what was typed. Three digits after the comma get a trailing zero, so that the comma cannot be read as a
 * thousands separator.
 */
export const numberText = (raw: string): string => {
  // Fast path: most numbers of a file are short integers.
  if (/^(0|[1-9]\d{0,14})$/.test(raw)) return raw;
  const value = Number(raw);
  if (!Number.isFinite(value)) return raw;
  const text = Number.isInteger(value) && Math.abs(value) < 1e22 ? BigInt(value).toString() : shortest(value);
  const [whole, fraction] = text.split('.');
  if (fraction === undefined) return text;
  return `${whole},${fraction.length === 3 ? `${fraction}0` : fraction}`;
};

const shortest = (value: number): string => {
  const text = String(value);
  return text.includes('e') ? value.toFixed(10).replace(/\.?0+$/, '') : text;
};

export type BookFacts = {
  readonly strings: readonly string[];
  /** By style index: whether numbers are shown as dates, and whether as percentages. */
  readonly dates: readonly boolean[];
  readonly percents: readonly boolean[];
  readonly since1904: boolean;
};

/** ECMA-376 18.3.1.4. */
export type StoredCell = { type: string; style: number; value: string; formula: boolean };

type TypedCell = { text: string; kind: CellKind };

/** Formula results are rounded to the fifteen digits Excel shows; the rest is binary rounding error. */
const formulaText = (raw: string): string => {
  const value = Number(raw);
  return Number.isFinite(value) && !Number.isInteger(value) ? numberText(value.toPrecision(15)) : numberText(raw);
};

/** As Excel shows it: 0.1 is "10%", 0.125 is "12,5%". */
export const percentText = (raw: string): string => {
  const value = Number(raw);
  if (!Number.isFinite(value)) return raw;
  // Two digits fewer than Excel keeps, so that 0.07 is 7 and not 7.000000000000001.
  return `${numberText(String(Number((value * 100).toPrecision(13))))}%`;
};

const numberCell = ({ style, value, formula }: StoredCell, facts: BookFacts): TypedCell => {
  const day = facts.dates[style] ? serialDay(Number(value), facts.since1904) : null;
  const kind = day ? (isLate(Number(value)) ? cellKind.lateDay : cellKind.day) : cellKind.number;
  if (!day && facts.percents[style])
    return { text: percentText(value), kind: formula ? cellKind.formula : cellKind.number };
  return formula
    ? { text: day ?? formulaText(value), kind: cellKind.formula }
    : { text: day ?? numberText(value), kind };
};

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
