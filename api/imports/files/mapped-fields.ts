import type { MappedField } from '#domain/imports/columns.ts';
import type { ImportKind } from './kind.ts';

export const mappedFields = ({ fields }: Pick<ImportKind, 'fields'>): readonly MappedField[] =>
  Object.entries(fields).map(([key, { kind, converts = false, adds = false, partOf }]) => ({
    key,
    kind,
    converts,
    adds,
    ...(partOf === undefined ? {} : { partOf }),
  }));
