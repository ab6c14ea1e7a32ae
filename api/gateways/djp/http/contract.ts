import { z } from 'zod';
import { fakturDocument } from '../document.ts';
import type { Receipt, Verdict } from '../document-port.ts';
import type { Authorisation, Taxpayer } from '../port.ts';

/** docs/gateway-djp-http.md. Every call is a POST, so that taxpayer numbers stay out of URLs. */
export const paths = {
  send: '/v1/faktur',
  status: '/v1/faktur/status',
  request: (name: string) => `/v1/faktur/${name}`,
  taxpayer: '/v1/taxpayers/status',
  authorisation: '/v1/taxpayers/authorisation',
} as const;

export const requestPaths = {
  cancel: 'cancel',
  'revoke-cancel': 'revokeCancel',
  'confirm-cancel': 'confirmCancel',
  'confirm-substitute': 'confirmSubstitute',
} as const;

const tin = z.string().regex(/^\d{16}$/);
const name = z.string().min(1).max(200);

export const sendBody = fakturDocument;
const byRef = z.strictObject({ tin, ref: name });
const byKey = z.strictObject({ tin, key: name });
const byNumber = z.strictObject({ tin, number: name });
const reason = z.string().max(500);
export const sentBody = z.union([byRef, byKey]);
export const statusBody = z.union([byRef, byKey, byNumber]);
export const requestBody = z.union([byRef.extend({ reason }), byKey.extend({ reason }), byNumber.extend({ reason })]);
export const taxpayerBody = z.strictObject({ npwp: tin });
export const authorisationBody = z.strictObject({ tin, code: name });

const why = { code: z.string(), message: z.string() };
const knownVerdict = (number: RegExp) =>
  z.discriminatedUnion('state', [
    z.object({ state: z.literal('waiting') }),
    z.object({ state: z.literal('submitted') }),
    z.object({ state: z.literal('signing') }),
    z.object({
      state: z.literal('approved'),
      number: z.string().regex(number),
      at: z.number().int(),
      notice: z.object(why).optional(),
    }),
    z.object({ state: z.literal('rejected'), ...why, field: z.string().optional() }),
    z.object({ state: z.literal('savedInvalid'), ...why, field: z.string().optional() }),
    z.object({ state: z.literal('waitingBuyer'), kind: z.enum(['amend', 'cancel']), agreed: z.boolean() }),
    z.object({ state: z.literal('waitingSeller'), number: z.string().regex(number) }),
    z.object({ state: z.literal('canceling') }),
    z.object({ state: z.literal('amended') }),
    z.object({ state: z.literal('canceled') }),
    z.object({ state: z.literal('unknown'), ...why }),
  ]);

const KNOWN: ReadonlySet<string> = new Set(knownVerdict(/./).options.map((option) => option.shape.state.value));

/** An unknown state is accepted as foreign. A known state without its required fields is not. */
const foreignVerdict = z
  .object({ state: z.string().max(100), message: z.string().optional() })
  .refine(({ state }) => !KNOWN.has(state))
  .transform(({ state, message }) => ({ state: 'unknown' as const, code: state, message: message ?? '' }));

export const answersOf = (number: RegExp): { verdict: z.ZodType<Verdict>; receipt: z.ZodType<Receipt> } => {
  const verdict: z.ZodType<Verdict> = z.union([knownVerdict(number), foreignVerdict]);
  return { verdict, receipt: z.object({ ref: name, verdict }) };
};

export const fakturAnswers = answersOf(/^\d{17}$/);

export const taxpayerAnswer: z.ZodType<Taxpayer> = z.object({
  npwp: tin,
  name: z.string().nullable(),
  status: z.enum(['ACTIVE', 'INACTIVE']),
  nitku: z.array(z.object({ nitku: z.string(), name: z.string().nullable() })),
});

export const authorisationAnswer: z.ZodType<Authorisation> = z.object({ granted: z.boolean() });

export const refusalAnswer = z.object({ code: z.string(), message: z.string(), field: z.string().optional() });
