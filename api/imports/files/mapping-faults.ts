import { type ImportKind, isFieldOf, type Mapping, missingFields } from './kind.ts';

/**
 * What is wrong with a mapping somebody sends, by field, as keys of the catalogue: fields we know on columns the file has, each
 * column once, and all that is needed. Empty where it may be read by.
 */
export const mappingFaults = (
  kind: Pick<ImportKind, 'fields' | 'needed'>,
  columns: readonly { readonly name: string }[],
  mapping: Readonly<Mapping>,
): Record<string, string> => {
  const names = new Set(columns.map(({ name }) => name));
  const faults: Record<string, string> = {};
  const used = new Set<string>();
  for (const [field, column] of Object.entries(mapping)) {
    if (!isFieldOf(kind, field)) faults[field] = 'impor.server.field_unknown';
    else if (!names.has(column)) faults[field] = 'impor.server.column_unknown';
    else if (used.has(column)) faults[field] = 'impor.server.column_twice';
    used.add(column);
  }
  for (const field of missingFields(kind, mapping)) faults[field] ??= 'impor.server.field_required';
  return faults;
};
