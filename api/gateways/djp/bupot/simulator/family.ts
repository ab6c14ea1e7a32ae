import { isAnnual, slipKinds } from '#domain/bupot/kinds.ts';
import type { BookWriter, Entry } from '../../simulator/books.ts';
import { step } from '../../simulator/document/bring-up.ts';
import {
  type Admission as AdmissionOf,
  type Family,
  no,
  type Request,
  refuse,
} from '../../simulator/document/family.ts';
import type { Office } from '../../simulator/options.ts';
import type { BupotDocument } from '../document.ts';
import type { BupotRequest } from '../office.ts';
import { checkSlip } from './checks.ts';
import { payeeMasaOf } from './elsewhere.ts';
import { behaviourOf, broughtUp, life, type Stored } from './life.ts';
import { verdictOf } from './verdict.ts';

const SLOW_MS = 60_000;

const ISSUED: readonly Stored['state'][] = ['SIGNING', 'APPROVED'];
const CANCELED: readonly Stored['state'][] = ['WAITING_CANCEL', 'CANCELED'];

const requests = {
  issue: async (office, _books, entry) => {
    if (ISSUED.includes(entry.state)) return entry;
    if (entry.state !== 'SUBMITTED') return no('NOT_ISSUABLE', 'Bukti potong tidak dapat diterbitkan.');
    const at = office.now();
    const { signingMs } = behaviourOf(entry.content.document);
    return step(entry, 'SIGNING', at, { readyAt: at + (signingMs ?? office.verdictAfterMs) });
  },
  cancel: async (office, _books, entry) => {
    if (CANCELED.includes(entry.state)) return entry;
    if (entry.state !== 'APPROVED') return no('NOT_CANCELABLE', 'Bukti potong tidak dapat dibatalkan.');
    if (entry.content.replacedBy) return no('CORRECTION_IN_PROCESS', 'Bukti potong sedang dibetulkan.');
    const { cancel } = behaviourOf(entry.content.document);
    if (cancel === 'refused') return no('CREDITED_BY_PAYEE', 'Bukti potong sudah dikreditkan penerima.');
    const at = office.now();
    return cancel === 'slow'
      ? step(entry, 'WAITING_CANCEL', at, { readyAt: at + SLOW_MS })
      : step(entry, 'CANCELED', at);
  },
} as const satisfies Record<BupotRequest, Request<BupotDocument>>;

type Admission = AdmissionOf<BupotDocument>;

const LIVE: readonly Stored['state'][] = ['RECEIVED', 'SUBMITTED', 'SIGNING', 'UNKNOWN', 'APPROVED', 'WAITING_CANCEL'];

const WITH_MONTHLY = 'Sudah ada pemotongan BPMP pada masa pajak tersebut. Mohon batalkan BPMP terlebih dahulu.';

/** The office refuses the annual slip while a monthly slip of the person exists for its last masa. */
const hasMonthlySlips = async (office: Office, books: BookWriter, document: BupotDocument): Promise<boolean> => {
  const key = isAnnual(document.slipKind) ? payeeMasaOf(document) : null;
  for (const entry of key === null ? [] : await books.byPayeeMasa(document.tin, key)) {
    if (entry.kind === 'BPMP' && LIVE.includes((await broughtUp(office, books, entry)).state)) return true;
  }
  return false;
};

const duplicate = async (
  office: Office,
  books: BookWriter,
  same: readonly Entry[],
  document: BupotDocument,
): Promise<boolean> => {
  for (const entry of same) {
    const { state, content } = await broughtUp(office, books, entry);
    const { taxCode, payee, period } = content.document;
    const alike = taxCode === document.taxCode && payee?.npwp === document.payee?.npwp && period === document.period;
    if (alike && LIVE.includes(state)) return true;
  }
  return false;
};

const correcting = async (office: Office, books: BookWriter, document: BupotDocument): Promise<Admission> => {
  const entry = await books.byNumber(document.tin, document.correctsNumber ?? '');
  if (entry?.kind !== document.slipKind) return refuse('ORIGINAL_NOT_FOUND', 'Bukti potong yang dibetulkan tidak ada.');
  const original = await broughtUp(office, books, entry);
  if (original.state !== 'APPROVED') return refuse('ORIGINAL_NOT_ISSUED', 'Bukti potong asal tidak dapat dibetulkan.');
  if (original.content.replacedBy) return refuse('CORRECTION_IN_PROCESS', 'Bukti potong sedang dibetulkan.');
  const before = original.content.document;
  if (before.payee?.npwp !== document.payee?.npwp)
    return refuse('CORRECTION_PAYEE_CHANGED', 'Penerima berbeda dari bukti potong asal.', 'payee.npwp');
  if (before.period !== document.period)
    return refuse('CORRECTION_PERIOD_CHANGED', 'Masa pajak berbeda dari bukti potong asal.', 'period');
  return { original };
};

/** Errors in the content are found later, when the office processes it. */
const admission = async (
  office: Office,
  books: BookWriter,
  document: BupotDocument,
  sameReference: readonly Entry[],
): Promise<Admission> => {
  // A correction repeats the reference of the corrected slip; duplicates are detected by its number.
  if (document.kind === 'CORRECTION') return correcting(office, books, document);
  if (await hasMonthlySlips(office, books, document)) return refuse('MONTHLY_SLIP_STANDS', WITH_MONTHLY, 'period');
  return (await duplicate(office, books, sameReference, document))
    ? refuse('DUPLICATE_REFERENCE', `Referensi ${document.reference} sudah dipakai.`, 'reference')
    : { original: null };
};

const kinds: readonly string[] = slipKinds;

export const bupotFamily: Family<BupotDocument, BupotRequest> = {
  ...life,
  kindOf: ({ slipKind }) => slipKind,
  holds: (kind) => kinds.includes(kind),
  referenceOf: ({ reference }) => reference,
  payeeMasaOf,
  lineOf: (document) => behaviourOf(document).line,
  firstStepMs: (office) => office.signingAfterMs,
  findingOf: checkSlip,
  admit: admission,
  verdictOf,
  requests,
};
