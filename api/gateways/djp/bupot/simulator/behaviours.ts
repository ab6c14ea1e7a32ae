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
} from '../../simulator/document/behaviours.ts';

export type BupotBehaviour = DocumentBehaviour & {
  readonly check?: CheckResult;
  /** Result of a cancellation. Default: done at once. */
  readonly cancel?: 'slow' | 'refused';
};

export const bupotBehaviours = [
  officeDown,
  {
    digits: '9998',
    name: 'payee-not-found',
    says: {
      id: 'Ditolak: NPWP atau NIK penerima tidak terdaftar',
      en: 'Rejected: the payee’s NPWP or NIK is not registered',
    },
    check: {
      state: 'REJECTED',
      code: 'PAYEE_NOT_FOUND',
      message: 'NPWP/NIK penerima penghasilan tidak ditemukan.',
      field: 'payee.npwp',
    },
  },
  {
    digits: '9997',
    name: 'payee-tku-not-found',
    says: { id: 'Ditolak: NITKU penerima tidak terdaftar', en: 'Rejected: the payee’s NITKU is not registered' },
    check: {
      state: 'REJECTED',
      code: 'PAYEE_TKU_NOT_FOUND',
      message: 'NITKU penerima penghasilan tidak ditemukan.',
      field: 'payee.nitku',
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
    name: 'slow-cancellation',
    says: { id: 'Pembatalan diproses satu menit', en: 'A cancellation takes one minute' },
    cancel: 'slow',
  },
  {
    digits: '9988',
    name: 'cancellation-refused',
    says: {
      id: 'Pembatalan ditolak: sudah dikreditkan penerima',
      en: 'Cancellation refused: the payee has credited it already',
    },
    cancel: 'refused',
  },
  {
    digits: '9986',
    name: 'period-filed',
    says: {
      id: 'Ditolak: SPT masa pajak itu sudah dilaporkan',
      en: 'Rejected: the return of that masa is filed already',
    },
    check: {
      state: 'REJECTED',
      code: 'PERIOD_FILED',
      message: 'SPT masa pajak ini sudah dilaporkan.',
      field: 'period',
    },
  },
  {
    digits: '9985',
    name: 'facility-not-found',
    says: {
      id: 'Tersimpan tidak valid: dokumen fasilitas tidak ditemukan',
      en: 'Saved Invalid: the certificate of the facility is not found',
    },
    check: {
      state: 'SAVED_INVALID',
      code: 'CERTIFICATE_NOT_FOUND',
      message: 'Nomor dokumen fasilitas tidak ditemukan.',
      field: 'facility',
    },
  },
] as const satisfies readonly BupotBehaviour[];

const USUAL: BupotBehaviour = {
  digits: '',
  name: 'usual',
  says: { id: 'Diterima, dan terbit setelah ditandatangani', en: 'Taken, and issued once signed' },
};

export const bupotBehaviourOf = byLastFour<BupotBehaviour>(bupotBehaviours, USUAL);
