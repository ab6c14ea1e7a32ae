import { z } from 'zod';
import { isDay, isPeriod } from './day.ts';
import { LIMIT, scaled } from './money.ts';
import { dayText, decimalText, masaText, rupiahText } from './view-pieces.ts';

/**
 * The schema of a finished value, of a draft (which may be empty but never of the wrong type), and of the output.
 * Messages are catalogue keys.
 */
export type Field<T = unknown> = {
  readonly kind: string;
  readonly schema: z.ZodType<T>;
  readonly draft: z.ZodType<T>;
  readonly shown: z.ZodType<T>;
  readonly computed?: true;
  readonly nullable?: true;
  /** Longest text, in characters. */
  readonly max?: number;
};

const wrong = (issue: { input?: unknown }): string =>
  issue.input === undefined || issue.input === null ? 'problem.field.required' : 'problem.field.type';
const words = () => z.string({ error: wrong }).trim();
const required = { error: 'problem.field.required' };

const shaped = (
  kind: string,
  example: string,
  fits: (text: string) => boolean,
  { empty = '', shown = z.string().meta({ examples: [example] }) }: { empty?: string; shown?: z.ZodString } = {},
): Field<string> => {
  const format = { error: 'problem.field.format', params: { example } };
  return {
    kind,
    schema: words()
      .min(1, { ...required, abort: true })
      .refine(fits, format)
      .meta({ examples: [example] }),
    draft: words()
      .refine((text) => text === '' || fits(text), format)
      .nullish()
      .transform((text) => text || empty),
    shown,
  };
};

/** Up to 14 digits and at most `scale` places (0: whole), not above the largest amount. */
const decimalOf = (text: string, scale: number): boolean => {
  const written = /^\d{1,14}(?:\.(\d+))?$/.exec(text);
  if (!written || (written[1] ?? '').length > scale) return false;
  return scaled(text, scale) * 100n <= BigInt(LIMIT) * 10n ** BigInt(scale);
};

/** Ordinary addresses: letters, digits and `_ ' + - .` before the @, and a domain with a top level of two letters or more. */
const EMAIL = /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const isEmail = (value: string): boolean => EMAIL.test(value);

export const text = (max: number): Field<string> => {
  const long = { error: 'problem.field.max' };
  return {
    kind: 'text',
    max,
    schema: words().min(1, required).max(max, long),
    draft: words()
      .max(max, long)
      .nullish()
      .transform((value) => value ?? ''),
    shown: z.string(),
  };
};
export const npwp = (): Field<string> => ({ ...text(16), kind: 'npwp' });
export const moment = (): Field<string> => ({ ...text(32), kind: 'moment' });
export const day = () => shaped('day', '2025-10-31', isDay, { shown: dayText });
export const period = () => shaped('period', '2025-10', isPeriod, { shown: masaText });
export const digits = (count: number) =>
  shaped('digits', '1234567890'.repeat(3).slice(0, count), (value) => new RegExp(`^\\d{${count}}$`).test(value));
/** A draft may contain an incomplete address. */
export const email = (max: number): Field<string> => ({
  ...shaped('email', 'pajak@perusahaan.co.id', (value) => value.length <= max && isEmail(value)),
  draft: text(max).draft,
});
export const PHONE_EXAMPLE = '+62 811 5550 101';

/** 8 to 15 digits (ITU-T E.164), with common separators. */
export const isPhone = (value: string): boolean =>
  /^\+?[\d\s().-]{8,20}$/.test(value) && /^\d{8,15}$/.test(value.replaceAll(/\D/g, ''));

export const phone = () => shaped('phone', PHONE_EXAMPLE, isPhone);
/** Rupiah, at most two places. Empty in a draft counts as zero. */
export const money = (): Field<string> & { readonly kind: 'money' } => ({
  ...shaped('money', '1234567.50', (value) => decimalOf(value, 2), { empty: '0', shown: rupiahText }),
  kind: 'money',
});
export const flag = (): Field<boolean> => ({
  kind: 'flag',
  schema: z.boolean({ error: wrong }),
  draft: z
    .boolean({ error: wrong })
    .nullish()
    .transform((on) => on ?? false),
  shown: z.boolean(),
});
export const decimal = (scale: number) =>
  shaped('decimal', scale === 0 ? '12' : '1234.5', (value) => decimalOf(value, scale), { shown: decimalText });
