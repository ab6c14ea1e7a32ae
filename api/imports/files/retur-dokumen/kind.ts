import { isDay } from '#domain/definition/day.ts';
import { sen } from '#domain/definition/money.ts';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import type { FileReturDokumen } from '#domain/faktur/retur-dokumen-file.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { parseDay } from '#domain/text/parse.ts';
import { bareNumber } from '../cells/reader.ts';
import type { CheckContext, CheckedDocument, ImportKind } from '../kind.ts';
import { blamedOnce, type RawDocument } from '../raw.ts';
import { type ReturDokumenField, returDokumenFields, returDokumenLimits } from './fields.ts';
import { readRow } from './read-row.ts';
import { synonyms } from './synonyms.ts';
import { readReturDokumenXml, returDokumenRoots } from './xml.ts';

const looks: Partial<Record<ReturDokumenField, (text: string) => boolean>> = {
  date: (text) => isDay(text.slice(0, 10)) || parseDay(text) !== null,
  counterpartyNpwp: (text) => /^\d{15,16}$/.test(bareNumber(text)),
  counterpartyName: (text) => /\p{L}{2}/u.test(text),
};

/** A file that speaks of returns and not of the other side. */
const words = {
  out: { key: 'retur-dokumen-keluaran', speaks: /^(?!.*\b(masukan|pm|input)\b).*\b(retur|return)\b/ },
  in: { key: 'retur-dokumen-masukan', speaks: /^(?!.*\b(keluaran|pk|output)\b).*\b(retur|return)\b/ },
} as const;

const returOf = (raw: RawDocument, context: CheckContext): FileReturDokumen => readRow(raw, context).retur;

/** What can be said of a return without its document; what the document says of it is found beside what is saved here. */
const check = (raw: RawDocument, context: CheckContext): CheckedDocument => {
  const { retur, findings } = readRow(raw, context);
  return {
    findings: [blamedOnce([...(raw[0]?.findings ?? []), ...findings])],
    exactKey: retur.number,
    likeKey: retur.originNumber || null,
    sums: [sen(retur.dpp), sen(retur.ppn ?? '0')],
  };
};

/** Returns of other documents of one side: each row, or each element of the office's file, is one. */
const returDokumenImport = <S extends DokumenSide>(side: S) => {
  const readXml = readReturDokumenXml(side);
  const double = {
    at: () => 'number',
    inFile: 'retur_dokumen_in_file',
    saved: 'retur_dokumen_saved',
  } as const;
  return {
    key: words[side].key as (typeof words)[S]['key'],
    fields: returDokumenFields,
    synonyms,
    looks,
    telling: new Set(),
    needed: (['originNumber', 'number', 'date', 'dpp'] satisfies ReturDokumenField[]).map((field) => ({
      field,
      or: [],
    })),
    assumed: ['ppn'] satisfies ReturDokumenField[],
    takes: ['xlsx', 'csv', 'xml'],
    root: returDokumenRoots[side],
    family: 'faktur',
    speaks: words[side].speaks,
    own: async (file) =>
      file.type === 'xml' ? { source: 'xml', read: (npwp, take) => readXml(file.bytes, npwp, take) } : null,
    computed: new Set(['ppn', 'ppnbm'] satisfies ReturDokumenField[]),
    limits: returDokumenLimits,
    sums: ['dpp', 'ppn'],
    input: returOf,
    check,
    // Two returns of one document are no doubles: what is said of each beside the others is found under its own row.
    alike: (raw) => [`row ${raw[0]?.row ?? 0}`],
    together: true,
    held: returOf,
    unique: new Set(['originNumber', 'number'] satisfies ReturDokumenField[]),
    duplicates: { exact: double, like: double },
    widths: { counterpartyNpwp: NO_NPWP.length },
    repairs: {},
  } satisfies ImportKind<FileReturDokumen> as ImportKind<FileReturDokumen> & { readonly key: (typeof words)[S]['key'] };
};

export const returDokumenKeluaran = returDokumenImport('out');
export const returDokumenMasukan = returDokumenImport('in');
