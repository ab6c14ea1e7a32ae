import { expect, it } from 'vitest';
import { documents } from '#domain/documents.ts';
import { fieldCells } from './field-columns.tsx';

const vat = documents.filter(({ live }) => live === 'faktur');

it.each(vat.map((of) => [of.name, of] as const))('every column of %s has a cell, and no other', (_name, of) =>
  expect(Object.keys(fieldCells(of as never)).sort()).toEqual(of.list.columns.map(({ key }) => key).sort()),
);
