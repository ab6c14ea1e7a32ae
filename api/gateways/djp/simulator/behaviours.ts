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

export type Behaviour = DocumentBehaviour & {
  /**
   * For an invoice the buyer has credited: its response to a cancellation or a substitute. Default: not credited, so no
   * consent is required.
   */
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

/** For a NIK under National ID that the population register does not have. */
export const nikNotFound = {
  state: 'REJECTED',
  code: 'BUYER_NIK_NOT_FOUND',
  message: 'Error NIK tidak ditemukan!',
  field: 'BuyerDocumentNumber',
} as const satisfies CheckResult;

export const behaviourOf = byLastFour<Behaviour>(behaviours, USUAL);
