import { inputFields } from '#domain/bupot/fields.ts';
import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import type { InputField } from '#domain/bupot/record.ts';
import { fieldsOf } from '#domain/bupot/slips.ts';
import type { FieldKind, FieldShape } from '../kind.ts';
import { addedColumns, convertedColumns, isPartOfGross } from './columns.ts';
import type { ExtraColumn } from './extra-columns.ts';

/** The slip's fields, a year beside a month, a NIK separate from the NPWP, and the tax. */
export type BupotColumn = Exclude<InputField, 'taxTyped'> | ExtraColumn;

const identity: readonly BupotColumn[] = ['payeeNpwp', 'payeeNitku', 'nitku', 'nip', 'sp2d'];

const ofField: Readonly<Record<string, FieldKind>> = {
  money: 'decimal',
  decimal: 'decimal',
  day: 'day',
  period: 'month',
  flag: 'choice',
  choice: 'choice',
};

const choices: readonly BupotColumn[] = ['facility', 'documentType', 'paymentOption', 'country'];

const extraKinds: Readonly<Record<ExtraColumn, FieldKind>> = {
  year: 'month',
  payeeNik: 'digits',
  tax: 'decimal',
  grossWithVat: 'decimal',
  currency: 'choice',
  exchangeRate: 'decimal',
  joinDate: 'day',
  leaveDate: 'day',
};

const isExtra = (column: BupotColumn): column is ExtraColumn => Object.hasOwn(extraKinds, column);

const kindOf = (column: BupotColumn): FieldKind => {
  if (isExtra(column)) return extraKinds[column];
  if (identity.includes(column)) return 'digits';
  return choices.includes(column) ? 'choice' : (ofField[inputFields[column].kind] ?? 'words');
};

const furtherColumns: Partial<Record<InputField, readonly BupotColumn[]>> = {
  period: ['period', 'year'],
  taxTyped: ['tax'],
  gross: ['gross', 'currency', 'exchangeRate'],
  position: ['position', 'joinDate', 'leaveDate'],
};

const billed: readonly SlipKind[] = ['BPPU', 'BP21', 'BPNR'];

const columns = Object.fromEntries(
  slipKinds.map((kind) => [
    kind,
    fieldsOf[kind].flatMap((field): readonly BupotColumn[] => {
      if (field === 'payeeNpwp' && fieldsOf[kind].includes('payeeNitku')) return ['payeeNpwp', 'payeeNik'];
      if (field === 'gross' && billed.includes(kind)) return [...(furtherColumns.gross ?? []), 'grossWithVat'];
      if (field === 'gross' && kind === 'BPMP') return [...(furtherColumns.gross ?? []), 'salaryPension'];
      return furtherColumns[field] ?? [field as BupotColumn];
    }),
  ]),
) as unknown as Readonly<Record<SlipKind, readonly BupotColumn[]>>;

export const columnsOf = (kind: SlipKind): readonly BupotColumn[] => columns[kind];

export const shapesOf = (kind: SlipKind): Readonly<Record<string, FieldShape>> =>
  Object.fromEntries(
    columnsOf(kind).map((column): [string, FieldShape] => [
      column,
      {
        level: 'document',
        kind: kindOf(column),
        ...(addedColumns.has(column) ? { adds: true } : {}),
        ...(convertedColumns.has(column) ? { converts: true } : {}),
        ...(isPartOfGross(kind, column) ? { partOf: 'gross' } : {}),
      },
    ]),
  );
