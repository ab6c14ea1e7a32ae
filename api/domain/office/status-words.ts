import type { FakturStatus } from '../faktur/status.ts';

/** The portal's words for a state, in the spellings seen in its lists and in either language; letters only, upper case. */
const words: Readonly<Record<string, FakturStatus>> = {
  DRAFT: 'DRAFT',
  CREATED: 'DRAFT',
  KONSEP: 'DRAFT',
  INPROGRESS: 'IN_PROGRESS',
  SUBMITTED: 'IN_PROGRESS',
  DIPROSES: 'IN_PROGRESS',
  SIGNINGINPROGRESS: 'SIGNING_IN_PROGRESS',
  APPROVED: 'APPROVED',
  NORMAL: 'APPROVED',
  DISETUJUI: 'APPROVED',
  REJECTED: 'REJECTED',
  INVALID: 'REJECTED',
  DITOLAK: 'REJECTED',
  SAVEDINVALID: 'SAVED_INVALID',
  FAILED: 'FAILED',
  GAGAL: 'FAILED',
  WAITINGFORCANCELLATION: 'WAITING_FOR_CANCELLATION',
  WAITINGFORAMENDMENT: 'WAITING_FOR_AMENDMENT',
  AMENDED: 'AMENDED',
  DIGANTI: 'AMENDED',
  CANCELED: 'CANCELED',
  CANCELLED: 'CANCELED',
  DIBATALKAN: 'CANCELED',
};

/** The state a word of the portal stands for; null for a word nobody knows. */
export const statusFrom = (word: string): FakturStatus | null =>
  words[word.toUpperCase().replace(/[^A-Z]/g, '')] ?? null;

/**
 * Order of the states for a file that reports them, low to high. A file never moves a document down this order: it may be older
 * than what we know.
 */
export const statusRank: Readonly<Record<FakturStatus, number>> = {
  DRAFT: 0,
  IN_PROGRESS: 1,
  SIGNING_IN_PROGRESS: 2,
  REJECTED: 3,
  SAVED_INVALID: 3,
  FAILED: 3,
  APPROVED: 4,
  WAITING_FOR_AMENDMENT: 5,
  WAITING_FOR_CANCELLATION: 5,
  AMENDED: 6,
  CANCELED: 6,
};
