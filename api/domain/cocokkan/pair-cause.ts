import { type Sen, share, total } from '../definition/money.ts';
import { elevenTwelfths, ppnRate } from '../rules/ppn.ts';
import type { DocumentEntry, RowEntry } from './entries.ts';
import { areAlike, nameKey, npwpKey } from './keys.ts';
import type { BookDocument, Cause, LedgerRow } from './record.ts';
import type { RelatedDocuments } from './related-documents.ts';
import { isPowerOfTen, isSwapped } from './slips.ts';
import { thresholds } from './thresholds.ts';

const near = (one: Sen, other: Sen): boolean => Math.abs(one - other) <= thresholds.rounding;

/** Possible tax amounts in the ledger: each rate the law ever had, and the newest on 11/12 of the price. */
const taxAt = (dpp: Sen): Sen[] => {
  const full = ppnRate.history.flatMap(({ value }) => (value ? [value] : []));
  const lowered = elevenTwelfths.history.flatMap(({ value, from }) =>
    (value ? [share(dpp, value, 'nearest')] : []).map((base) => share(base, ppnRate.at(from), 'nearest')),
  );
  return [...full.map((rate) => share(dpp, rate, 'nearest')), ...lowered];
};

/** Whether the ledger used another rate, or another part of the same price. */
export const isAnotherRate = (booked: Sen, { dpp, ppn }: BookDocument): boolean =>
  !near(booked, ppn) &&
  booked !== 0 &&
  taxAt(dpp).some((tax) => near(tax, booked)) &&
  taxAt(dpp).some((tax) => near(tax, ppn));

const isExchange = (rows: readonly LedgerRow[], booked: Sen, { ppn }: BookDocument): boolean =>
  rows.some(({ currency }) => currency !== 'IDR') &&
  Math.abs(booked - ppn) * 100 <= Math.abs(ppn) * thresholds.exchange;

const SAYS_ADVANCE = /\b(uang muka|down ?payment|dp|advance)\b/i;

const isAdvance = (
  rows: readonly LedgerRow[],
  booked: Sen,
  document: BookDocument,
  related: RelatedDocuments,
): boolean => {
  if (document.family === 'retur') return false;
  if (booked === 0) return document.contract !== null || rows.some(({ text }) => SAYS_ADVANCE.test(text));
  const whole = related.contractPpn(document);
  return whole !== null && near(booked, whole);
};

const SAYS_BY_BUYER = /\b(wapu|pemungut|bendahara(wan)?|dipungut (oleh )?pembeli|kode 0?[23])\b/i;
const SAYS_UNTAXED = /\b(dibebaskan|bebas ppn|tidak dipungut|ppn dtp|kode 0?[78])\b/i;

/**
 * PPN that the buyer pays to the state, or that is not collected, is in the account but not counted in the document, or
 * vice versa.
 */
const collectedCause = (rows: readonly LedgerRow[], booked: Sen, document: BookDocument): Cause | null => {
  if (booked !== 0 && document.ppn !== 0) return null;
  if (document.collectedBy) return document.collectedBy === 'buyer' ? 'by_buyer' : 'untaxed';
  if (booked !== 0) return null;
  if (rows.some(({ text }) => SAYS_BY_BUYER.test(text))) return 'by_buyer';
  return rows.some(({ text }) => SAYS_UNTAXED.test(text)) ? 'untaxed' : null;
};

/** Why the amounts of a row and a document in force differ; null if they do not. */
export const amountCause = (
  rows: readonly LedgerRow[],
  document: BookDocument,
  related: RelatedDocuments,
): Cause | null => {
  const booked = total(rows.map(({ ppn }) => ppn));
  if (booked === document.ppn) return null;
  if (near(booked, document.ppn)) return 'rounding';
  const collected = collectedCause(rows, booked, document);
  if (collected !== null) return collected;
  if (isAdvance(rows, booked, document, related)) return 'advance';
  if (related.earlierPpn(document).includes(booked)) return 'void';
  const returned = related.returnedPpn(document);
  if (returned !== 0 && near(booked, document.ppn + returned)) return 'retur';
  if (isAnotherRate(booked, document)) return 'rate';
  if (isPowerOfTen(booked, document.ppn)) return 'power_of_ten';
  if (isSwapped(booked, document.ppn)) return 'swapped';
  return isExchange(rows, booked, document) ? 'exchange' : 'unknown';
};

export const isSameParty = (row: LedgerRow, document: BookDocument): boolean | null => {
  const [ours, theirs] = [npwpKey(row.partyNpwp), npwpKey(document.partyNpwp)];
  if (ours !== null && theirs !== null) return ours === theirs;
  const [called, named] = [nameKey(row.partyName), nameKey(document.partyName)];
  return called === null || named === null ? null : areAlike(called, named);
};

/** The one cause that determines the difference; null if they agree. */
export const pairCause = (
  rows: readonly RowEntry[],
  { document, within }: DocumentEntry,
  related: RelatedDocuments,
): Cause | null => {
  if (document.awaited) return 'only_books';
  if (!document.isValid) return 'void';
  const inOneMasa = rows.every(({ period }) => period === document.period);
  if (document.family === 'retur' && !inOneMasa) return 'retur';
  const booked = rows.map(({ row }) => row);
  const amounts = amountCause(booked, document, related);
  if (amounts === 'advance') return amounts;
  // If one of the two is outside the span, the whole amount differs, which rounding would not explain.
  if (rows.some((row) => row.within !== within)) return 'timing';
  if (amounts !== null) return amounts;
  if (!inOneMasa) return 'timing';
  return booked.some((row) => isSameParty(row, document) === false) ? 'wrong_party' : null;
};
