import type { Form } from '../definition/form.ts';
import { annualForm } from '../rules/corporate-income.ts';
import type { Feed } from '../spt/definition.ts';
import { type LineTable, type SheetLine, sheetLines } from '../spt/sheet/line-table.ts';
import { sheetsOf } from '../spt/sheet/sheets.ts';
import type { AnnualEra } from './era.ts';
import lines1771 from './form-1771/lines.table.json' with { type: 'json' };
import tables1771 from './form-1771/row-tables.table.json' with { type: 'json' };
import lines2025 from './form-2025/lines.table.json' with { type: 'json' };
import tables2025 from './form-2025/row-tables.table.json' with { type: 'json' };
import { type Cell, cellOf, type RowTable, rowTables } from './row-table.ts';

export type AnnualForm = {
  readonly era: AnnualEra;
  /** In the order of filing: the Induk first. */
  readonly sheets: readonly string[];
  readonly lines: readonly SheetLine[];
  readonly forms: readonly Form[];
  readonly feeds: Readonly<Record<string, Readonly<Record<string, Feed>>>>;
  readonly tables: readonly RowTable[];
};

const INDUK = 'INDUK';

/** Message key of a printed line; a line without a part only passes an amount on. */
export const lineLabel =
  (era: AnnualEra) =>
  ({ sheet, row, part }: Pick<SheetLine, 'sheet' | 'row' | 'part'>): string =>
    part === null ? 'sptBadan.intermediate' : `sptBadan.line.form${era}.${sheet}.${row.replaceAll('.', '_')}`;

const built = (era: AnnualEra, table: LineTable, rows: LineTable): AnnualForm => {
  const lines = sheetLines(table);
  const { forms, feeds } = sheetsOf({
    table,
    rule: annualForm.ruleAt(era === '1771' ? '2024-12-31' : '2025-01-01'),
    columns: [],
    lineLabel: lineLabel(era),
    formulaWords: 'sptBadan.formula',
    rowWords: (line) => ({ label: lineLabel(era)(line) }),
    heading: () => null,
  });
  const tables = rowTables(rows);
  const names = new Set([INDUK, ...lines.map(({ sheet }) => sheet), ...tables.map(({ sheet }) => sheet)]);
  return { era, sheets: [...names], lines, forms, feeds, tables };
};

export const annualForms: Readonly<Record<AnnualEra, AnnualForm>> = {
  '1771': built('1771', lines1771, tables1771),
  '2025': built('2025', lines2025, tables2025),
};

/** Cell of a line that is no amount. */
export const answerCell = ({ value }: SheetLine): Cell => cellOf(value ?? 'text 100');

/** Lines of the result: PKP, tax due, credits, the rest signed (below zero overpaid), instalment of next year. */
export const resultLines = {
  '1771': {
    income: 'I!8',
    pkp: 'INDUK!3',
    due: 'INDUK!6',
    credits: 'INDUK!8c',
    paid: 'INDUK!10c',
    rest: 'INDUK!11',
    instalment: 'INDUK!14g',
  },
  '2025': {
    income: 'INDUK!D.4',
    pkp: 'INDUK!PKP',
    due: 'INDUK!D.12',
    credits: 'INDUK!E.13',
    paid: 'INDUK!E.14',
    rest: 'INDUK!F.17.c',
    instalment: 'L6!7',
  },
} as const satisfies Record<AnnualEra, Readonly<Record<string, string>>>;

/** What is underpaid before an amendment is settled, signed: the lines whose difference an amendment adds. */
export const restLines = { '1771': 'INDUK!11', '2025': 'INDUK!F.17.a' } as const satisfies Record<AnnualEra, string>;

/** Lines with the choices that decide how a return is worked out. */
export const choiceLines = {
  '1771': {
    tariff: 'tariff',
    rate: '',
    overpaid: '13',
    losses: ['2A', '2A'],
    assets: ['1A', '1A'],
    abroad: ['7A', '7A'],
    holders: ['V', 'V.A'],
  },
  '2025': {
    tariff: 'D.11',
    rate: 'D.11.a',
    overpaid: 'F.19.a',
    losses: ['L7', 'L7'],
    assets: ['L9', 'L9'],
    abroad: ['L3', 'L3A'],
    holders: ['L2', 'L2A'],
  },
} as const;
