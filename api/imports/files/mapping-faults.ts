import { columnsFor } from '#domain/imports/columns.ts';
import { type ImportKind, isFieldOf, type Mapping, missingFields } from './kind.ts';

export const mappingFaults = (
  kind: Pick<ImportKind, 'fields' | 'needed'>,
  columns: readonly { readonly name: string }[],
  mapping: Mapping,
): Record<string, string> => {
  const names = new Set(columns.map(({ name }) => name));
  const faults: Record<string, string> = {};
  const used = new Set<string>();
  for (const field of Object.keys(mapping)) {
    const columns = columnsFor(mapping, field);
    if (!isFieldOf(kind, field)) faults[field] = 'impor.server.field_unknown';
    else if (columns.length === 0) faults[field] = 'impor.server.field_required';
    else if (columns.some((column) => !names.has(column))) faults[field] = 'impor.server.column_unknown';
    else if (columns.some((column, at) => used.has(column) || columns.indexOf(column) !== at))
      faults[field] = 'impor.server.column_twice';
    else if (columns.length > 1 && !kind.fields[field]?.adds) faults[field] = 'impor.server.columns_not_added';
    for (const column of columns) used.add(column);
  }
  for (const field of missingFields(kind, mapping)) faults[field] ??= 'impor.server.field_required';
  return faults;
};
