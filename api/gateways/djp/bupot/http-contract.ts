import { z } from 'zod';
import { slipKinds } from '#domain/bupot/kinds.ts';
import type { PulledSlip } from '#domain/bupot/pull/pulled-slip.ts';
import { answersOf } from '../http/contract.ts';
import type { PullLeave } from './port.ts';

export const bupotPaths = {
  send: '/v1/bupot',
  status: '/v1/bupot/status',
  request: (name: string) => `/v1/bupot/${name}`,
  leave: '/v1/bupot/auth-key',
  pull: '/v1/bupot/pull',
} as const;

export const bupotRequests = ['issue', 'cancel'] as const;

const npwp = z.string().regex(/^\d{16}$/);
const text = z.string().max(300);
const slipNumber = /^\d{2}[0-9A-Z]{7}$/;
const period = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const amount = z.string().regex(/^\d{1,15}(\.\d{1,2})?$/);
const role = z.enum(['withholder', 'payee']);

export const leaveBody = z.strictObject({ tin: npwp });
const params = { tin: npwp, authKey: z.string().min(1).max(200) };
export const pullBody = z.union([
  z.strictObject({ ...params, numbers: z.array(z.string().max(32)).min(1).max(1000) }),
  z.strictObject({ ...params, period, role: role.nullable() }),
]);

export const bupotAnswers = answersOf(slipNumber);

export const leaveAnswer: z.ZodType<PullLeave> = z.object({
  authKey: z.string().min(1).max(200),
  expiresAt: z.number().int(),
});

export const pullAnswer: z.ZodType<readonly PulledSlip[]> = z.array(
  z.object({
    number: z.string().regex(slipNumber),
    revision: z.number().int().nonnegative(),
    kind: z.enum(slipKinds),
    role,
    state: z.enum(['NORMAL', 'AMENDED', 'CANCELED']),
    withholder: z.object({ npwp, nitku: text, name: text }),
    payee: z.object({ npwp: text, nitku: text.nullable(), name: text }).nullable(),
    period,
    date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    taxCode: text,
    facility: text,
    gross: amount,
    rate: z.string().regex(/^\d{1,3}(\.\d{1,4})?$/),
    /** An annual slip is negative by what was withheld too much before the last period. */
    tax: z.string().regex(/^-?\d{1,15}(\.\d{1,2})?$/),
    document: z.object({ type: text, number: text, date: text }).nullable(),
  }),
);
