/** A text in both languages. */
export type Both = readonly [id: string, en: string];

export type RecordKind =
  | 'text'
  | 'texts'
  | 'digits'
  | 'email'
  | 'phone'
  | 'day'
  | 'flag'
  | 'count'
  | 'decimal'
  | 'choice'
  | 'choices';

/**
 * Data from which schema, column, input, cell and catalogues are made. It loads no schema, so that screens may read it.
 */
export type RecordField<K extends RecordKind = RecordKind, C extends string = string> = {
  readonly kind: K;
  readonly label: Both;
  /** Below the input. */
  readonly hint?: Both;
  readonly optional?: true;
  /** Characters of a text, digits of a number, the largest count, or the places of a decimal. */
  readonly max?: number;
  /** The longest list of texts. */
  readonly most?: number;
  readonly codes?: readonly [C, ...C[]];
  /** The texts of the codes, or the message key they are under. */
  readonly words?: Readonly<Record<string, Both>> | string;
};

export type RecordFields = Readonly<Record<string, RecordField>>;

type Kinds<C extends string> = {
  readonly flag: boolean;
  readonly count: number;
  readonly texts: readonly string[];
  readonly choice: C;
  readonly choices: readonly C[];
};

type ValueOf<F extends RecordField> =
  F extends RecordField<infer K, infer C> ? (K extends keyof Kinds<C> ? Kinds<C>[K] : string) : never;

/** The values of a record with these fields. */
export type ValuesOf<F extends RecordFields> = {
  readonly [N in keyof F]: F[N] extends { readonly optional: true } ? ValueOf<F[N]> | null : ValueOf<F[N]>;
};

export const text = (label: Both, max: number): RecordField<'text'> => ({ kind: 'text', label, max });

/** At most `most` texts of at most `max` characters. Its input is the form's own. */
export const texts = (label: Both, max: number, most: number): RecordField<'texts'> => ({
  kind: 'texts',
  label,
  max,
  most,
});

export const email = (label: Both, max: number): RecordField<'email'> => ({ kind: 'email', label, max });

export const digits = (label: Both, count: number): RecordField<'digits'> => ({ kind: 'digits', label, max: count });

export const phone = (label: Both): RecordField<'phone'> => ({ kind: 'phone', label, max: 20 });

export const day = (label: Both): RecordField<'day'> => ({ kind: 'day', label });

export const count = (label: Both, max: number): RecordField<'count'> => ({ kind: 'count', label, max });

/** A decimal number as text, with at most `places` after the point. */
export const decimal = (label: Both, places: number): RecordField<'decimal'> => ({
  kind: 'decimal',
  label,
  max: places,
});

/** `words`: what is shown for yes and for no. */
export const flag = (label: Both, words?: Readonly<Record<'true' | 'false', Both>>): RecordField<'flag'> => ({
  kind: 'flag',
  label,
  ...(words ? { words } : {}),
});

type Words<C extends string> = Readonly<Record<C, Both>>;

const named = <C extends string>(words: Words<C>) => ({ codes: Object.keys(words) as [C, ...C[]], words });

/** One of the codes, each with its text. */
export const choice = <const C extends string>(label: Both, words: Words<C>): RecordField<'choice', C> => ({
  kind: 'choice',
  label,
  ...named(words),
});

/** One of the codes of another table; `key`: the message key their texts are under. */
export const choiceOf = <const C extends string>(
  label: Both,
  codes: readonly [C, ...C[]],
  key: string,
): RecordField<'choice', C> => ({ kind: 'choice', label, codes, words: key });

/** Any of the codes of another table, each once. */
export const choicesOf = <const C extends string>(
  label: Both,
  codes: readonly [C, ...C[]],
  key: string,
): RecordField<'choices', C> => ({ kind: 'choices', label, codes, words: key });

export const optional = <F extends RecordField>(field: F): F & { readonly optional: true } => ({
  ...field,
  optional: true,
});

export const hinted = <F extends RecordField>(field: F, hint: Both): F => ({ ...field, hint });
