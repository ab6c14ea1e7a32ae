import { formatDay, formatDecimal, formatPeriod } from '#domain/text/format.ts';
import { parseAmount, parseDay, parsePeriod } from '#domain/text/parse.ts';

type Notation = {
  readonly isNumber: boolean;
  readonly format: (value: string) => string;
  /** Null for what cannot be read. */
  readonly parse: (typed: string) => string | null;
};

const plain: Notation = { isNumber: false, format: (value) => value, parse: (typed) => typed.trim() };

const notations: Readonly<Record<string, Notation>> = {
  amount: { isNumber: true, format: (value) => formatDecimal(value, 0), parse: parseAmount },
  percent: { isNumber: true, format: (value) => formatDecimal(value, 2), parse: parseAmount },
  day: { isNumber: false, format: formatDay, parse: parseDay },
  month: { isNumber: false, format: formatPeriod, parse: parsePeriod },
};

/** How a kind of cell is written and read: amounts in either notation, days as dd/mm/yyyy, months as mm/yyyy. */
export const notationOf = (kind: string): Notation => notations[kind] ?? plain;
