import { z } from 'zod';
import { type BuyerStatus, buyerStatuses } from '#domain/faktur/consent.ts';
import { masukanStatus } from '#domain/faktur/masukan-status.ts';
import type { PulledFaktur } from '#domain/faktur/pull/pulled-faktur.ts';
import { paymentTerms } from '#domain/faktur/record.ts';
import type { Answer } from '../../answer.ts';

export type NamedFaktur = { readonly number: string; readonly seller: string };

export type FakturPull = { readonly tin: string } & (
  | { readonly numbers: readonly string[] }
  | { readonly period: string }
);

/** `creditPeriod`: YYYY-MM. */
export type BuyerDecided = {
  readonly tin: string;
  readonly status: BuyerStatus;
  readonly creditPeriod: string | null;
  readonly fakturs: readonly NamedFaktur[];
};

/** The buyer's response to a replacement or cancellation by the seller. */
export type BuyerAnswer = NamedFaktur & { readonly tin: string; readonly agrees: boolean; readonly reason: string };

/** Decisions and responses return the new state; an accepted replacement follows the invoice it replaces. */
export type IncomingLine = {
  pullIncoming(params: FakturPull): Promise<Answer<readonly PulledFaktur[]>>;
  decideIncoming(input: BuyerDecided, key: string): Promise<Answer<readonly PulledFaktur[]>>;
  answerSeller(input: BuyerAnswer, key: string): Promise<Answer<readonly PulledFaktur[]>>;
};

export const incomingPaths = {
  pull: '/v1/faktur/incoming',
  decide: '/v1/faktur/incoming/decide',
  answer: '/v1/faktur/incoming/answer',
} as const;

const npwp = z.string().regex(/^\d{16}$/);
const number = z.string().regex(/^\d{17}$/);
const period = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const text = z.string().max(1000);
const amount = z.string().regex(/^\d{1,14}(\.\d{1,2})?$/);
const decimal = z.string().regex(/^\d{1,14}(\.\d{1,5})?$/);
const MOST = 1000;

export const incomingBody = z.union([
  z.strictObject({ tin: npwp, numbers: z.array(z.string().max(32)).min(1).max(MOST) }),
  z.strictObject({ tin: npwp, period }),
]);
const named = { number, seller: npwp };
export const decideBody = z.strictObject({
  tin: npwp,
  status: z.enum(buyerStatuses),
  creditPeriod: period.nullable(),
  fakturs: z.array(z.strictObject(named)).min(1).max(MOST),
});
export const answerBody = z.strictObject({ tin: npwp, ...named, agrees: z.boolean(), reason: z.string().max(500) });

const line = z.object({
  opt: z.enum(['A', 'B']),
  code: text,
  name: text,
  unit: text,
  price: decimal,
  quantity: decimal,
  discount: amount,
  dpp: amount,
  otherDpp: amount,
  ppnRate: amount,
  ppn: amount,
  ppnbmRate: amount,
  ppnbm: amount,
});

type State = keyof typeof masukanStatus.states;

export const incomingAnswer: z.ZodType<readonly PulledFaktur[]> = z.array(
  z.object({
    number,
    date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    period,
    status: z.enum(Object.keys(masukanStatus.states) as [State, ...State[]]),
    creditPeriod: period.nullable(),
    seller: z.object({ npwp, nitku: text, name: text, address: text }),
    buyer: z.object({ npwp, nitku: text }),
    reference: text.nullable(),
    term: z.enum(paymentTerms),
    addInfo: text.nullable(),
    facilityStamp: text.nullable(),
    customDoc: text.nullable(),
    lines: z.array(line).max(10_000),
  }),
);
