import type { BadLine } from '../gate.ts';

export const byLastFour = <T extends { readonly digits: string }>(printed: readonly T[], usual: T) => {
  const found = new Map(printed.map((one) => [one.digits, one]));
  return (number: string): T => found.get(number.slice(-4)) ?? usual;
};

export type CheckResult = {
  readonly state: 'REJECTED' | 'SAVED_INVALID' | 'UNKNOWN';
  readonly code: string;
  readonly message: string;
  readonly field?: string;
};

/** Delays default to the office's options. */
export type DocumentBehaviour = {
  readonly digits: string;
  readonly name: string;
  readonly says: { readonly id: string; readonly en: string };
  readonly line?: BadLine;
  readonly signingMs?: number;
  readonly verdict?: CheckResult;
};

export const officeDown = {
  digits: '9999',
  name: 'office-down',
  says: { id: 'Kantor pajak tidak dapat dihubungi', en: 'The tax office cannot be reached' },
  line: 'down',
} as const satisfies DocumentBehaviour;

export const slowSigning = {
  digits: '9996',
  name: 'slow-signing',
  says: { id: 'Penandatanganan lambat, satu menit', en: 'Slow signing, one minute' },
  signingMs: 60_000,
} as const satisfies DocumentBehaviour;

export const lostRequest = {
  digits: '9995',
  name: 'lost-request',
  says: {
    id: 'Waktu habis: kiriman pertama tidak sampai, kiriman ulang diterima',
    en: 'Time-out: the first request does not arrive, a repeat does',
  },
  line: 'lost-request',
} as const satisfies DocumentBehaviour;

export const lostAnswer = {
  digits: '9994',
  name: 'lost-answer',
  says: {
    id: 'Waktu habis: kiriman pertama sampai, jawabannya hilang',
    en: 'Time-out: the first request arrives, its answer is lost',
  },
  line: 'lost-answer',
} as const satisfies DocumentBehaviour;

export const savedInvalid = {
  digits: '9993',
  name: 'saved-invalid',
  says: {
    id: 'Tersimpan tidak valid: gagal ditandatangani',
    en: 'Saved Invalid: it could not be signed',
  },
  verdict: {
    state: 'SAVED_INVALID',
    code: 'SIGNING_FAILED',
    message: 'DJP-SIGN-MASTER: Incorrect Signer Passphrase',
  },
} as const satisfies DocumentBehaviour;

export const busyOnce = {
  digits: '9992',
  name: 'busy-once',
  says: {
    id: 'Gangguan sesaat: kiriman pertama tidak dilayani, kiriman ulang diterima',
    en: 'Busy for a moment: the first request is not served, a repeat is',
  },
  line: 'busy-once',
} as const satisfies DocumentBehaviour;

export const unknownStatus = {
  digits: '9991',
  name: 'unknown-status',
  says: { id: 'Menjawab dengan status yang tidak dikenal', en: 'Answers with a status nobody knows' },
  verdict: { state: 'UNKNOWN', code: 'HELD_FOR_REVIEW', message: 'Dokumen dalam penelitian.' },
} as const satisfies DocumentBehaviour;

export const signerNotAuthorized = {
  digits: '9990',
  name: 'signer-not-authorized',
  says: {
    id: 'Ditolak: penandatangan tidak berwenang; diterima bila penandatangan lain mengirimnya lagi',
    en: 'Rejected: the signer is not authorised; taken when another signer sends it again',
  },
  verdict: {
    state: 'REJECTED',
    code: 'SIGNER_NOT_AUTHORIZED',
    message: 'Penandatangan tidak terdaftar sebagai wakil atau kuasa.',
  },
} as const satisfies DocumentBehaviour;
