import { splitDecimal } from '#domain/text/format.ts';

type Needing = {
  readonly key: string;
  readonly width: number;
  readonly least?: number;
  readonly total?: unknown;
  readonly yields?: number;
};

/** Digit width in the bold 13 px type of a totals row, in pixels; rounded up so that no sum is cut. */
const DIGIT = 7.8;
const MARK = 4.2;
/** Cell padding plus the Σ button, in pixels. */
const AROUND = 12 + 14;

/** In pixels, including sen. */
export const sumWidth = (amount: string): number => {
  const { sign, whole, fraction } = splitDecimal(amount, 2);
  const text = `${sign ? '−' : ''}${whole}${fraction}`;
  const digits = text.replaceAll(/\D/g, '').length;
  return Math.ceil(digits * DIGIT + (text.length - digits) * MARK) + AROUND;
};

/** Totals have more digits than cells. */
export const wideAsSums = <C extends Needing>(
  columns: readonly C[],
  totals: Readonly<Record<string, unknown>> | undefined,
): readonly C[] =>
  columns.map((column) => {
    const sum = totals?.[column.key];
    if (!column.total || typeof sum !== 'string') return column;
    const need = sumWidth(sum);
    const least = Math.max(column.least ?? column.width, need);
    return { ...column, least, width: Math.max(column.width, need) };
  });

/** Only with two or more rows. */
export const sameInAll = (columns: readonly Needing[], rows: readonly object[]): ReadonlySet<string> => {
  if (rows.length < 2) return new Set();
  const values = ({ key }: Needing) => rows.map((row) => JSON.stringify(Reflect.get(row, key)));
  return new Set(
    columns
      .filter((column) => column.yields !== undefined && !column.total)
      .filter((column) => {
        const [first, ...rest] = values(column);
        return first !== undefined && rest.every((value) => value === first);
      })
      .map(({ key }) => key),
  );
};
