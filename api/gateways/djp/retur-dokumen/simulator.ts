import { returnableKinds } from '#domain/faktur/dokumen-kinds.ts';
import { beyondDokumenLeft, type DokumenAmounts, leftOfDokumen } from '#domain/faktur/retur-dokumen-rules.ts';
import { contentOf, type DokumenDocument, dokumenDocument } from '../dokumen/document.ts';
import { type BookReader, type Entry, readerOf } from '../simulator/books.ts';
import { step } from '../simulator/document/bring-up.ts';
import { type Family, no, type OfficeFinding, refuse } from '../simulator/document/family.ts';
import { isOfKind, kindMismatch, stands, underOwnNumber } from '../simulator/document/under-own-number.ts';
import { type ReturDokumenDocument, type ReturDokumenRequest, returDokumenDocument } from './document.ts';

const kinds = { out: 'RETURN_DOC_OUT', in: 'RETURN_DOC_IN' } as const;
const originKinds = { out: 'DOC_OUT', in: 'DOC_IN' } as const;
type Side = keyof typeof kinds;

const { family } = underOwnNumber<ReturDokumenDocument>(returDokumenDocument, {
  numberOf: ({ head }) => head.ReturnDocumentNumber,
  partyOf: (document) => (document.side === 'out' ? document.head.BuyerTIN : document.head.SellerTIN),
});
const readOrigin = readerOf<DokumenDocument>(dokumenDocument);

const originKey = (side: Side, number: string): string => `retur ${originKinds[side]} ${number}`;

const returnsOf = async (books: BookReader, side: Side, tin: string, number: string) =>
  (await books.byPayeeMasa(tin, originKey(side, number))).filter(stands).map(family.read);

export const isReturned = async (
  books: BookReader,
  { kind, tin, reference }: Pick<Entry, 'kind' | 'tin' | 'reference'>,
): Promise<boolean> =>
  reference !== null && (await returnsOf(books, kind === originKinds.out ? 'out' : 'in', tin, reference)).length > 0;

const returned = ({ head }: ReturDokumenDocument): DokumenAmounts => ({
  dpp: head.ReturnTaxBase,
  ppn: head.ReturnVAT,
  ppnbm: head.ReturnSTLG,
});

/** The files of the two sides differ. */
const returnDay = ({ side, head }: ReturDokumenDocument): string =>
  side === 'out' ? head.DocumentDate.split('-').reverse().join('-') : head.DocumentDate;

const isKnown = isOfKind(returnableKinds, (paper) => paper.padStart(2, '0'));

const findingOf = (document: ReturDokumenDocument, today: string): OfficeFinding | null => {
  const { side, head } = document;
  const coded = { type: head.TransactionType, detail: head.TransactionDetail, paper: head.TransactionDocument };
  if (!['1', '2'].includes(head.DocumentType) || !isKnown({ side, ...coded })) return kindMismatch('TransactionDetail');
  return returnDay(document) > today
    ? { code: 'DATE_IN_FUTURE', message: 'Tanggal retur belum tiba.', field: 'DocumentDate' }
    : null;
};

const elements = { dpp: 'ReturnTaxBase', ppn: 'ReturnVAT', ppnbm: 'ReturnSTLG' } as const;

/** Of a known document, at most its remaining amount, under their own number. */
export const returDokumenFamily: Family<ReturDokumenDocument, ReturDokumenRequest> = {
  ...family,
  kindOf: ({ side }) => kinds[side],
  holds: (kind) => kind === kinds.out || kind === kinds.in,
  payeeMasaOf: ({ side, head }) => originKey(side, head.DocumentNumber),
  findingOf,
  admit: async (_office, books, document, sameNumber) => {
    const { side, tin, head } = document;
    if (sameNumber.some((entry) => entry.kind === kinds[side] && stands(entry)))
      return refuse('DUPLICATE_RETURN', `Nomor ${head.ReturnDocumentNumber} sudah dipakai.`, 'ReturnDocumentNumber');
    const found = (await books.byReference(tin, head.DocumentNumber)).find(
      ({ kind, state }) => kind === originKinds[side] && state === 'APPROVED',
    );
    if (!found) return refuse('RETURN_ORIGIN_UNKNOWN', 'Dokumen asal retur tidak ditemukan.', 'DocumentNumber');
    const origin = readOrigin(found).content;
    if (origin.replacedBy) return refuse('SUBSTITUTE_IN_PROCESS', 'Dokumen sedang diganti.');
    if (returnDay(document) < contentOf(origin.document).date)
      return refuse('RETURN_BEFORE_DOCUMENT', 'Tanggal retur sebelum tanggal dokumen.', 'DocumentDate');
    const before = (await returnsOf(books, side, tin, head.DocumentNumber)).map(({ content }) =>
      returned(content.document),
    );
    const [beyond] = beyondDokumenLeft(returned(document), leftOfDokumen(contentOf(origin.document), before));
    return beyond
      ? refuse(
          'RETURN_EXCEEDS_DOCUMENT',
          'Jumlah retur melebihi dokumen.',
          elements[beyond.path as keyof typeof elements],
        )
      : { original: null };
  },
  requests: {
    cancel: async (office, _books, entry) => {
      if (entry.state === 'CANCELED') return entry;
      return entry.state === 'APPROVED'
        ? step(entry, 'CANCELED', office.now())
        : no('NOT_CANCELABLE', 'Retur tidak dapat dibatalkan.');
    },
  },
};
