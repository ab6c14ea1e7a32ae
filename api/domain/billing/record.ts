import { isNpwp16, kppName, kppOf, NO_NPWP } from '../rules/identity/npwp.ts';
import type { Pair, PeriodKind } from './pairs.ts';

/** How the payer is identified: an NPWP of its own, a NIK (which is the NPWP of a resident individual), or none. */
const payerNumberTypes = ['NPWP', 'NIK', 'NONE'] as const;
export type PayerNumberType = (typeof payerNumberTypes)[number];

type Payer = Pick<BillingInput, 'payerNpwp' | 'payerNik' | 'payerKpp'>;

export const payerNumberType = ({ payerNpwp, payerNik }: Pick<Payer, 'payerNpwp' | 'payerNik'>): PayerNumberType => {
  if (!isNpwp16(payerNpwp) || payerNpwp === NO_NPWP) return payerNik ? 'NIK' : 'NONE';
  return payerNpwp.startsWith('0') ? 'NPWP' : 'NIK';
};

/** Code (three digits) and name: the office given, else the one of the NPWP; null if neither is known. */
export const payerOffice = ({ payerNpwp, payerKpp }: Pick<Payer, 'payerNpwp'> & Partial<Payer>): string | null => {
  const code = payerKpp ?? kppOf(payerNpwp);
  if (code === null) return null;
  const name = kppName(code);
  return name === null ? code : `${code} ${name}`;
};

/** Periods YYYY-MM. */
export type BillingInput = {
  kap: string;
  kjs: string;
  /** First and last masa; equal for a monthly tax. */
  periodFrom: string;
  periodTo: string;
  /** Whole rupiah as a decimal string, above zero, at most 13 digits. */
  amount: string;
  description: string;
  /** Number of the assessment, NNNNN/KKK/YY/OOO/YY; null unless the pair pays one. */
  assessmentNumber: string | null;
  /** 18 digits; null, as are the address fields after it, unless the pair is about land or buildings. */
  nop: string | null;
  objectAddress: string | null;
  objectProvince: string | null;
  objectCity: string | null;
  objectDistrict: string | null;
  objectSubdistrict: string | null;
  payerKind: PayerKind;
  /** 16 digits; sixteen zeros for a payer without NPWP. */
  payerNpwp: string;
  /** NIK of a payer without NPWP, if known. */
  payerNik: string | null;
  payerName: string;
  payerAddress: string;
  payerCity: string;
  /** Tax office (KPP) of the payer, three digits; null if its NPWP determines it. */
  payerKpp: string | null;
  /** Who pays, if somebody else (penyetor). */
  depositorName: string | null;
};

/** In characters. Internal limits: the tax office has one only for the amount. */
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

/** Whose tax it is: the owner of the code, another taxpayer, or a payer without NPWP. */
export type PayerKind = 'self' | 'other' | 'non';

type Needs = {
  readonly period: PeriodKind;
  readonly object: boolean;
  readonly assessmentNumber: boolean;
  readonly payers: readonly PayerKind[];
};

const payers = { self: ['self'], 'self+other': ['self', 'other'], 'self+other+non': ['self', 'other', 'non'] } as const;

export const needsOf = (pair: Pair): Needs => ({
  period: pair.period,
  object: pair.nop,
  assessmentNumber: pair.assessment,
  payers: payers[pair.payer],
});

export type PeriodSpan = { readonly from: string; readonly to: string };

/** Kinds of period that cover the whole year, January to December; a deposit is booked on one too. */
export const isWholeYear = (kind: PeriodKind): boolean => kind === 'year' || kind === 'none_or_year';

/** The span of masa (YYYY-MM) nearest to the requested one. */
export const spanFor = (kind: PeriodKind, { from, to }: PeriodSpan): PeriodSpan => {
  const year = from.slice(0, 4);
  if (isWholeYear(kind)) return { from: `${year}-01`, to: `${year}-12` };
  if (kind === 'month') return { from, to: from };
  if (to < from) return { from, to: from };
  return to.slice(0, 4) === year ? { from, to } : { from, to: `${year}-12` };
};

export type Owner = {
  readonly npwp: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
};

export const ownPayer = ({ npwp, name, address, city }: Owner) =>
  ({
    payerKind: 'self',
    payerNpwp: npwp,
    payerNik: null,
    payerName: name,
    payerAddress: address,
    payerCity: city,
  }) as const satisfies Partial<BillingInput>;

export const noObject = {
  nop: null,
  objectAddress: null,
  objectProvince: null,
  objectCity: null,
  objectDistrict: null,
  objectSubdistrict: null,
} as const satisfies Partial<BillingInput>;

export const noExtras = {
  description: '',
  assessmentNumber: null,
  ...noObject,
  payerKpp: null,
  depositorName: null,
} as const satisfies Partial<BillingInput>;
