import { expect, it } from 'vitest';
import { termKeys, termNamed, termOfTitle } from './glossary.ts';
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
  ['id', 'NITKU penerima', 'nitku'],
  ['id', 'Bruto / DPP', 'dpp'],
  ['id', 'DPP nilai lain', 'dpp_other'],
  ['id', 'KAP-KJS', 'kap'],
  ['id', 'Nama', null],
  ['id', 'Catatan', null],
] as const)('a label names its term (%s): %s', (locale, label, key) => {
  expect(termNamed(label, (of) => say(locale, of))).toBe(key);
});

it('the title of a page names the term it begins with', () => {
  const translate = (of: string) => say('id', of);
  expect(termOfTitle('Dokumen lain masukan', translate)).toBe('dokumen');
  expect(termOfTitle('Buat dokumen lain masukan', translate)).toBe('dokumen');
  expect(termOfTitle('Retur keluaran', translate)).toBe('retur');
  expect(termOfTitle('Manajemen pengguna', translate)).toBeNull();
});
