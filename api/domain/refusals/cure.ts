import { z } from 'zod';

/** Families of documents the office throws back, by the names of their definitions. */
export const refusedFamilies = [
  ...(['faktur', 'retur-in', 'dokumen-out', 'dokumen-in', 'retur-dokumen-out', 'retur-dokumen-in'] as const),
  ...(['bupot', 'spt'] as const),
] as const;
export type RefusedFamilyName = (typeof refusedFamilies)[number];

/**
 * What a person can do about all refusals of one cause in one act. quantity: cut to what the office takes, with a line for the difference;
 * signee: somebody else signs; ownPlace and otherPlace: another NITKU, of ours or of the other party; identity: another number of the other
 * party; transaction: code with additional info and stamp; paper: the supporting document; goods and unit: codes of lines; reference: another
 * of our own; number: another number of the paper itself; rate: that of the tax object; date: into the masa; monthly: the monthly slip is cancelled for the one of the year; origin: a
 * return made again of its invoice; post: a monthly return drawn again; inquire: the office is asked how it stands; again: sent as it is.
 */
export const cureKinds = [
  ...(['quantity', 'signee', 'ownPlace', 'otherPlace', 'identity'] as const),
  ...(['transaction', 'paper', 'goods', 'unit', 'reference', 'number'] as const),
  ...(['rate', 'date', 'monthly', 'origin', 'post', 'inquire', 'again'] as const),
] as const;
export type CureKind = (typeof cureKinds)[number];

const words = z.string().trim().max(64);

/** A cure as it is asked for; `own` says for a document by its id what it gets instead of the proposal. */
export const cureSchema = z.strictObject({
  kind: z.enum(cureKinds),
  /** Whom, which place, which unit or what is kept: one for all of them. */
  value: words.optional(),
  code: z
    .string()
    .regex(/^\d{2}$/, 'problem.field.choice')
    .optional(),
  addInfo: words.nullish(),
  own: z.record(words, words).optional(),
});
export type Cure = z.output<typeof cureSchema>;

/** Where a quantity is cut: the price stays and DPP follows. Nothing said, DPP stays and a line of its own carries the difference. */
export const KEEPS_PRICE = 'price';

/** What a person must choose before a cure can be tried. */
export const cureAsks = ['signee', 'place', 'transaction', 'unit'] as const;

export type CureOf = {
  readonly kind: CureKind;
  /** The proposal stands for every document of the cause: nothing has to be looked at one by one. */
  readonly atOnce: boolean;
  readonly asks?: (typeof cureAsks)[number];
};

/** A cure all documents of a cause get alike. */
export const alike = (kind: CureKind, asks?: CureOf['asks']): CureOf => ({
  kind,
  atOnce: true,
  ...(asks ? { asks } : {}),
});
/** Each document needs a word of its own. */
export const typed = (kind: CureKind): CureOf => ({ kind, atOnce: false });

/** Kinds that change no field of the document. */
const otherCures: readonly CureKind[] = ['signee', 'monthly', 'post', 'inquire', 'again'];
export const changesInput = ({ kind }: Pick<Cure, 'kind'>): boolean => !otherCures.includes(kind);

/** One cell before and after, by the path of the input. */
export type CureChange = { readonly path: string; readonly before: string; readonly after: string };

/** An input as a cure leaves it, and what it changes. */
export type Cured<Input> = { readonly input: Input; readonly changes: readonly CureChange[] };

/** What one field was and becomes; nothing where it stays. */
export const changeOf = (path: string, before: string | null, after: string | null): CureChange[] =>
  before === after ? [] : [{ path, before: before ?? '', after: after ?? '' }];
