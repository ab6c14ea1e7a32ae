import { z } from 'zod';
import type { XmlMap } from '#domain/definition/xml.ts';

/** What documents are made of over a line: texts, and numbers as decimal text. */
export const text = z.string().max(1000);
export const amount = z.string().regex(/^\d{1,14}(\.\d{1,2})?$/);
export const decimal = z.string().regex(/^\d{1,14}(\.\d{1,5})?$/);

/** Who sends a document, and who signs it. */
export const sender = { tin: text, signee: z.strictObject({ name: text, npwp: text }) };

type Names<M extends XmlMap<never>> = M[number][0];
type Head<N extends string, Empty extends N> = z.ZodObject<
  Readonly<Record<Exclude<N, Empty>, z.ZodString> & Record<Empty, z.ZodNullable<z.ZodString>>>,
  z.core.$strict
>;

/** The elements of an import file by their own names, as the line carries them: which are amounts, and which may be empty. */
export const headOf = <const M extends XmlMap<never>, Empty extends Names<M> = never>(
  map: M,
  amounts: readonly Names<M>[],
  empty: readonly Empty[] = [],
): Head<Names<M>, Empty> => {
  const of = (name: Names<M>) => {
    if (amounts.includes(name)) return amount;
    return empty.some((one) => one === name) ? text.nullable() : text;
  };
  const shape = Object.fromEntries(map.map(([name]) => [name, of(name)]));
  return z.strictObject(shape) as unknown as Head<Names<M>, Empty>;
};
