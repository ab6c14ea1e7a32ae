import type { WayToPay } from '#domain/simulator/ways-to-pay.ts';

type Says = { readonly id: string; readonly en: string };

export const lineBehaviours = [
  {
    digits: '9899',
    line: 'down',
    says: {
      id: 'Bank tidak dapat dihubungi saat rekening dibuka',
      en: 'The bank cannot be reached to open the account',
    },
  },
  {
    digits: '9894',
    line: 'lost-answer',
    says: {
      id: 'Rekening dibuka, jawaban pertama hilang; permintaan ulang mendapat rekening yang sama',
      en: 'The account is opened, its first answer is lost; a repeat gets the same account',
    },
  },
] as const satisfies readonly { digits: string; line: 'down' | 'lost-answer'; says: Says }[];

export const ovoBehaviours = [
  { digits: '0000', answers: 'refuses', says: { id: 'Menolak di aplikasi OVO', en: 'Refuses in the OVO app' } },
  {
    digits: '9999',
    answers: 'never',
    says: { id: 'Tidak menjawab di aplikasi OVO', en: 'Never answers in the OVO app' },
  },
] as const satisfies readonly { digits: string; answers: 'refuses' | 'never'; says: Says }[];

export const OVO_ANSWERS_MS = 4_000;

export type Way = {
  readonly how: WayToPay;
  readonly says: Says;
  readonly times: 1 | 2;
  /** For each payment, the delays of its callbacks. Empty: no callback. */
  readonly calls: readonly (readonly number[])[];
};

const SOON = 1_000;

/** The money is booked at once in all of them, so a status call shows it. */
export const waysToPay: readonly Way[] = [
  { how: 'exact', says: { id: 'Bayar', en: 'Pay' }, times: 1, calls: [[SOON]] },
  { how: 'twice', says: { id: 'Bayar dua kali', en: 'Pay twice' }, times: 2, calls: [[SOON], [2 * SOON]] },
  {
    how: 'delayed',
    says: { id: 'Bayar, kabar dari bank datang lima menit kemudian', en: 'Pay, the callback comes five minutes later' },
    times: 1,
    calls: [[5 * 60_000]],
  },
  {
    how: 'repeated',
    says: { id: 'Bayar, kabar yang sama datang tiga kali', en: 'Pay, the same callback comes three times' },
    times: 1,
    calls: [[SOON, 2 * SOON, 3 * SOON]],
  },
  {
    how: 'out-of-order',
    says: {
      id: 'Bayar dua kali, kabar yang kedua datang lebih dulu',
      en: 'Pay twice, the callback of the second comes first',
    },
    times: 2,
    calls: [[30 * SOON], [SOON]],
  },
  {
    how: 'lost',
    says: { id: 'Bayar, kabar dari bank hilang', en: 'Pay, the callback is lost' },
    times: 1,
    calls: [[]],
  },
];

/** Delays after each failed delivery of a callback, until one is answered with 2xx; after the last it is given up. */
export const RETRIES_MS = [10_000, 30_000, 60_000, 300_000, 1_800_000] as const;
