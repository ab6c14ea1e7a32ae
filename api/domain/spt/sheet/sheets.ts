import type { Stretch } from '../../definition/dated.ts';
import { type Form, input, type Line } from '../../definition/form.ts';
import { computedLine } from './computed-line.ts';
import { readFormula } from './formula.ts';
import { feedOf, type Rates } from './line-feed.ts';
import { carriedFrom, namesFor, valueIn, wrongLine } from './line-names.ts';
import { type LineTable, type SheetLine, sheetLines } from './line-table.ts';
import { type PrintedOptions, printedSheet, typedRowsOf } from './printed-sheet.ts';

type SheetsOptions = PrintedOptions & {
  readonly table: LineTable;
  readonly rule: Stretch<unknown>;
  /** Message key of a line that has none in the table. */
  readonly lineLabel?: (line: SheetLine) => string;
  /** Message key that explains a formula without words in the table. */
  readonly formulaWords?: string;
  readonly rates?: Rates;
};

/**
 * Forms with their formulas, the sources of their inputs, the Induk (the last sheet) as printed, and the rows a person
 * fills in. Throws RangeError for a wrong table, so that it fails when it is loaded.
 */
export const sheetsOf = ({ table, rule, lineLabel, formulaWords, rates = {}, ...printing }: SheetsOptions) => {
  const lines = sheetLines(table);
  const names = [...new Set(lines.map(({ sheet }) => sheet))];
  const induk = names.at(-1) ?? '';
  const linesIn = (sheet: string): readonly SheetLine[] =>
    lines.filter((line) => line.sheet === sheet && line.kind !== 'answer');
  const copied = new Set(lines.filter(({ kind }) => kind === 'carried').map((line) => carriedFrom(line, lines)));

  const lineOf = (line: SheetLine): Line => {
    const label = line.label ?? lineLabel?.(line) ?? wrongLine(line, 'has no label');
    if (line.kind === 'carried') {
      const { sheet, name } = carriedFrom(line, lines);
      return { kind: 'carried', label, form: sheet, line: name };
    }
    if (line.kind !== 'formula' && line.kind !== 'computed') return input(label);
    const formula = line.words ?? formulaWords ?? wrongLine(line, 'explains its formula with no words');
    if (line.kind === 'computed') return computedLine(line, lines, { label, formula });
    return { kind: 'calc', label, formula, ...readFormula(valueIn(line), namesFor(line, lines)) };
  };
  const feedsIn = (sheet: string) =>
    linesIn(sheet).flatMap((line) => {
      const feed = feedOf(line, lines, rates);
      return feed ? [[line.name, feed] as const] : [];
    });

  return {
    forms: names.map(
      (sheet): Form => ({
        name: sheet,
        lines: Object.fromEntries(linesIn(sheet).map((line) => [line.name, lineOf(line)])),
        gives: linesIn(sheet).flatMap((line) => (copied.has(line) ? [line.name] : [])),
        rule,
      }),
    ),
    induk,
    feeds: Object.fromEntries(names.map((sheet) => [sheet, Object.fromEntries(feedsIn(sheet))])),
    printed: printedSheet(linesIn(induk), printing),
    typedRows: typedRowsOf(linesIn(induk), printing),
  };
};
