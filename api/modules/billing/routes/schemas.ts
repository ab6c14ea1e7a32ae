import { z } from '@hono/zod-openapi';
import { billingInput } from '#domain/billing/billing.ts';

export const base = '/ebilling';
export const tag = 'E-Billing';
export const place = { base, tag, noun: 'Billing' };
export const at = [place];

export const billingId = z.string().min(1).max(64);
export const byId = z.object({ id: billingId });
export const input = billingInput;

/** Set by the user after the warning that the same tax was billed before. */
export const ignoreSame = z.literal(true).optional();
export const code = z
  .string()
  .trim()
  .transform((text) => text.replace(/[\s.-]/g, ''))
  .refine((text) => /^[0-3]\d{14}$/.test(text), 'billing.server.code_digits');
