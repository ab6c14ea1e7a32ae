import { needsConsent } from '#domain/faktur/consent.ts';
import { type FakturDocument, fakturDocument } from '../../document.ts';
import { type Behaviour, behaviourOf, nikNotFound } from '../../simulator/behaviours.ts';
import { type BookWriter, type Content, readerOf, type StoredOf } from '../../simulator/books.ts';
import type { CheckResult } from '../../simulator/document/behaviours.ts';
import { bringingUp, settlingOriginal, signingResult, step } from '../../simulator/document/bring-up.ts';
import type { Office } from '../../simulator/options.ts';
import { newNumber, replacementNumber } from './number.ts';

export type Stored = StoredOf<FakturDocument>;
export const stored = readerOf(fakturDocument);

export const partyOf = ({ document: { invoice } }: Pick<Content<FakturDocument>, 'document'>): string =>
  invoice.BuyerDocument === 'TIN' ? invoice.BuyerTin : (invoice.BuyerDocumentNumber ?? '');

/** Null for a buyer without NPWP, who has no list. */
export const buyerMasaOf = ({ invoice }: FakturDocument): string | null =>
  invoice.BuyerDocument === 'TIN' ? `${invoice.BuyerTin} ${invoice.TaxInvoiceDate.slice(0, 7)}` : null;

export const asksBuyer = ({ content }: Stored): boolean =>
  needsConsent(content.decision ?? (behaviourOf(partyOf(content)).buyer ? 'CREDITED' : 'UNDECIDED'));

/** A NIK is looked up in the population register. */
const verdictFor = (content: Content<FakturDocument>): CheckResult | undefined => {
  const { name, verdict } = behaviourOf(partyOf(content));
  return name === 'buyer-not-found' && content.document.invoice.BuyerDocument === 'National ID' ? nikNotFound : verdict;
};

const buyerOf = (entry: Stored) => behaviourOf(partyOf(entry.content)).buyer ?? 'agrees';

const isDue = (entry: Stored, now: number): boolean => {
  if (entry.readyAt > now) return false;
  if (entry.state === 'RECEIVED') return true;
  if (entry.state !== 'WAITING_AMEND' && entry.state !== 'WAITING_CANCEL') return false;
  return buyerOf(entry) !== 'silent' && !entry.content.agreed && !entry.content.buyerHere;
};

/** A second approval (after a refused cancellation) keeps the number. */
const approved = async (books: BookWriter, entry: Stored, at: number): Promise<Stored> => {
  const { document } = entry.content;
  const year = document.invoice.TaxInvoiceDate.slice(2, 4);
  const number =
    entry.number ??
    (document.kind === 'SUBSTITUTE'
      ? replacementNumber(document.replacesNumber ?? '')
      : newNumber(document.invoice.TrxCode, year, await books.nextSerial(year)));
  return step(entry, 'APPROVED', at, {
    number,
    content: { ...entry.content, approvedAt: entry.content.approvedAt ?? at },
  });
};

export const settleOriginal = settlingOriginal<FakturDocument>(stored, ({ replacesNumber }) => replacesNumber);

const afterSigning = async (office: Office, books: BookWriter, entry: Stored): Promise<Stored> => {
  const at = entry.readyAt;
  const verdict = await signingResult(books, stored, entry, verdictFor(entry.content));
  const found = entry.content.finding ?? (verdict ? { ...verdict } : null);
  if (found) {
    const state = entry.content.finding ? 'REJECTED' : (verdict?.state ?? 'REJECTED');
    const { code, message, field } = found;
    const over = step(entry, state, at, { code, message, content: { ...entry.content, field } });
    if (state !== 'UNKNOWN') await settleOriginal(books, over, false);
    return over;
  }
  const { kind, tin, replacesNumber } = entry.content.document;
  if (kind !== 'SUBSTITUTE') return approved(books, entry, at);
  const original = await books.byNumber(tin, replacesNumber ?? '');
  const before = original && stored(original);
  if (!before || !asksBuyer(before)) return completeSubstitute(books, entry, at);
  const { buyerHere } = before.content;
  const waiting = step(entry, 'WAITING_AMEND', at, { readyAt: at + office.buyerAfterMs });
  return buyerHere ? { ...waiting, content: { ...waiting.content, buyerHere } } : waiting;
};

const afterBuyer = (books: BookWriter, entry: Stored): Promise<Stored> =>
  answered(books, entry, buyerOf(entry), entry.readyAt);

export const answered = async (
  books: BookWriter,
  entry: Stored,
  says: NonNullable<Behaviour['buyer']>,
  at: number,
): Promise<Stored> => {
  if (says === 'leaves-confirming') return { ...entry, updatedAt: at, content: { ...entry.content, agreed: true } };
  if (entry.state === 'WAITING_CANCEL')
    return says === 'agrees' ? step(entry, 'CANCELED', at) : refusedCancel(entry, at);
  return says === 'agrees' ? completeSubstitute(books, entry, at) : refusedAmendment(books, entry, at);
};

const refusedCancel = (entry: Stored, at: number): Stored => {
  const notice = { code: 'BUYER_REFUSED_CANCELLATION', message: 'Pembeli tidak menyetujui pembatalan.' };
  return step(entry, 'APPROVED', at, { content: { ...entry.content, notice } });
};

const refusedAmendment = async (books: BookWriter, entry: Stored, at: number): Promise<Stored> => {
  const over = step(entry, 'REJECTED', at, {
    code: 'BUYER_REFUSED_AMENDMENT',
    message: 'Pembeli tidak menyetujui penggantian.',
  });
  await settleOriginal(books, over, false);
  return over;
};

/** Closes the original in the same step. */
export const completeSubstitute = async (books: BookWriter, entry: Stored, at: number): Promise<Stored> => {
  const { tin, replacesNumber } = entry.content.document;
  const original = await books.byNumber(tin, replacesNumber ?? '');
  const decided = original ? stored(original).content : {};
  const { decision, creditPeriod, buyerHere } = decided as Partial<Stored['content']>;
  const over = await approved(
    books,
    { ...entry, content: { ...entry.content, decision, creditPeriod, buyerHere } },
    at,
  );
  await settleOriginal(books, over, true);
  return over;
};

const next = (office: Office, books: BookWriter, entry: Stored): Promise<Stored> =>
  entry.state === 'RECEIVED' ? afterSigning(office, books, entry) : afterBuyer(books, entry);

export const life = { read: stored, isDue, next };
export const broughtUp = bringingUp(life);
