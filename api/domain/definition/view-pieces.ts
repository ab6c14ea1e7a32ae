import { z } from 'zod';
import type { Machine } from './status.ts';

/** Texts of a draft may be empty, so every text pattern allows ''. */

const textOf = (pattern: RegExp, description: string, examples: string[]) =>
  z.string().regex(pattern).meta({ description, examples });

export const rupiahText = textOf(/^(-?\d+(\.\d{1,2})?)?$/, 'Rupiah, a decimal string with at most two places', [
  '1234567.50',
]);
export const percentText = textOf(/^(-?\d+(\.\d{1,4})?)?$/, 'Percent, a decimal string', ['11', '2.5']);
export const decimalText = textOf(/^(-?\d+(\.\d{1,5})?)?$/, 'A decimal string', ['12', '0.25']);
export const masaText = textOf(/^(\d{4}-(0[1-9]|1[0-2]))?$/, 'A masa pajak, YYYY-MM', ['2025-10']);
export const dayText = textOf(/^(\d{4}-\d{2}-\d{2})?$/, 'A day in Jakarta, YYYY-MM-DD', ['2025-10-31']);
export const kapKjsText = textOf(/^(\d{6}-\d{3})?$/, 'Account (KAP) and kind of deposit (KJS)', ['411124-100']);

export const moment = z
  .int()
  .meta({ description: 'A moment, milliseconds since 1970 (UTC)', examples: [1763172000000] });
export const isoMoment = z.iso
  .datetime()
  .meta({ description: 'A moment in UTC', examples: ['2025-11-15T02:00:00.000Z'] });
export const count = z.int().min(0);

/** Enum of the keys of a domain table whose order is not significant. */
export const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>) =>
  z.enum(Object.keys(table) as [K, ...K[]]);
export const statesOf = <S extends string, M extends string>(machine: Machine<S, M>) => keysOf(machine.states);
export const movesOf = <S extends string, M extends string>(machine: Machine<S, M>) => keysOf(machine.moves);

export const sentShape = {
  reason: z.string().nullable(),
  officeCode: z.string().nullable(),
  officeMessage: z.string().nullable(),
  officeRef: z.string().nullable(),
  signeeId: z.string().nullable(),
  signeeName: z.string().nullable(),
  errorCount: count,
  importId: z.string().nullable(),
  sentAt: moment.nullable(),
  createdBy: z.string(),
  createdAt: moment,
  updatedBy: z.string(),
  updatedAt: moment,
};

type Schemas<View> = { readonly [K in keyof View]-?: z.ZodType<View[K]> };
type Read<T> = T extends readonly (infer One)[]
  ? readonly Read<One>[]
  : T extends object
    ? { readonly [K in keyof T]: Read<T[K]> }
    : T;
/** The readonly type of a response described by a schema. */
export type AnswerOf<S extends z.ZodType> = Read<z.output<S>>;

/** No field the view does not have, and every possible value of the fields it has. */
type Exact<View, S> = {
  readonly [K in keyof S]: K extends keyof View
    ? S[K] extends z.ZodType<infer Out>
      ? [View[K]] extends [Read<Out>]
        ? S[K]
        : never
      : never
    : never;
};
type Shape<S> = { [K in keyof S]: S[K] extends z.ZodType ? S[K] : never };

/**
 * Checked against the type: a missing, unknown or differently typed field does not compile. `name` is its name in the
 * API description.
 */
export const viewOf =
  <View extends object>(name: string) =>
  <S extends Schemas<View>>(shape: S & Exact<View, S>): z.ZodObject<Shape<S>> =>
    z.object(shape as unknown as Shape<S>).meta({ id: name });
