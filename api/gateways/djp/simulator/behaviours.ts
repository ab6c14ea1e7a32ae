import type { BadLine } from './bad-line.ts';

/** The printed behaviour a number stands for by its last four digits. */
export const byLastFour = <T extends { readonly digits: string }>(printed: readonly T[], usual: T) => {
  const found = new Map(printed.map((one) => [one.digits, one]));
  return (number: string): T => found.get(number.slice(-4)) ?? usual;
};

/** When and how the simulated office treats an invoice. Delays are those of the office's own options unless said here. */
export type Behaviour = {
  /** Last four digits of the buyer's NPWP, or of the identity number of a buyer without one. */
  readonly digits: string;
  readonly name: string;
  /** What a reader of docs/simulators.md, and of the page in the product, is told. */
  readonly says: { readonly id: string; readonly en: string };
  readonly line?: BadLine;
  /** Milliseconds between receipt and the verdict. */
  readonly signingMs?: number;
  readonly verdict?: {
    readonly state: 'REJECTED' | 'SAVED_INVALID' | 'UNKNOWN';
    readonly code: string;
    readonly message: string;
    readonly field?: string;
  };
  /** The buyer's answer to a cancellation or a substitute. Usual: agrees, and the office completes it. */
  readonly buyer?: 'agrees' | 'leaves-confirming' | 'refuses' | 'silent';
};

export const behaviours = [
  {
    digits: '9999',
    name: 'office-down',
    says: { id: 'Kantor pajak tidak dapat dihubungi', en: 'The tax office cannot be reached' },
    line: 'down',
  },
  {
    digits: '9998',
    name: 'buyer-not-found',
    says: { id: 'Ditolak: NPWP pembeli tidak terdaftar', en: 'Rejected: the buyer’s NPWP is not registered' },
    verdict: {
      state: 'REJECTED',
      code: 'BUYER_NOT_FOUND',
      message: 'NPWP pembeli tidak ditemukan.',
      field: 'BuyerTin',
    },
  },
  {
    digits: '9997',
    name: 'buyer-tku-not-found',
    says: { id: 'Ditolak: NITKU pembeli tidak terdaftar', en: 'Rejected: the buyer’s NITKU is not registered' },
    verdict: {
      state: 'REJECTED',
      code: 'BUYER_TKU_NOT_FOUND',
      message: 'NITKU pembeli tidak ditemukan.',
      field: 'BuyerIDTKU',
    },
  },
  {
    digits: '9996',
    name: 'slow-signing',
    says: { id: 'Penandatanganan lambat, satu menit', en: 'Slow signing, one minute' },
    signingMs: 60_000,
  },
  {
    digits: '9995',
    name: 'lost-request',
    says: {
      id: 'Waktu habis: kiriman pertama tidak sampai, kiriman ulang diterima',
      en: 'Time-out: the first request does not arrive, a repeat does',
    },
    line: 'lost-request',
  },
  {
    digits: '9994',
    name: 'lost-answer',
    says: {
      id: 'Waktu habis: kiriman pertama sampai, jawabannya hilang',
      en: 'Time-out: the first request arrives, its answer is lost',
    },
    line: 'lost-answer',
  },
  {
    digits: '9993',
    name: 'saved-invalid',
    says: {
      id: 'Tersimpan tidak valid: gagal ditandatangani',
      en: 'Saved Invalid: it could not be signed',
    },
    verdict: {
      state: 'SAVED_INVALID',
      code: 'SIGNING_FAILED',
      message: 'Tanda tangan elektronik gagal dibubuhkan.',
    },
  },
  {
    digits: '9992',
    name: 'busy-once',
    says: {
      id: 'Gangguan sesaat: kiriman pertama tidak dilayani, kiriman ulang diterima',
      en: 'Busy for a moment: the first request is not served, a repeat is',
    },
    line: 'busy-once',
  },
  {
    digits: '9991',
    name: 'unknown-status',
    says: { id: 'Menjawab dengan status yang tidak dikenal', en: 'Answers with a status nobody knows' },
    verdict: { state: 'UNKNOWN', code: 'HELD_FOR_REVIEW', message: 'Dokumen dalam penelitian.' },
  },
  {
    digits: '9990',
    name: 'signer-not-authorized',
    says: { id: 'Ditolak: penandatangan tidak berwenang', en: 'Rejected: the signer is not authorised' },
    verdict: {
      state: 'REJECTED',
      code: 'SIGNER_NOT_AUTHORIZED',
      message: 'Penandatangan tidak terdaftar sebagai wakil atau kuasa.',
    },
  },
  {
    digits: '9989',
    name: 'buyer-leaves-confirming',
    says: {
      id: 'Pembeli setuju; penjual masih harus mengonfirmasi',
      en: 'The buyer agrees and leaves confirming to the seller',
    },
    buyer: 'leaves-confirming',
  },
  {
    digits: '9988',
    name: 'buyer-refuses',
    says: { id: 'Pembeli menolak pembatalan dan penggantian', en: 'The buyer refuses cancellations and substitutes' },
    buyer: 'refuses',
  },
  {
    digits: '9987',
    name: 'buyer-silent',
    says: { id: 'Pembeli tidak menjawab', en: 'The buyer does not answer' },
    buyer: 'silent',
  },
] as const satisfies readonly Behaviour[];

export const USUAL: Behaviour = {
  digits: '',
  name: 'usual',
  says: { id: 'Disetujui setelah ditandatangani', en: 'Approved once signed' },
  buyer: 'agrees',
};

/** How the office treats a party with this number; only its last four digits count. */
export const behaviourOf = byLastFour<Behaviour>(behaviours, USUAL);
