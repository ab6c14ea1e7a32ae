import { sen } from '#domain/definition/money.ts';
import { allDokumenKinds } from '#domain/faktur/dokumen-kinds.ts';
import { isReturned } from '../retur-dokumen/simulator.ts';
import { readerOf } from '../simulator/books.ts';
import { settlingOriginal, step } from '../simulator/document/bring-up.ts';
import { type Family, no, type OfficeFinding, refuse } from '../simulator/document/family.ts';
import { isOfKind, kindMismatch, stands, underOwnNumber } from '../simulator/document/under-own-number.ts';
import { contentOf, type DokumenDocument, type DokumenRequest, dokumenDocument } from './document.ts';

const kindOf = ({ side }: DokumenDocument): string => (side === 'out' ? 'DOC_OUT' : 'DOC_IN');

/** The closed document releases the number it may share with its replacement. */
const settle = settlingOriginal<DokumenDocument>(readerOf(dokumenDocument), ({ replacesNumber }) => replacesNumber, {
  number: null,
});

const { broughtUp, family } = underOwnNumber<DokumenDocument>(dokumenDocument, {
  numberOf: (document) => contentOf(document).number,
  partyOf: (document) => contentOf(document).party,
  settle,
});

const isKnown = isOfKind(allDokumenKinds);

const findingOf = (document: DokumenDocument, today: string): OfficeFinding | null => {
  const { side } = document;
  const statements = contentOf(document);
  const { date, type, ppn } = statements;
  if (!isKnown({ side, ...statements })) return kindMismatch(side === 'out' ? 'TransactionDetail' : 'TrxCode');
  if (date > today)
    return {
      code: 'DATE_IN_FUTURE',
      message: 'Tanggal dokumen belum tiba.',
      field: side === 'out' ? 'DocumentDate' : 'SpecialDocDate',
    };
  return type === '02' && sen(ppn) !== 0
    ? { code: 'VAT_MISMATCH', message: `PPN ${ppn} tidak sesuai.`, field: 'VAT' }
    : null;
};

/** Signed and approved under their own number. */
export const dokumenFamily: Family<DokumenDocument, DokumenRequest> = {
  ...family,
  kindOf,
  holds: (kind) => kind === 'DOC_OUT' || kind === 'DOC_IN',
  payeeMasaOf: () => null,
  findingOf,
  admit: async (office, books, document, sameNumber) => {
    const { replacesNumber, tin } = document;
    const found = replacesNumber === null ? null : await books.byNumber(tin, replacesNumber);
    const original = found && (await broughtUp(office, books, found));
    if (replacesNumber !== null && original?.kind !== kindOf(document))
      return refuse('ORIGINAL_NOT_FOUND', 'Dokumen yang diganti tidak ditemukan.');
    if (original && original.state !== 'APPROVED')
      return refuse('ORIGINAL_NOT_APPROVED', 'Dokumen asal tidak dapat diganti.');
    if (original?.content.replacedBy) return refuse('SUBSTITUTE_IN_PROCESS', 'Dokumen sedang diganti.');
    if (original && (await isReturned(books, original)))
      return refuse('DOCUMENT_HAS_RETURNS', 'Dokumen memiliki retur.');
    const others = sameNumber.filter(
      (entry) => entry.kind === kindOf(document) && entry.ref !== original?.ref && stands(entry),
    );
    return others.length > 0
      ? refuse('DUPLICATE_DOCUMENT', `Nomor ${contentOf(document).number} sudah dipakai.`, 'DocumentNumber')
      : { original };
  },
  requests: {
    cancel: async (office, books, entry) => {
      if (entry.state === 'CANCELED') return entry;
      if (await isReturned(books, entry)) return no('DOCUMENT_HAS_RETURNS', 'Dokumen memiliki retur.');
      return entry.state === 'APPROVED' && !entry.content.replacedBy
        ? step(entry, 'CANCELED', office.now())
        : no('NOT_CANCELABLE', 'Dokumen tidak dapat dibatalkan.');
    },
  },
};
