import { inputFields } from '#domain/bupot/fields.ts';
import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import type { InputField } from '#domain/bupot/record.ts';
import { fieldsOf } from '#domain/bupot/slips.ts';
import type { FieldKind, FieldShape } from '../kind.ts';

/**
 * A column of a file of slips: what a slip is told, a year beside a month, a NIK apart from the NPWP, and the tax as the file has it (taken
 * where the facility leaves it open, compared elsewhere).
 */
export type BupotColumn = Exclude<InputField, 'taxTyped'> | 'year' | 'payeeNik' | 'tax';

const identity: readonly BupotColumn[] = ['payeeNpwp', 'payeeNitku', 'nitku', 'nip', 'sp2d'];

const ofField: Readonly<Record<string, FieldKind>> = {
  money: 'decimal',
  decimal: 'decimal',
  day: 'day',
  period: 'month',
  flag: 'choice',
  choice: 'choice',
};

/** Read by words of their own, though the record holds them as texts. */
const choices: readonly BupotColumn[] = ['facility', 'documentType', 'paymentOption', 'country'];

const kindOf = (column: BupotColumn): FieldKind => {
  if (column === 'year') return 'month';
  if (column === 'payeeNik' || identity.includes(column)) return 'digits';
  if (column === 'tax') return 'decimal';
  return choices.includes(column) ? 'choice' : (ofField[inputFields[column].kind] ?? 'words');
};

/** What stands beside a field of the slip, or in its place. */
const beside: Partial<Record<InputField, readonly BupotColumn[]>> = {
  period: ['period', 'year'],
  taxTyped: ['tax'],
};

const columns = Object.fromEntries(
  slipKinds.map((kind) => [
    kind,
    fieldsOf[kind].flatMap((field): readonly BupotColumn[] => {
      if (field === 'payeeNpwp' && fieldsOf[kind].includes('payeeNitku')) return ['payeeNpwp', 'payeeNik'];
      return beside[field] ?? [field as BupotColumn];
    }),
  ]),
) as unknown as Readonly<Record<SlipKind, readonly BupotColumn[]>>;

/** The columns a file of a kind may bring, in the order people are shown them. */
export const columnsOf = (kind: SlipKind): readonly BupotColumn[] => columns[kind];

/** Each row of a file is a slip. */
export const shapesOf = (kind: SlipKind): Readonly<Record<string, FieldShape>> =>
  Object.fromEntries(columnsOf(kind).map((column) => [column, { level: 'document', kind: kindOf(column) }]));
