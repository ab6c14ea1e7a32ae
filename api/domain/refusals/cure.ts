import { z } from 'zod';

/** Families of documents the office may reject, by the names of their definitions. */
export const refusedFamilies = [
  'faktur',
  'retur-in',
  'dokumen-out',
  'dokumen-in',
  'retur-dokumen-out',
  'retur-dokumen-in',
  'bupot',
  'spt',
] as const;
export type RefusedFamilyName = (typeof refusedFamilies)[number];

/**
 * quantity: truncated to the allowed decimals, with a line for the difference; ownPlace and otherPlace: another NITKU;
 * identity: another number of the other party; transaction: code with additional info and stamp; paper: the supporting
 * document; goods and unit: codes of lines; reference: another own reference; number: another document number; rate:
 * that of the tax object; date: into the masa; monthly: the monthly slip is cancelled for the yearly one; origin: a
 * return recalculated from its invoice; post: a monthly return posted again; inquire: query the status; again: sent
 * unchanged.
 */
export const cureKinds = [
  'quantity',
  'signee',
  'ownPlace',
  'otherPlace',
  'identity',
  'transaction',
  'paper',
  'goods',
  'unit',
  'reference',
  'number',
  'rate',
  'date',
  'monthly',
  'origin',
  'post',
  'inquire',
  'again',
] as const;
export type CureKind = (typeof cureKinds)[number];

const words = z.string().trim().max(64);

/** Input of a repair; `own` holds values by document id that replace the proposal. */
export const cureSchema = z.strictObject({
  kind: z.enum(cureKinds),
  /** Signee, NITKU, unit or kept amount: one value for all. */
  value: words.optional(),
  code: z
    .string()
    .regex(/^\d{2}$/, 'problem.field.choice')
    .optional(),
  addInfo: words.nullish(),
  own: z.record(words, words).optional(),
});
export type Cure = z.output<typeof cureSchema>;

/**
 * For quantities: keep the price and recalculate DPP. By default DPP is kept and a separate line has the difference.
 */
export const KEEPS_PRICE = 'price';

/** Input required before a repair can be previewed. */
export const cureAsks = ['signee', 'place', 'transaction', 'unit'] as const;

export type CureOf = {
  readonly kind: CureKind;
  readonly atOnce: boolean;
  readonly asks?: (typeof cureAsks)[number];
};

/** A repair with the same value for all documents of a cause. */
export const alike = (kind: CureKind, asks?: CureOf['asks']): CureOf => ({
  kind,
  atOnce: true,
  ...(asks ? { asks } : {}),
});
/** A repair with an individual value for each document. */
export const typed = (kind: CureKind): CureOf => ({ kind, atOnce: false });

const otherCures: readonly CureKind[] = ['signee', 'monthly', 'post', 'inquire', 'again'];
export const changesInput = ({ kind }: Pick<Cure, 'kind'>): boolean => !otherCures.includes(kind);

export type CureChange = { readonly path: string; readonly before: string; readonly after: string };

export type Cured<Input> = { readonly input: Input; readonly changes: readonly CureChange[] };

export const changeOf = (path: string, before: string | null, after: string | null): CureChange[] =>
  before === after ? [] : [{ path, before: before ?? '', after: after ?? '' }];
