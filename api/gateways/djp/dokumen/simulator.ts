import { sen } from '#domain/definition/money.ts';
import { dokumenKinds } from '#domain/faktur/dokumen-kinds.ts';
import type { Verdict } from '../document-port.ts';
import { behaviourOf } from '../simulator/behaviours.ts';
import { type BookWriter, type Kept as KeptOf, readerOf } from '../simulator/books.ts';
import { bringingUp, saidAtSigning, settlingOriginal, step } from '../simulator/document/bring-up.ts';
import { type Family, no, type OfficeFinding, refuse, verdicts } from '../simulator/document/family.ts';
import type { Office } from '../simulator/options.ts';
import { type DokumenDocument, type DokumenRequest, dokumenDocument } from './document.ts';

type Kept = KeptOf<DokumenDocument>;
const read = readerOf(dokumenDocument);
const kindOf = ({ side }: DokumenDocument): string => (side === 'out' ? 'DOC_OUT' : 'DOC_IN');

/** What both files say, under one name. */
const saidIn = (document: DokumenDocument) =>
  document.side === 'out'
    ? {
        type: document.head.TransactionType,
        detail: document.head.TransactionDetail,
        paper: document.head.TransactionDocument,
        number: document.head.DocumentNumber,
        date: document.head.DocumentDate,
        party: document.head.BuyerTIN,
        ppn: document.head.VAT,
      }
    : {
        type: document.head.TrxType,
        detail: document.head.TrxCode,
        paper: document.head.TrxDocument,
        number: document.head.SpecialDocNo,
        date: document.head.SpecialDocDate,
        party: document.head.SellerTin,
        ppn: document.head.TotalVAT,
      };

const partyOf = (document: DokumenDocument) => behaviourOf(saidIn(document).party);

/** The closed one gives up the number it may share with what replaces it. */
const settleOriginal = settlingOriginal<DokumenDocument>(read, ({ replacesNumber }) => replacesNumber, {
  number: null,
});

const signed = async (_office: Office, books: BookWriter, entry: Kept): Promise<Kept> => {
  const { finding, document } = entry.content;
  const said = finding
    ? { state: 'REJECTED' as const, ...finding }
    : await saidAtSigning(books, read, entry, partyOf(document).verdict);
  const at = entry.readyAt;
  if (said) {
    const { state, code, message, field } = said;
    const over = step(entry, state, at, { code, message, content: { ...entry.content, field } });
    if (state !== 'UNKNOWN') await settleOriginal(books, over, false);
    return over;
  }
  const approved = step(entry, 'APPROVED', at, {
    number: saidIn(document).number,
    content: { ...entry.content, approvedAt: at },
  });
  await settleOriginal(books, approved, true);
  return approved;
};

const life = {
  read,
  isDue: (entry: Kept, now: number): boolean => entry.readyAt <= now && entry.state === 'RECEIVED',
  next: signed,
};
const broughtUp = bringingUp(life);

const verdictOf = (entry: Kept, now: number): Verdict => {
  switch (entry.state) {
    case 'REJECTED':
    case 'SAVED_INVALID':
    case 'UNKNOWN':
    case 'APPROVED':
    case 'AMENDED':
    case 'CANCELED':
      return verdicts[entry.state](entry);
    default:
      return now < entry.content.signingAt ? { state: 'waiting' } : { state: 'signing' };
  }
};

/** Type, detail and paper go together as the office's lists have them; 05 stands for any incoming type. */
const isKnown = (document: DokumenDocument): boolean => {
  const { type, detail, paper } = saidIn(document);
  return Object.values(dokumenKinds).some(
    (kind) =>
      kind.side === document.side &&
      (kind.transaction === type || (document.side === 'in' && type === '05')) &&
      kind.document === paper &&
      (kind.details as readonly string[]).includes(detail),
  );
};

/** The first thing wrong with a document: what it is, its day, PPN of what bears none. */
const findingOf = (document: DokumenDocument, today: string): OfficeFinding | null => {
  const { side } = document;
  const { date, type, ppn } = saidIn(document);
  if (!isKnown(document))
    return {
      code: 'DOCUMENT_KIND_MISMATCH',
      message: 'Jenis transaksi, detail, dan dokumen tidak sesuai.',
      field: side === 'out' ? 'TransactionDetail' : 'TrxCode',
    };
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

const OVER: readonly Kept['state'][] = ['NOT_ARRIVED', 'REJECTED', 'SAVED_INVALID', 'AMENDED', 'CANCELED'];

/** Other documents, both ways, as the simulated office treats them: signed and approved under the number of their paper. */
export const dokumenFamily: Family<DokumenDocument, DokumenRequest> = {
  ...life,
  kindOf,
  holds: (kind) => kind === 'DOC_OUT' || kind === 'DOC_IN',
  referenceOf: (document) => saidIn(document).number,
  payeeMasaOf: () => null,
  lineOf: (document) => partyOf(document).line,
  firstStepMs: (office, document) => partyOf(document).signingMs ?? office.verdictAfterMs,
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
    const others = sameNumber.filter(
      ({ kind, ref, state }) => kind === kindOf(document) && ref !== original?.ref && !OVER.includes(state as never),
    );
    return others.length > 0
      ? refuse('DUPLICATE_DOCUMENT', `Nomor ${saidIn(document).number} sudah dipakai.`, 'DocumentNumber')
      : { original };
  },
  verdictOf,
  requests: {
    cancel: async (office, _books, entry) => {
      if (entry.state === 'CANCELED') return entry;
      return entry.state === 'APPROVED' && !entry.content.replacedBy
        ? step(entry, 'CANCELED', office.now())
        : no('NOT_CANCELABLE', 'Dokumen tidak dapat dibatalkan.');
    },
  },
};
