import {
  type FieldTable,
  fieldsByElement,
  type TableField,
  type Used,
  usedIn,
} from '#domain/definition/field-table.ts';
import { readDay } from './cells/day.ts';
import { type CellReader, readDecimal, readNpwp } from './cells/reader.ts';
import type { FieldKind, FieldShape, ImportKind } from './kind.ts';

type Column<F extends FieldTable> = Used<F, 'file'>;

const cellKinds: Readonly<Record<string, FieldKind>> = {
  text: 'words',
  npwp: 'digits',
  digits: 'digits',
  day: 'day',
  period: 'month',
  money: 'decimal',
  decimal: 'decimal',
  choice: 'choice',
};

const shapeOf = (field: TableField | undefined): FieldShape => ({
  level: 'document',
  kind: field?.file?.cells ?? cellKinds[field?.kind ?? ''] ?? 'words',
});

/** In the order of the fields. */
export const fileColumns = <F extends FieldTable>(fields: F) => {
  const keys = usedIn(fields, 'file');
  const each = <T>(of: (field: TableField | undefined) => T) =>
    Object.fromEntries(keys.map((key) => [key, of(fields[key])])) as Record<Column<F>, T>;
  const where = (use: 'needed' | 'assumed' | 'computed' | 'unique') => keys.filter((key) => fields[key]?.file?.[use]);
  return {
    fields: each(shapeOf),
    synonyms: each((field) => [...(field?.file?.headings ?? []), ...(field?.elements ?? [])]),
    elements: fieldsByElement(fields, 'file') as Readonly<Record<string, Column<F>>>,
    needed: where('needed').map((field) => ({ field, or: [] })),
    assumed: where('assumed'),
    computed: new Set<string>(where('computed')),
    unique: new Set<string>(where('unique')),
    notes: keys.flatMap((key) => {
      const note = fields[key]?.input?.helper;
      return note ? [{ field: key, note }] : [];
    }),
  } satisfies Partial<ImportKind> & { readonly elements: object };
};

type Read<T extends TableField> = T extends { readonly kind: 'money' } ? string | null : string;
export type FileValues<F extends FieldTable> = {
  readonly [K in Column<F>]: F[K] extends TableField<infer T> ? (null extends T ? string | null : Read<F[K]>) : never;
};

const readText = (reader: CellReader, key: string, { max, computed, nullable }: TableField): string | null => {
  const text = reader.text(key);
  if (!computed && max !== undefined && text.length > max) reader.error(key, 'text_long', { params: { max } });
  return nullable ? text || null : text;
};

/** A missing value is "", of an amount or an optional text null. */
export const readFields = <F extends FieldTable>(fields: F, reader: CellReader): FileValues<F> => {
  const read = (key: string, field: TableField): string | null => {
    switch (field.kind) {
      case 'money':
        return readDecimal(reader, key, 2);
      case 'npwp':
        return readNpwp(reader, key);
      case 'day':
        return readDay(reader, key) ?? '';
      default:
        return readText(reader, key, field);
    }
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => (field.file ? [[key, read(key, field)]] : [])),
  ) as FileValues<F>;
};
