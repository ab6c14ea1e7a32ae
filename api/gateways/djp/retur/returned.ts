import { z } from 'zod';
import type { PulledRetur } from '#domain/faktur/pull/pulled-retur.ts';
import { returKeluaranStatus } from '#domain/faktur/retur-status.ts';
import type { Answer } from '../../answer.ts';

export type NamedRetur = { readonly number: string; readonly buyer: string };

export type ReturPull = { readonly tin: string } & (
  | { readonly returs: readonly NamedRetur[] }
  | { readonly period: string }
);

export type SellerAnswer = NamedRetur & { readonly tin: string; readonly agrees: boolean; readonly reason: string };

/** Unknown returns are left out of pulls; responses return the new state. */
export type ReturnedLine = {
  pullReturned(params: ReturPull): Promise<Answer<readonly PulledRetur[]>>;
  answerBuyer(input: SellerAnswer, key: string): Promise<Answer<PulledRetur>>;
};

export const returnedPaths = { pull: '/v1/retur/returned', answer: '/v1/retur/returned/answer' } as const;

const npwp = z.string().regex(/^\d{16}$/);
const number = z.string().regex(/^\d{17}$/);
const text = z.string().max(1000);
const amount = z.string().regex(/^\d{1,14}(\.\d{1,2})?$/);
const decimal = z.string().regex(/^\d{1,14}(\.\d{1,5})?$/);
const MOST = 1000;

const named = { number, buyer: npwp };
export const returnedBody = z.union([
  z.strictObject({ tin: npwp, returs: z.array(z.strictObject(named)).min(1).max(MOST) }),
  z.strictObject({ tin: npwp, period: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }),
]);
export const returnedAnswerBody = z.strictObject({
  tin: npwp,
  ...named,
  agrees: z.boolean(),
  reason: z.string().max(500),
});

type State = keyof typeof returKeluaranStatus.states;

export const returnedAnswer: z.ZodType<PulledRetur> = z.object({
  number,
  invoiceNumber: number,
  seller: npwp,
  buyer: z.object({ npwp, name: text }),
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  status: z.enum(Object.keys(returKeluaranStatus.states) as [State, ...State[]]),
  lines: z
    .array(
      z.object({
        opt: z.enum(['A', 'B']),
        code: text,
        name: text,
        unit: text,
        price: decimal,
        quantity: decimal,
        discount: amount,
        dpp: amount,
        otherDpp: amount,
        ppn: amount,
        ppnbmRate: amount,
        ppnbm: amount,
      }),
    )
    .max(10_000),
});
