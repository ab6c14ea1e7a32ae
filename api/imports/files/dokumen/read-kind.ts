import { allDokumenKinds, type DokumenKind, type DokumenSide, kindOf, kindsOf } from '#domain/faktur/dokumen-kinds.ts';
import { catalogues } from '#domain/messages/index.ts';
import type { CellReader } from '../cells/reader.ts';
import type { DokumenField } from './fields.ts';

type Reader = CellReader<DokumenField>;

/** Without case, spaces and marks. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** How people name a kind: by our words in either language, whole or without what stands in brackets, and by its own name. */
const named = new Map<string, DokumenKind>(
  allDokumenKinds.flatMap((kind) =>
    Object.values(catalogues)
      .flatMap(({ dokumen }) => [dokumen.kind[kind], dokumen.kind[kind].replace(/\s*\(.*\)$/, '')])
      .concat(kind)
      .map((name) => [plain(name), kind] as const),
  ),
);
/** Of papers that stand for an invoice both sides have one, called alike. */
const onSide = (kind: DokumenKind, side: DokumenSide): DokumenKind =>
  kind === 'AS_INVOICE_OUT' || kind === 'AS_INVOICE_IN' ? (side === 'out' ? 'AS_INVOICE_OUT' : 'AS_INVOICE_IN') : kind;

/** What an incoming one is called that is not credited, whatever it is a document of. */
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

/** What a document is; one of the other side, and one nobody knows, is said, and taken for the first of its side. */
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
