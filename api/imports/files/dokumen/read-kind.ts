import { allDokumenKinds, type DokumenKind, type DokumenSide, kindOf, kindsOf } from '#domain/faktur/dokumen-kinds.ts';
import { catalogues } from '#domain/messages/index.ts';
import type { CellReader } from '../cells/reader.ts';
import type { DokumenField } from './columns.ts';

type Reader = CellReader<DokumenField>;

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** In either language, with or without the part in brackets, and by name. */
const named = new Map<string, DokumenKind>(
  allDokumenKinds.flatMap((kind) =>
    Object.values(catalogues)
      .flatMap(({ dokumen }) => [dokumen.kind[kind], dokumen.kind[kind].replace(/\s*\(.*\)$/, '')])
      .concat(kind)
      .map((name) => [plain(name), kind] as const),
  ),
);
const onSide = (kind: DokumenKind, side: DokumenSide): DokumenKind =>
  kind === 'AS_INVOICE_OUT' || kind === 'AS_INVOICE_IN' ? (side === 'out' ? 'AS_INVOICE_OUT' : 'AS_INVOICE_IN') : kind;

/** Code of an incoming document that is not credited, whatever its kind. */
export const UNCREDITED = '05';

/** Two digits, as the office writes them. */
export const twoDigits = (text: string): string => (/^\d$/.test(text) ? `0${text}` : text);

const byCodes = (reader: Reader, side: DokumenSide): DokumenKind | undefined => {
  const document = reader.text('document').replace(/^0+(?=\d)/, '');
  const [transaction, code] = [twoDigits(reader.text('transaction')), twoDigits(reader.text('code'))];
  const isOf = (kind: DokumenKind): boolean => {
    const of = kindOf(kind);
    const fits = document === '' || of.document === document;
    const stands =
      transaction === '' || of.transaction === transaction || (side === 'in' && transaction === UNCREDITED);
    return fits && stands && (code === '' || of.details.includes(code));
  };
  const found = document === '' && transaction === '' ? [] : kindsOf(side).filter(isOf);
  return found[0];
};

export const readKind = (reader: Reader, side: DokumenSide): DokumenKind => {
  const [first] = kindsOf(side);
  const text = reader.text('documentKind');
  const namedKind = named.get(plain(text));
  const kind = text === '' ? byCodes(reader, side) : namedKind && onSide(namedKind, side);
  if (kind === undefined) {
    const coded = ['document', 'transaction'] as const;
    const at = text === '' ? (coded.find((field) => reader.text(field) !== '') ?? 'documentKind') : 'documentKind';
    reader.error(at, text === '' && at === 'documentKind' ? 'dokumen_kind_missing' : 'dokumen_kind_unknown');
    return first;
  }
  if (kindOf(kind).side !== side) {
    reader.error('documentKind', 'dokumen_other_side');
    return first;
  }
  return kind;
};
