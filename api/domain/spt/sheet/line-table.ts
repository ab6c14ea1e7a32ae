import { listOf, oneOf, optional, tableRows, text } from '../../definition/table.ts';

const KINDS = [
  'documents',
  'typed',
  'previous',
  'excess',
  'overcollected',
  'share',
  'formula',
  'carried',
  'rows',
  'computed',
  'answer',
  'columns',
] as const;

/** Flags of a row: in bold, without its number, may be negative, asks for the code of a facility, has a list, is a rate. */
const MARKS = ['strong', 'unnumbered', 'signed', 'facility', 'list_C', 'percent'] as const;

export type Mark = (typeof MARKS)[number];

/**
 * Lines of the sheets of a return, in the order of the form. A row has one line, or one for each of its columns, named
 * `row.column`; several entries of one row have different columns. `value` by kind:
 *
 * - `documents`: kinds, codes, and where they differ from the column the amount and the group, separated by `;`
 * - `typed`: empty
 * - `previous`, `excess`, `overcollected`: the line of the corrected or an earlier return
 * - `share`: the typed line and the name of the rate
 * - `formula`: see `readFormula`; names are rows, whose line of the same column is taken, or lines
 * - `carried`: `sheet!line`
 * - `rows`: the sum of a column of a table of rows, `table; column`
 * - `computed`: a calculation in TypeScript and the lines it takes, `name; line line`
 * - `answer`: no amount; its kind, such as `text 60` or `choice yes no`
 * - `columns`: empty; the row takes the entries of row `*`, in which `*` stands for the row
 *
 * `words` is the message key that explains a formula, `label` that of the line. A row without a part is not printed.
 */
const lineColumns = {
  sheet: text,
  part: optional(text),
  row: text,
  columns: optional(listOf(text)),
  kind: oneOf(KINDS),
  value: optional(text),
  label: optional(text),
  words: optional(text),
  marks: optional(listOf(oneOf(MARKS))),
};

export type LineTable = readonly (readonly string[])[];

type Entry = ReturnType<typeof readLines>[number];

const readLines = (table: LineTable) => tableRows(table, lineColumns);

/** One line of a sheet, with the entry of the table that defines it. */
export type SheetLine = Omit<Entry, 'columns' | 'kind'> & {
  readonly kind: Exclude<Entry['kind'], 'columns'>;
  /** Null for a row with one line. */
  readonly column: string | null;
  readonly name: string;
};

const named = (row: string, column: string | null): string => (column === null ? row : `${row}.${column}`);

/** Throws RangeError for a line defined twice and for a column without an entry. */
export const sheetLines = (table: LineTable): readonly SheetLine[] => {
  const entries = readLines(table);
  const lines = entries
    .filter(({ row }) => row !== '*')
    .flatMap(({ columns, ...entry }) =>
      (columns ?? [null]).map((column): SheetLine => {
        const { row, sheet } = entry;
        const { kind } = entry;
        const name = named(row, column);
        if (kind !== 'columns') return { ...entry, kind, column, name };
        const shared = entries.find(
          (one) => one.row === '*' && one.sheet === sheet && column !== null && one.columns?.includes(column),
        );
        if (!shared || shared.kind === 'columns') throw new RangeError(`no entry for column ${column} of ${row}`);
        const { value, words, marks } = shared;
        const label = shared.label ?? entry.label;
        return {
          ...entry,
          kind: shared.kind,
          value: value?.replaceAll('*', row) ?? null,
          words,
          label,
          column,
          name,
          marks: marks ?? entry.marks,
        };
      }),
    );
  const seen = new Set<string>();
  for (const { sheet, name } of lines) {
    if (seen.has(`${sheet}!${name}`)) throw new RangeError(`line ${sheet}!${name} is defined twice`);
    seen.add(`${sheet}!${name}`);
  }
  return lines;
};
