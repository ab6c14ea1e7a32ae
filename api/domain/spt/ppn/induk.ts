import { type Calc, calc, form, type Input, input, sum } from '../../definition/form.ts';
import { ppnForm } from '../../rules/spt.ts';
import { type Column, type DocumentRow, documentRows, type TypedRow, typedRows } from './rows.ts';

const label = (row: string): string => `spt.ppn.row.${row.replaceAll('.', '_')}`;

type Inputs<At extends string, ColumnName extends Column> = { readonly [One in ColumnName as `${At}.${One}`]: Input };

const inputs = <const At extends string, const ColumnName extends Column>(at: At, columns: readonly ColumnName[]) =>
  Object.fromEntries(columns.map((column) => [`${at}.${column}`, input(label(at))])) as Inputs<At, ColumnName>;

const documents = <const At extends DocumentRow>(at: At) =>
  inputs<At, (typeof documentRows)[At]['columns'][number]>(at, documentRows[at].columns);
const typed = <const At extends TypedRow>(at: At) => inputs<At, (typeof typedRows)[At][number]>(at, typedRows[at]);

type Added<At extends string, ColumnName extends Column, Part extends string> = {
  readonly [One in ColumnName as `${At}.${One}`]: Calc<`${Part}.${One}`>;
};

const added = <const At extends string, const ColumnName extends Column, const Part extends string>(
  at: At,
  columns: readonly ColumnName[],
  formula: string,
  parts: readonly Part[],
) =>
  Object.fromEntries(
    columns.map((column) => [
      `${at}.${column}`,
      sum(
        label(at),
        formula,
        parts.map((part) => `${part}.${column}`),
      ),
    ]),
  ) as Added<At, ColumnName, Part>;

const less = (amount: number, ...of: readonly number[]): number => of.reduce((rest, part) => rest - part, amount);

type Less<At extends string, ColumnName extends Column, From extends string, Off extends string> = {
  readonly [One in ColumnName as `${At}.${One}`]: Calc<`${From}.${One}` | `${Off}.${One}`>;
};

/** The change a correction makes: the first row less the amount of the corrected return. */
const difference = <
  const At extends string,
  const ColumnName extends Column,
  const From extends string,
  const Off extends string,
>(
  at: At,
  columns: readonly ColumnName[],
  from: From,
  off: Off,
) =>
  Object.fromEntries(
    columns.map((column) => [
      `${at}.${column}`,
      calc(label(at), 'spt.ppn.formula.difference', [`${from}.${column}`, `${off}.${column}`], less),
    ]),
  ) as Less<At, ColumnName, From, Off>;

const collected = ['HARGA', 'LAIN', 'PPN', 'PPNBM'] as const;
const outside = ['I.A.1', 'I.A.2', 'I.A.3', 'I.A.4', 'I.A.5', 'I.A.6', 'I.A.7', 'I.A.8', 'I.A.9'] as const;
const within = ['I.A.2', 'I.A.3', 'I.A.4', 'I.A.5', 'I.A.6', 'I.A.7', 'I.A.8', 'I.A.9'] as const;
/** Tax the seller collects itself. Codes 02, 03, 07 and 08 are never payable by the seller. */
const own = ['I.A.2', 'I.A.3', 'I.A.4', 'I.A.5'] as const;

/**
 * The Induk of SPT Masa PPN in Coretax: parts I to VIII, a line for each cell, named "I.A.2.PPN". Part III calculates
 * the amount payable (above zero) or overpaid (below); in a correction III.F is III.E of the corrected return, and zero
 * if the correction replaces it.
 */
export const induk = form({
  name: 'PPN',
  rule: ppnForm.ruleAt('2025-01-01'),
  lines: {
    ...documents('I.A.1'),
    ...documents('I.A.2'),
    ...documents('I.A.3'),
    ...documents('I.A.4'),
    ...typed('I.A.5'),
    ...documents('I.A.6'),
    ...documents('I.A.7'),
    ...documents('I.A.8'),
    ...typed('I.A.9'),
    ...added('I.A', ['HARGA'], 'spt.ppn.formula.all_supplies', outside),
    ...added('I.A', ['PPN', 'PPNBM'], 'spt.ppn.formula.home_supplies', within),
    ...typed('I.B'),
    ...added('I.C', ['HARGA'], 'spt.ppn.formula.I_C', ['I.A', 'I.B']),

    ...documents('II.A'),
    ...documents('II.B'),
    ...documents('II.C'),
    ...documents('II.D'),
    'II.E.PPN': input(label('II.E')),
    ...typed('II.F'),
    ...added('II.G', ['HARGA'], 'spt.ppn.formula.II_G_price', ['II.A', 'II.B', 'II.C', 'II.D']),
    ...added('II.G', ['PPN'], 'spt.ppn.formula.II_G', ['II.A', 'II.B', 'II.C', 'II.D', 'II.E', 'II.F']),
    ...documents('II.H'),
    ...typed('II.I'),
    ...added('II.J', ['HARGA'], 'spt.ppn.formula.II_J', ['II.A', 'II.B', 'II.C', 'II.D', 'II.H', 'II.I']),

    ...added('III.A', ['PPN'], 'spt.ppn.formula.III_A', own),
    ...typed('III.B'),
    ...added('III.C', ['PPN'], 'spt.ppn.formula.III_C', ['II.G']),
    'III.D.PPN': input(label('III.D')),
    'III.E.PPN': calc(
      label('III.E'),
      'spt.ppn.formula.III_E',
      ['III.A.PPN', 'III.B.PPN', 'III.C.PPN', 'III.D.PPN'],
      less,
    ),
    'III.F.PPN': input(label('III.F')),
    'III.G.PPN': calc(label('III.G'), 'spt.ppn.formula.III_G', ['III.E.PPN', 'III.F.PPN'], less),

    ...typed('IV'),
    'IV.PPN': input(label('IV')),
    ...typed('V'),

    ...added('VI.A', ['PPNBM'], 'spt.ppn.formula.VI_A', own),
    'VI.B.PPNBM': input(label('VI.B')),
    'VI.C.PPNBM': calc(label('VI.C'), 'spt.ppn.formula.VI_C', ['VI.A.PPNBM', 'VI.B.PPNBM'], less),
    'VI.D.PPNBM': input(label('VI.D')),
    'VI.E.PPNBM': calc(label('VI.E'), 'spt.ppn.formula.VI_E', ['VI.C.PPNBM', 'VI.D.PPNBM'], less),

    ...documents('VII.A'),
    ...inputs('VII.B', collected),
    ...difference('VII.C', collected, 'VII.A', 'VII.B'),
    ...typed('VIII.A'),
    ...inputs('VIII.B', collected),
    ...difference('VIII.C', collected, 'VIII.A', 'VIII.B'),
  },
});
