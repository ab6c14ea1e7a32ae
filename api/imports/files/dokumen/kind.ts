import { isDay } from '#domain/definition/day.ts';
import { sen } from '#domain/definition/money.ts';
import type { DokumenInput } from '#domain/faktur/dokumen.ts';
import { checkDokumen } from '#domain/faktur/dokumen-check.ts';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { parseDay } from '#domain/text/parse.ts';
import { bareNumber } from '../cells/reader.ts';
import type { CheckContext, CheckedDocument, ImportKind } from '../kind.ts';
import { blamedOnce, lay, type RawDocument } from '../raw.ts';
import { type DokumenField, dokumenFieldsFor, dokumenLimits } from './fields.ts';
import { readRow } from './read-row.ts';
import { synonyms } from './synonyms.ts';
import { dokumenRoots, readDokumenXml } from './xml.ts';

const looks: Partial<Record<DokumenField, (text: string) => boolean>> = {
  date: (text) => isDay(text.slice(0, 10)) || parseDay(text) !== null,
  counterpartyNpwp: (text) => /^\d{15,16}$/.test(bareNumber(text)),
  counterpartyName: (text) => /\p{L}{2}/u.test(text),
  transaction: (text) => /^0?[1-5]$/.test(text),
  code: (text) => /^\d{1,2}$/.test(text),
  document: (text) => /^\d{1,2}$/.test(text),
};

const words = {
  out: {
    key: 'dokumen-keluaran',
    speaks: /\b((?<!retur )dokumen lain (keluaran|pk)|peb|special ?doc(ument)?|other document out)\b/,
  },
  in: {
    key: 'dokumen-masukan',
    speaks: /\b((?<!retur )dokumen lain (masukan|pm)|pib|input ?special ?doc(ument)?|other document in)\b/,
  },
} as const;

/** Other documents of one side: each row, or each element of the office's file, is one. */
const dokumenImport = <S extends DokumenSide>(side: S) => {
  const read = readRow(side);
  const readXml = readDokumenXml(side);
  const check = (raw: RawDocument, context: CheckContext): CheckedDocument => {
    const { input, findings: found } = read(raw, context);
    const findings = blamedOnce([...(raw[0]?.findings ?? []), ...found]);
    for (const one of checkDokumen(input, context.today)) lay(findings, one);
    const { number } = input;
    return { findings: [findings], exactKey: number, likeKey: number, sums: [sen(input.dpp), sen(input.ppn)] };
  };
  return {
    key: words[side].key as (typeof words)[S]['key'],
    fields: dokumenFieldsFor(side),
    synonyms,
    looks,
    telling: new Set(),
    needed: [
      { field: 'documentKind', or: [['document'], ['transaction', 'code']] },
      ...(['number', 'date', 'counterpartyName', 'dpp'] as const).map((field) => ({ field, or: [] })),
    ],
    assumed: [],
    takes: ['xlsx', 'csv', 'xml'],
    root: dokumenRoots[side],
    family: 'faktur',
    speaks: words[side].speaks,
    own: async (file) =>
      file.type === 'xml' ? { source: 'xml', read: (npwp, take) => readXml(file.bytes, npwp, take) } : null,
    computed: new Set(),
    limits: dokumenLimits,
    sums: ['dpp', 'ppn'],
    input: (raw, context) => read(raw, context).input,
    check,
    unique: new Set(['number', 'reference'] satisfies DokumenField[]),
    duplicates: {
      exact: { at: () => 'number', inFile: 'dokumen_in_file', saved: 'dokumen_saved' },
      like: { at: () => 'number', inFile: 'dokumen_in_file', saved: 'dokumen_saved' },
    },
    widths: { counterpartyNpwp: NO_NPWP.length },
    repairs: {},
  } satisfies ImportKind<DokumenInput> as ImportKind<DokumenInput> & { readonly key: (typeof words)[S]['key'] };
};

export const dokumenKeluaran = dokumenImport('out');
export const dokumenMasukan = dokumenImport('in');
