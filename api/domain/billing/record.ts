import type { PayerKind } from './needs.ts';

/** What a person, a file or another system hands in to get a billing code. Periods YYYY-MM. */
export type BillingInput = {
  kap: string;
  kjs: string;
  /** First and last masa; the same for a monthly tax. */
  periodFrom: string;
  periodTo: string;
  /** Whole rupiah as a decimal string, above zero, at most 13 digits. */
  amount: string;
  description: string;
  /** Number of the notice, NNNNN/KKK/YY/OOO/YY; null unless the pair pays one. */
  assessmentNumber: string | null;
  /** 18 digits; null unless the pair is about land or buildings, as the address that follows. */
  nop: string | null;
  objectAddress: string | null;
  objectProvince: string | null;
  objectCity: string | null;
  objectDistrict: string | null;
  objectSubdistrict: string | null;
  /** Whose tax is paid. */
  payerKind: PayerKind;
  /** 16 digits; sixteen zeros for a payer without NPWP. */
  payerNpwp: string;
  /** NIK of a payer without NPWP, where it is known. */
  payerNik: string | null;
  payerName: string;
  payerAddress: string;
  payerCity: string;
  /** Tax office (KPP) the payer is registered at, three digits; null where its NPWP says it. */
  payerKpp: string | null;
  /** Who brings the money, where it is somebody else (penyetor). */
  depositorName: string | null;
};

/** How long the fields of a billing may be, in characters. Our own limits: the office names none but that of the amount. */
export const maxima = {
  amountDigits: 13,
  description: 255,
  objectAddress: 255,
  objectPlace: 100,
  payerName: 255,
  payerAddress: 255,
  payerCity: 100,
  depositorName: 255,
} as const;
