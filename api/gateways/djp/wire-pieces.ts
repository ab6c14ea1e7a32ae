import { z } from 'zod';
import type { XmlMap } from '#domain/definition/xml.ts';

export const text = z.string().max(1000);
export const amount = z.string().regex(/^\d{1,14}(\.\d{1,2})?$/);
export const decimal = z.string().regex(/^\d{1,14}(\.\d{1,5})?$/);

export const sender = { tin: text, signee: z.strictObject({ name: text, npwp: text }) };

type Names<M extends XmlMap<never>> = M[number][0];
type Head<N extends string, Empty extends N> = z.ZodObject<
  Readonly<Record<Exclude<N, Empty>, z.ZodString> & Record<Empty, z.ZodNullable<z.ZodString>>>,
  z.core.$strict
>;

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
