import { byLastFour } from '../../simulator/document/behaviours.ts';
import type { BadLine } from '../../simulator/gate.ts';

export type BillingBehaviour = {
  readonly digits: string;
  readonly name: string;
  readonly says: { readonly id: string; readonly en: string };
  readonly line?: BadLine;
  readonly slowMs?: number;
  readonly refusal?: { readonly code: string; readonly message: string; readonly field?: string };
  readonly livesMs?: number;
  /** Rupiah by which the office's amount exceeds the requested one. */
  readonly more?: number;
  readonly settling?: 'paid-elsewhere' | 'expired';
  /** Milliseconds between the booking and its NTPN. */
  readonly ntpnMs?: number;
};

export const billingBehaviours = [
  {
    digits: '9999',
    name: 'office-down',
    says: { id: 'Kantor pajak tidak dapat dihubungi', en: 'The tax office cannot be reached' },
    line: 'down',
  },
  {
    digits: '9998',
    name: 'amount-invalid',
    says: { id: 'Ditolak: jumlah tidak diterima', en: 'Refused: the amount is not accepted' },
    refusal: { code: 'AMOUNT_INVALID', message: 'Jumlah setor tidak diterima.', field: 'amount' },
  },
  {
    digits: '9997',
    name: 'payer-not-found',
    says: { id: 'Ditolak: NPWP wajib pajak tidak terdaftar', en: 'Refused: the payer’s NPWP is not registered' },
    refusal: { code: 'INVALID', message: 'NPWP wajib pajak tidak terdaftar.', field: 'payerNpwp' },
  },
  {
    digits: '9996',
    name: 'slow',
    says: { id: 'Penerbitan lambat, sepuluh detik', en: 'Slow issue, ten seconds' },
    slowMs: 10_000,
  },
  {
    digits: '9995',
    name: 'lost-request',
    says: {
      id: 'Waktu habis: permintaan kode dan setoran yang pertama tidak sampai, ulangannya diterima',
      en: 'Time-out: the first request for the code and the first settling do not arrive, a repeat does',
    },
    line: 'lost-request',
  },
  {
    digits: '9994',
    name: 'lost-answer',
    says: {
      id: 'Waktu habis: permintaan kode dan setoran yang pertama sampai, jawabannya hilang',
      en: 'Time-out: the first request for the code and the first settling arrive, their answers are lost',
    },
    line: 'lost-answer',
  },
  {
    digits: '9993',
    name: 'short-lived',
    says: { id: 'Kode kedaluwarsa satu menit setelah terbit', en: 'The code expires a minute after its issue' },
    livesMs: 60_000,
  },
  {
    digits: '9992',
    name: 'busy-once',
    says: {
      id: 'Gangguan sesaat: permintaan kode dan setoran yang pertama tidak dilayani, ulangannya diterima',
      en: 'Busy for a moment: the first request for the code and the first settling are not served, a repeat is',
    },
    line: 'busy-once',
  },
  {
    digits: '9991',
    name: 'ntpn-late',
    says: {
      id: 'Setoran diterima, NTPN terbit tiga puluh detik kemudian',
      en: 'The money is booked, its NTPN comes thirty seconds later',
    },
    ntpnMs: 30_000,
  },
  {
    digits: '9990',
    name: 'paid-elsewhere',
    says: {
      id: 'Saat disetor, kode ternyata sudah lunas lewat kanal lain',
      en: 'When the money is handed over, the code turns out to be paid elsewhere',
    },
    settling: 'paid-elsewhere',
  },
  {
    digits: '9989',
    name: 'other-amount',
    says: {
      id: 'Kantor pajak mencatat jumlah lain: Rp 1.000 lebih besar',
      en: 'The tax office has another amount in its books: Rp 1,000 more',
    },
    more: 1_000,
  },
  {
    digits: '9988',
    name: 'expired-at-settling',
    says: { id: 'Saat disetor, kode ternyata kedaluwarsa', en: 'When the money is handed over, the code has expired' },
    settling: 'expired',
  },
] as const satisfies readonly BillingBehaviour[];

const USUAL: BillingBehaviour = {
  digits: '',
  name: 'usual',
  says: { id: 'Terbit seketika, NTPN terbit saat disetor', en: 'Issued at once, its NTPN comes with the money' },
};

export const billingBehaviourOf = byLastFour<BillingBehaviour>(billingBehaviours, USUAL);
