import { expect, it } from 'vitest';
import { termKeys, termNamed } from './glossary.ts';
import { catalogues, say } from './messages/index.ts';

const locales = ['id', 'en'] as const;

it.each(locales)('every term has its words and one sentence (%s)', (locale) => {
  expect(Object.keys(catalogues[locale].glossary.term)).toEqual([...termKeys]);
  for (const { word, text } of Object.values(catalogues[locale].glossary.term)) {
    expect(word).not.toBe('');
    expect(text).toMatch(/\.$/);
  }
});

it.each([
  ['id', 'NITKU', 'nitku'],
  ['id', 'A-1', 'a1'],
  ['id', 'B-2', 'b2'],
  ['id', 'Digunggung', 'digunggung'],
  ['id', 'Dokumen lain', 'dokumen'],
  ['en', 'Lumped sales', 'digunggung'],
  ['en', 'Other document', 'dokumen'],
  ['id', 'Nama', null],
] as const)('a label names its term (%s): %s', (locale, label, key) => {
  expect(termNamed(label, (of) => say(locale, of))).toBe(key);
});
