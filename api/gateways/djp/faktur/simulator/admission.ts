import type { FakturDocument } from '../../document.ts';
import type { BookWriter, Entry } from '../../simulator/books.ts';
import { type Admission as AdmissionOf, refuse } from '../../simulator/document/family.ts';
import type { Office } from '../../simulator/options.ts';
import { broughtUp, type Stored } from './progress.ts';

type Admission = AdmissionOf<FakturDocument>;

const LIVE: readonly Stored['state'][] = ['RECEIVED', 'UNKNOWN', 'APPROVED', 'WAITING_AMEND', 'WAITING_CANCEL'];

const duplicate = async (office: Office, books: BookWriter, same: readonly Entry[], document: FakturDocument) => {
  for (const entry of same) {
    if (document.kind === 'SUBSTITUTE' && entry.number === document.replacesNumber) continue;
    if (LIVE.includes((await broughtUp(office, books, entry)).state)) return true;
  }
  return false;
};

/**
 * Later stages and the pelunasan refer to the first uang muka invoice, which must be valid, itself or through a
 * substitute.
 */
const lacksAdvance = async (office: Office, books: BookWriter, { tin, payment }: FakturDocument): Promise<boolean> => {
  if (!payment.advanceNumber) return payment.term === 'PAID';
  const entry = await books.byNumber(tin, payment.advanceNumber);
  if (!entry) return true;
  const { state } = await broughtUp(office, books, entry);
  return state !== 'APPROVED' && state !== 'AMENDED';
};

/** A replacement may change the lines; in the header only the date. */
const substituteFields = [
  'AddInfo',
  'FacilityStamp',
  'SellerIDTKU',
  'BuyerCountry',
  'BuyerName',
  'BuyerAdress',
  'BuyerIDTKU',
] as const satisfies readonly (keyof FakturDocument['invoice'])[];

const substituting = async (office: Office, books: BookWriter, document: FakturDocument): Promise<Admission> => {
  const entry = await books.byNumber(document.tin, document.replacesNumber ?? '');
  if (!entry) return refuse('ORIGINAL_NOT_FOUND', 'Faktur yang diganti tidak ditemukan.');
  const original = await broughtUp(office, books, entry);
  if (original.state !== 'APPROVED') return refuse('ORIGINAL_NOT_APPROVED', 'Faktur asal tidak dapat diganti.');
  if (original.content.replacedBy) return refuse('SUBSTITUTE_IN_PROCESS', 'Faktur sedang diganti.');
  const [before, after] = [original.content.document.invoice, document.invoice];
  if (before.TrxCode !== after.TrxCode)
    return refuse('SUBSTITUTE_CODE_CHANGED', 'Kode transaksi berbeda dari faktur asal.', 'TrxCode');
  if (before.BuyerTin !== after.BuyerTin || before.BuyerDocumentNumber !== after.BuyerDocumentNumber)
    return refuse('SUBSTITUTE_BUYER_CHANGED', 'Pembeli berbeda dari faktur asal.', 'BuyerTin');
  const changed = substituteFields.find((name) => before[name] !== after[name]);
  return changed
    ? refuse('SUBSTITUTE_HEAD_CHANGED', 'Hanya Detail Transaksi yang dapat diubah.', changed)
    : { original };
};

/** Errors in the content are found later, when the office processes it. */
export const admission = async (
  office: Office,
  books: BookWriter,
  document: FakturDocument,
  sameReference: readonly Entry[],
): Promise<Admission> => {
  if (await duplicate(office, books, sameReference, document))
    return refuse('DUPLICATE_REFERENCE', `Referensi ${document.invoice.RefDesc} sudah dipakai.`, 'RefDesc');
  if (await lacksAdvance(office, books, document))
    return refuse('ADVANCE_NOT_FOUND', 'Faktur uang muka tidak ditemukan.');
  return document.kind === 'SUBSTITUTE' ? substituting(office, books, document) : { original: null };
};
