import { type PlainRecord, plainRecord } from './plain-record.ts';
import { type Both, day, hinted, optional, type RecordField, type RecordFields, text } from './record-field.ts';

/** Every row of a table of law has its first day and its source. */
type Dates = { readonly validFrom: RecordField<'day'>; readonly source: RecordField<'text'> };
type Ends = { readonly validUntil: RecordField<'day'> & { readonly optional: true } };

/** A table of law that internal admins keep. A row is identified by its key and its first day. */
export type LawTable<F extends RecordFields = RecordFields> = PlainRecord & {
  /** Its name among the stored rows. */
  readonly table: string;
  readonly key: readonly string[];
  readonly fields: F;
  /** Whether screens compute with it, so that the browser needs its rows. */
  readonly inBrowser: boolean;
};

type Given<F extends RecordFields> = Pick<PlainRecord, 'names' | 'title' | 'noun' | 'words'> & {
  readonly table: string;
  /** `admin/api/law/<table>` by default. */
  readonly resource?: string;
  readonly fields: F;
  readonly key: readonly (keyof F & string)[];
  readonly list?: readonly (keyof F & string)[];
  readonly form?: readonly (string | readonly string[])[];
  readonly search?: readonly (keyof F & string)[];
  readonly equal?: readonly (keyof F & string)[];
  readonly start?: Readonly<Record<string, unknown>>;
  readonly validFrom?: Both;
  readonly inBrowser?: boolean;
};

const SOURCE = hinted(text(['Dasar hukum', 'Source of law'], 200), [
  'Peraturan dengan nomor dan pasalnya.',
  'The regulation, with its number and article.',
]);

const none = (noun: Both): Both => [
  `Baris ${noun[0]} yang berlaku akan tampil di sini.`,
  `Rows of ${noun[1]} will appear here.`,
];

/** Rows of one day or one month have no last day. */
export const lawTableOfMoments = <const F extends RecordFields>(of: Given<F>): LawTable<F & Dates> => {
  const { table, fields, key, list = Object.keys(fields), form = Object.keys(fields), search = [], words } = of;
  const label = of.validFrom ?? ['Berlaku mulai', 'In force from'];
  const all: F & Dates = { ...fields, validFrom: day(label), source: SOURCE };
  const resource = of.resource ?? `admin/api/law/${table}`;
  const record: PlainRecord = plainRecord<RecordFields, string>({
    ...of,
    resource,
    scope: 'internal',
    words: { none_text: none(of.noun), ...words },
    fields: all,
    usual: ['validFrom', 'DESC'],
    search: [...search, 'source'],
    unique: { of: [...key, 'validFrom'], at: key[0] ?? 'validFrom' },
    list: key.length === 0 ? ['validFrom', ...list, 'source'] : [...list, 'validFrom', 'source'],
    form: key.length === 0 ? ['validFrom', ...form, 'source'] : [...form, 'validFrom', 'source'],
  });
  return { ...record, table, key, fields: all, inBrowser: of.inBrowser ?? false };
};

/** A row without a last day is in force until the next row of its key begins. */
export const lawTable = <const F extends RecordFields>(of: Given<F>): LawTable<F & Dates & Ends> => {
  const until: Ends = { validUntil: optional(day(['Berlaku sampai', 'In force until'])) };
  const table = lawTableOfMoments(of);
  const { validFrom, source, ...rest } = table.fields as F & Dates;
  const fields = { ...rest, validFrom, ...until, source } as unknown as F & Dates & Ends;
  return {
    ...table,
    fields,
    sorts: Object.keys(fields),
    usual: [of.key[0] ?? 'validFrom', 'ASC'],
    list: [...table.list.slice(0, -1), 'validUntil', 'source'],
    form: [...table.form.slice(0, -2), ['validFrom', 'validUntil'], 'source'],
    start: { validUntil: null, ...of.start },
  };
};
