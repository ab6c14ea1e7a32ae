import { isDay, isPeriod } from './day.ts';

/** Reads one cell of a table file. Throws RangeError where the cell does not fit. */
export type Column<T> = (cell: string) => T;

type Columns = Readonly<Record<string, Column<unknown>>>;

type Row<C extends Columns> = { readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never };

const matching =
  (expected: string, fits: (cell: string) => boolean): Column<string> =>
  (cell) => {
    if (!fits(cell)) throw new RangeError(`expected ${expected}, found "${cell}"`);
    return cell;
  };

export const text = matching('text', (cell) => cell.trim() === cell && cell !== '');

export const day = matching('a day (YYYY-MM-DD)', isDay);

export const month = matching('a month (YYYY-MM)', isPeriod);

export const digits = (count: number): Column<string> =>
  matching(`${count} digits`, (cell) => cell.length === count && /^\d+$/.test(cell));

/** A decimal number with a point, as text, since it may not be exact as a number. */
export const decimal = matching('a decimal number', (cell) => /^\d+(\.\d+)?$/.test(cell));

export const whole: Column<number> = (cell) =>
  Number(matching('a whole number', (one) => /^\d{1,15}$/.test(one))(cell));

export const yesOrNo: Column<boolean> = (cell) =>
  matching('yes or no', (one) => /^(?:yes|no)$/.test(one))(cell) === 'yes';

export const oneOf =
  <const V extends string>(values: readonly V[]): Column<V> =>
  (cell) =>
    matching(`one of ${values.join(', ')}`, (one) => values.some((value) => value === one))(cell) as V;

/** Values separated by spaces. */
export const listOf =
  <T>(column: Column<T>): Column<readonly T[]> =>
  (cell) =>
    cell.split(' ').map(column);

export const optional =
  <T>(column: Column<T>): Column<T | null> =>
  (cell) =>
    cell === '' ? null : column(cell);

export const tableRows = <C extends Columns>(file: readonly (readonly string[])[], columns: C): readonly Row<C>[] => {
  const names = Object.keys(columns);
  const [header = [], ...rows] = file;
  if (header.join() !== names.join()) throw new RangeError(`columns ${header.join()} instead of ${names.join()}`);
  return rows.map((cells, index) => {
    if (cells.length !== names.length) throw new RangeError(`row ${index + 2}: ${cells.length} cells`);
    const read = (name: string, at: number): readonly [string, unknown] => {
      try {
        return [name, columns[name]?.(cells[at] ?? '')];
      } catch (error) {
        throw new RangeError(`row ${index + 2}, ${name}: ${error instanceof Error ? error.message : error}`);
      }
    };
    return Object.fromEntries(names.map(read)) as Row<C>;
  });
};
