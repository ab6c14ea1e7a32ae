import {
  busyOnce,
  byLastFour,
  type CheckResult,
  type DocumentBehaviour,
  lostAnswer,
  lostRequest,
  officeDown,
  savedInvalid,
  signerNotAuthorized,
  slowSigning,
  unknownStatus,
} from './document/behaviours.ts';

/** How the simulated office treats an invoice: by the buyer's NPWP, or the identity number of a buyer without one. */
export type Behaviour = DocumentBehaviour & {
  /** The buyer has credited the invoice; its answer to a cancellation or a substitute. Usual: nothing decided, the seller needs no answer. */
  readonly buyer?: 'agrees' | 'leaves-confirming' | 'refuses' | 'silent';
};

export const behaviours = [
  officeDown,
  {
    digits: '9998',
    name: 'buyer-not-found',
    says: {
      id: 'Ditolak: NPWP pembeli tidak terdaftar (atau NIK, bila pembeli memakai NIK)',
      en: 'Rejected: the buyer’s NPWP is not registered (or the NIK, of a buyer under a NIK)',
    },
    verdict: {
      state: 'REJECTED',
      code: 'BUYER_NOT_FOUND',
      message: 'Error NPWP tidak ditemukan!',
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
      message: 'NITKU Pembeli Tidak Valid',
      field: 'BuyerIDTKU',
    },
  },
  slowSigning,
  lostRequest,
  lostAnswer,
  savedInvalid,
  busyOnce,
  unknownStatus,
  signerNotAuthorized,
  {
    digits: '9989',
    name: 'buyer-leaves-confirming',
    says: {
      id: 'Pembeli sudah mengkreditkan dan menyetujui; penjual masih harus mengonfirmasi',
      en: 'The buyer has credited it, agrees and leaves confirming to the seller',
    },
    buyer: 'leaves-confirming',
  },
  {
    digits: '9988',
    name: 'buyer-refuses',
    says: {
      id: 'Pembeli sudah mengkreditkan dan menolak pembatalan serta penggantian',
      en: 'The buyer has credited it and refuses cancellations and substitutes',
    },
    buyer: 'refuses',
  },
  {
    digits: '9987',
    name: 'buyer-silent',
    says: {
      id: 'Pembeli sudah mengkreditkan dan tidak menjawab',
      en: 'The buyer has credited it and does not answer',
    },
    buyer: 'silent',
  },
] as const satisfies readonly Behaviour[];

export const USUAL: Behaviour = {
  digits: '',
  name: 'usual',
  says: {
    id: 'Disetujui setelah ditandatangani; pembeli belum memutuskan',
    en: 'Approved once signed; the buyer has not decided',
  },
};

/** Said of a NIK the population register does not have, where it stands under National ID. */
export const nikNotFound = {
  state: 'REJECTED',
  code: 'BUYER_NIK_NOT_FOUND',
  message: 'Error NIK tidak ditemukan!',
  field: 'BuyerDocumentNumber',
} as const satisfies CheckResult;

/** How the office treats a party with this number; only its last four digits count. */
export const behaviourOf = byLastFour<Behaviour>(behaviours, USUAL);
