import { z } from 'zod';
import { type OfficeCode, officeCode } from '../office/codes.ts';

/**
 * What a person can do about all refusals of one cause in one act. quantity: cut to what the office takes, with a line for the difference;
 * signee: somebody else signs; ownPlace and buyerPlace: another NITKU; identity: the buyer's NIK in place of the NPWP; transaction: code with
 * additional info and stamp; paper: the supporting document; goods and unit: codes of lines; reference: another of our own; again: sent as it is.
 */
export const cureKinds = [
  ...(['quantity', 'signee', 'ownPlace', 'buyerPlace', 'identity'] as const),
  ...(['transaction', 'paper', 'goods', 'unit', 'reference', 'again'] as const),
] as const;
export type CureKind = (typeof cureKinds)[number];

const words = z.string().trim().max(64);

/** A cure as it is asked for; `own` says for a document by its id what it gets instead of the proposal. */
export const fakturCure = z.strictObject({
  kind: z.enum(cureKinds),
  /** Whom, which place or which unit: one for all of them. */
  value: words.optional(),
  code: z
    .string()
    .regex(/^\d{2}$/, 'problem.field.choice')
    .optional(),
  addInfo: words.nullish(),
  own: z.record(words, words).optional(),
});
export type FakturCure = z.output<typeof fakturCure>;

type CureOf = {
  readonly kind: CureKind;
  /** The proposal stands for every document of the cause: nothing has to be looked at one by one. */
  readonly atOnce: boolean;
  /** What a person must choose first. */
  readonly asks?: 'signee' | 'place' | 'transaction' | 'unit';
};

const cure = (kind: CureKind, asks?: CureOf['asks']): CureOf => ({ kind, atOnce: true, ...(asks ? { asks } : {}) });
/** Each document needs a word of its own. */
const typed = (kind: CureKind): CureOf => ({ kind, atOnce: false });

/** The codes of the office a person can cure in one act; of the others each document is opened. */
const table: Partial<Record<OfficeCode, CureOf>> = {
  QUANTITY_DECIMALS: cure('quantity'),
  SIGNER_NOT_AUTHORIZED: cure('signee', 'signee'),
  SENDER_MISMATCH: cure('ownPlace', 'place'),
  SELLER_TKU_INVALID: cure('ownPlace', 'place'),
  BUYER_TKU_INVALID: cure('buyerPlace'),
  BUYER_TKU_NOT_FOUND: cure('buyerPlace'),
  FACILITY_REQUIRED: cure('transaction', 'transaction'),
  FACILITY_NOT_ALLOWED: cure('transaction', 'transaction'),
  FACILITY_PAIR_MISMATCH: cure('transaction', 'transaction'),
  TRX_CODE_UNKNOWN: cure('transaction', 'transaction'),
  GOODS_CODE_INVALID: cure('goods'),
  UNIT_UNKNOWN: cure('unit', 'unit'),
  SIGNING_FAILED: cure('again'),
  MALFORMED_DOCUMENT: cure('again'),
  UNREACHABLE: cure('again'),
  NOT_SENT: cure('again'),
  BUYER_NOT_FOUND: typed('identity'),
  BUYER_TIN_INVALID: typed('identity'),
  BUYER_NIK_NOT_FOUND: typed('identity'),
  SUPPORT_NOT_FOUND: typed('paper'),
  DUPLICATE_REFERENCE: typed('reference'),
};

/** What cures a code of the office; undefined for one that is looked at document by document. */
export const cureOf = (code: string): CureOf | undefined => table[officeCode(code)];
