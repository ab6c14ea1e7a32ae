import { behaviourOf } from './behaviours.ts';
import type { BookWriter, Content, Entry, EntryState, Kept } from './books.ts';
import { kept } from './books.ts';
import { newNumber, replacementNumber } from './number.ts';
import type { Office } from './options.ts';

/** Who decides how this document fares: the buyer's NPWP, or the identity number of a buyer without one. */
export const partyOf = ({ document: { invoice } }: Pick<Content, 'document'>): string =>
  invoice.BuyerDocument === 'TIN' ? invoice.BuyerTin : (invoice.BuyerDocumentNumber ?? '');

const step = (entry: Kept, state: EntryState, at: number, changes: Partial<Kept> = {}): Kept => ({
  ...entry,
  ...changes,
  state,
  updatedAt: at,
});

const buyerOf = (entry: Kept) => behaviourOf(partyOf(entry.content)).buyer ?? 'agrees';

/** Whether the office will do something to this document by itself, and has not yet. */
export const isDue = (entry: Kept, now: number): boolean => {
  if (entry.readyAt > now) return false;
  if (entry.state === 'RECEIVED') return true;
  if (entry.state !== 'WAITING_AMEND' && entry.state !== 'WAITING_CANCEL') return false;
  return buyerOf(entry) !== 'silent' && !entry.content.agreed;
};

/** The number, given once: a second approval (after a refused cancellation) keeps it. */
const approved = async (books: BookWriter, entry: Kept, at: number): Promise<Kept> => {
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

/** Closes the invoice a substitute replaces, or frees it again when the substitute came to nothing. */
export const settleOriginal = async (books: BookWriter, substitute: Kept, replaced: boolean): Promise<void> => {
  const { tin, replacesNumber } = substitute.content.document;
  const entry = replacesNumber ? await books.byNumber(tin, replacesNumber) : null;
  if (!entry) return;
  const original = kept(entry);
  if (original.content.replacedBy !== substitute.ref) return;
  await books.change(
    replaced
      ? step(original, 'AMENDED', substitute.updatedAt)
      : { ...original, content: { ...original.content, replacedBy: null } },
  );
};

const afterSigning = async (office: Office, books: BookWriter, entry: Kept): Promise<Kept> => {
  const at = entry.readyAt;
  const verdict = behaviourOf(partyOf(entry.content)).verdict;
  const found = entry.content.finding ?? (verdict ? { ...verdict } : null);
  if (found) {
    const state = entry.content.finding ? 'REJECTED' : (verdict?.state ?? 'REJECTED');
    const { code, message, field } = found;
    const over = step(entry, state, at, { code, message, content: { ...entry.content, field } });
    if (state !== 'UNKNOWN') await settleOriginal(books, over, false);
    return over;
  }
  return entry.content.document.kind === 'SUBSTITUTE'
    ? step(entry, 'WAITING_AMEND', at, { readyAt: at + office.buyerAfterMs })
    : approved(books, entry, at);
};

const afterBuyer = async (books: BookWriter, entry: Kept): Promise<Kept> => {
  const at = entry.readyAt;
  const says = buyerOf(entry);
  if (says === 'leaves-confirming') return { ...entry, updatedAt: at, content: { ...entry.content, agreed: true } };
  if (entry.state === 'WAITING_CANCEL')
    return says === 'agrees' ? step(entry, 'CANCELED', at) : refusedCancel(entry, at);
  return says === 'agrees' ? completeSubstitute(books, entry, at) : refusedAmendment(books, entry, at);
};

const refusedCancel = (entry: Kept, at: number): Kept => {
  const notice = { code: 'BUYER_REFUSED_CANCELLATION', message: 'Pembeli tidak menyetujui pembatalan.' };
  return step(entry, 'APPROVED', at, { content: { ...entry.content, notice } });
};

const refusedAmendment = async (books: BookWriter, entry: Kept, at: number): Promise<Kept> => {
  const over = step(entry, 'REJECTED', at, {
    code: 'BUYER_REFUSED_AMENDMENT',
    message: 'Pembeli tidak menyetujui penggantian.',
  });
  await settleOriginal(books, over, false);
  return over;
};

/** The substitute takes its number and its original is closed, at one moment. */
export const completeSubstitute = async (books: BookWriter, entry: Kept, at: number): Promise<Kept> => {
  const over = await approved(books, entry, at);
  await settleOriginal(books, over, true);
  return over;
};

/** What a substitute under way does to its original comes first. */
const afterSubstitute = async (office: Office, books: BookWriter, entry: Kept): Promise<Kept> => {
  const { replacedBy } = entry.content;
  const substitute = replacedBy && entry.state === 'APPROVED' ? await books.byRef(replacedBy) : null;
  if (!substitute) return entry;
  await broughtUp(office, books, substitute);
  const fresh = await books.byRef(entry.ref);
  return fresh ? kept(fresh) : entry;
};

/** Brings a document up to now: whatever the office would have done by itself since it was last looked at. */
export const broughtUp = async (office: Office, books: BookWriter, entry: Entry): Promise<Kept> => {
  let current = await afterSubstitute(office, books, kept(entry));
  let moved = false;
  while (isDue(current, office.now())) {
    current = await (current.state === 'RECEIVED' ? afterSigning(office, books, current) : afterBuyer(books, current));
    moved = true;
  }
  if (moved) await books.change(current);
  return current;
};
