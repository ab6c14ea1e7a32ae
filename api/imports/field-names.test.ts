import { expect, it } from 'vitest';
import { catalogues } from '#domain/messages/index.ts';
import { kinds } from './files/kinds.ts';

const fields = Object.entries(kinds).flatMap(([kind, { fields: own }]) =>
  Object.keys(own).map((field) => [kind, field] as const),
);

it.each(Object.entries(catalogues))('every field of a file has a name in %s', (_locale, { impor }) => {
  const names: Readonly<Record<string, Readonly<Record<string, unknown>>>> = impor.field;
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter(([kind, field]) => typeof names[kind]?.[field] !== 'string')).toEqual([]);
});
