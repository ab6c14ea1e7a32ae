import { sen, total } from '#domain/definition/money.ts';
import { pieces } from '#domain/faktur/retur-left.ts';
import type { Verdict } from '../../document-port.ts';
import { behaviourOf } from '../../simulator/behaviours.ts';
import { type BookReader, type BookWriter, type Entry, readerOf, type StoredOf } from '../../simulator/books.ts';
import { bringingUp, signingResult, step } from '../../simulator/document/bring-up.ts';
import { type Family, no, type OfficeFinding, refuse, verdicts } from '../../simulator/document/family.ts';
import type { Office } from '../../simulator/options.ts';
import { type ReturDocument, type ReturRequest, returDocument } from '../document.ts';

export type Stored = StoredOf<ReturDocument>;
const KIND = 'RETURN_IN';
const read = readerOf(returDocument);

/** Counted separately from invoices. */
const numberOf = (year: string, serial: number): string =>
  `9900${year}${String(114_800_000 + serial).padStart(11, '0')}`;

const sellerOf = ({ content }: Stored) => behaviourOf(content.document.head.SellerTIN).buyer ?? 'agrees';

const isDue = (entry: Stored, now: number): boolean =>
  entry.readyAt <= now &&
  (entry.state === 'RECEIVED' ||
    (entry.state === 'WAITING_SELLER' && !entry.content.sellerHere && sellerOf(entry) !== 'silent'));

const signed = async (office: Office, books: BookWriter, entry: Stored): Promise<Stored> => {
  const { finding, document } = entry.content;
  const result = finding
    ? { state: 'REJECTED' as const, ...finding }
    : await signingResult(books, read, entry, behaviourOf(document.head.SellerTIN).verdict);
  const at = entry.readyAt;
  if (result) {
    const { state, code, message, field } = result;
    return step(entry, state, at, { code, message, content: { ...entry.content, field } });
  }
  const year = document.head.ReturnDate.slice(-2);
  const number = numberOf(year, await books.nextSerial(`returns ${year}`));
  const sellerHere = await office.isHere(document.head.SellerTIN);
  const content = { ...entry.content, sellerHere };
  return step(entry, 'WAITING_SELLER', at, { number, readyAt: at + office.buyerAfterMs, content });
};

export const answered = (entry: Stored, agrees: boolean, at: number, reason = ''): Stored =>
  agrees
    ? step(entry, 'APPROVED', at, { content: { ...entry.content, approvedAt: at } })
    : step(entry, 'REJECTED', at, {
        code: 'SELLER_REFUSED',
        message: ['Penjual tidak menyetujui retur.', reason].filter(Boolean).join(' '),
      });

export const life = {
  read,
  isDue,
  next: async (office: Office, books: BookWriter, entry: Stored): Promise<Stored> =>
    entry.state === 'RECEIVED'
      ? signed(office, books, entry)
      : answered(entry, sellerOf(entry) !== 'refuses', entry.readyAt),
};
const broughtUp = bringingUp(life);

const verdictOf = (entry: Stored, now: number): Verdict => {
  switch (entry.state) {
    case 'REJECTED':
    case 'SAVED_INVALID':
    case 'UNKNOWN':
    case 'APPROVED':
    case 'CANCELED':
    case 'WAITING_SELLER':
      return verdicts[entry.state](entry);
    default:
      return now < entry.content.signingAt ? { state: 'waiting' } : { state: 'signing' };
  }
};

const finding = (code: string, message: string, field: string): OfficeFinding => ({ code, message, field });

const sums = { ReturnTaxBase: 'ReturnTaxBase', ReturnVAT: 'ReturnVAT', ReturnSTLG: 'ReturnSTLG' } as const;

/** Null, or the date, totals that differ from the rows, or a row that exceeds the invoiced one. */
const findingOf = ({ head, rows }: ReturDocument, today: string): OfficeFinding | null => {
  const day = head.ReturnDate.split('-').reverse().join('-');
  if (day > today) return finding('DATE_IN_FUTURE', 'Tanggal retur belum tiba.', 'ReturnDate');
  const off = (Object.keys(sums) as (keyof typeof sums)[]).find(
    (key) => total(rows.map((row) => sen(row[key]))) !== sen(head[key]),
  );
  if (off)
    return finding(
      'RETURN_TOTAL_MISMATCH',
      'TaxBase Total has been altered! It does not match with the original invoice',
      off,
    );
  const at = rows.findIndex(({ Quantity, ReturnQuantity }) => pieces(ReturnQuantity) > pieces(Quantity));
  return at < 0
    ? null
    : finding('RETURN_EXCEEDS_INVOICE', `Baris ${at + 1}: jumlah retur melebihi faktur.`, `rows.${at}.ReturnQuantity`);
};

const OVER: readonly Stored['state'][] = ['NOT_ARRIVED', 'REJECTED', 'SAVED_INVALID', 'CANCELED'];

const counts = ({ kind, state }: Pick<Entry, 'kind' | 'state'>): boolean =>
  kind === KIND && !OVER.includes(state as Stored['state']);

export const isReturned = async (
  books: BookReader,
  buyer: string,
  { tin, number }: Pick<Entry, 'tin' | 'number'>,
): Promise<boolean> =>
  number !== null &&
  (await books.byReference(buyer, number)).some(
    (entry) => counts(entry) && read(entry).content.document.head.SellerTIN === tin,
  );

const exceeds = async (
  office: Office,
  books: BookWriter,
  { head, rows }: ReturDocument,
  same: readonly Entry[],
): Promise<boolean> => {
  const others: ReturDocument[] = [];
  for (const entry of same.filter(({ kind }) => kind === KIND)) {
    const { state, content } = await broughtUp(office, books, entry);
    if (!OVER.includes(state) && content.document.head.SellerTIN === head.SellerTIN) others.push(content.document);
  }
  return rows.some(({ Quantity, ReturnQuantity }, at) => {
    const before = others.reduce((sum, other) => sum + pieces(other.rows[at]?.ReturnQuantity ?? '0'), 0n);
    return before + pieces(ReturnQuantity) > pieces(Quantity);
  });
};

export const sellerMasa = (seller: string, period: string): string => `retur ${seller} ${period}`;

export const returFamily: Family<ReturDocument, ReturRequest> = {
  ...life,
  kindOf: () => KIND,
  holds: (kind) => kind === KIND,
  referenceOf: ({ head }) => head.InvoiceNumber,
  payeeMasaOf: ({ head }) => sellerMasa(head.SellerTIN, head.ReturnDate.split('-').slice(1).reverse().join('-')),
  lineOf: ({ head }) => behaviourOf(head.SellerTIN).line,
  firstStepMs: (office, { head }) => behaviourOf(head.SellerTIN).signingMs ?? office.verdictAfterMs,
  findingOf,
  admit: async (office, books, document, sameReference) =>
    (await exceeds(office, books, document, sameReference))
      ? refuse('RETURN_EXCEEDS_INVOICE', 'Jumlah retur melebihi faktur.', 'InvoiceNumber')
      : { original: null },
  verdictOf,
  requests: {
    cancel: async (office, _books, entry) => {
      if (entry.state === 'CANCELED') return entry;
      return entry.state === 'APPROVED' || entry.state === 'WAITING_SELLER'
        ? step(entry, 'CANCELED', office.now())
        : no('NOT_CANCELABLE', 'Retur tidak dapat dibatalkan.');
    },
  },
};
