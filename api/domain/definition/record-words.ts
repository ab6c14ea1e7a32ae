import type { PlainRecord, RecordPhrase } from './plain-record.ts';
import type { Both, RecordField } from './record-field.ts';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const phrases = {
  add: ([id, en]) => [`Tambah ${id}`, `Add ${en}`],
  edit: ([id, en]) => [`Ubah ${id}`, `Change ${en}`],
  save: ([id, en]) => [`Simpan ${id}`, `Save ${en}`],
  saved: ([id, en]) => [`${capital(id)} disimpan`, `${capital(en)} saved`],
  remove: ([id, en]) => [`Hapus ${id}`, `Remove ${en}`],
  remove_ask: ([id, en]) => [`Hapus ${id} ini?`, `Remove this ${en}?`],
  removed: ([id, en]) => [`${capital(id)} dihapus`, `${capital(en)} removed`],
  twice: ([id, en]) => [`${capital(id)} ini sudah ada`, `This ${en} is there already`],
  none: ([id], title) => [`Belum ada ${id}`, `No ${title[1].toLowerCase()} yet`],
} satisfies Partial<Record<RecordPhrase, (noun: Both, title: Both) => Both>>;

export type Words = { readonly [key: string]: string | Words };

const inLanguage = (texts: Readonly<Record<string, Both>>, at: 0 | 1): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, both]) => [key, both[at]]));

type Labels = Readonly<Record<string, Pick<RecordField, 'label' | 'hint' | 'words'>>>;

/** Labels, hints and codes of fields. */
export const fieldWords = (fields: Labels, at: 0 | 1): Words => {
  const each = Object.entries(fields);
  const codes = each.flatMap(([name, { words }]) => (typeof words === 'object' ? [[name, words] as const] : []));
  return {
    fields: inLanguage(Object.fromEntries(each.map(([name, { label }]) => [name, label])), at),
    hints: inLanguage(Object.fromEntries(each.flatMap(([name, { hint }]) => (hint ? [[name, hint]] : []))), at),
    codes: Object.fromEntries(codes.map(([name, texts]) => [name, inLanguage(texts, at)])),
  };
};

/** The texts of records in one language, for the part `resources` of the catalogue. `at`: 0 Indonesian, 1 English. */
export const recordWords = (records: readonly PlainRecord[], at: 0 | 1): Words =>
  Object.fromEntries(
    records.map(({ resource, fields, title, noun, words = {} }) => [
      resource,
      {
        name: title[at],
        ...inLanguage(
          { ...Object.fromEntries(Object.entries(phrases).map(([key, say]) => [key, say(noun, title)])), ...words },
          at,
        ),
        ...fieldWords(fields, at),
      },
    ]),
  );
