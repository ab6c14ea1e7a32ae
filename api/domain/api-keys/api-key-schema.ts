import { z } from 'zod';
import { type AnswerOf, isoMoment } from '../definition/view-pieces.ts';
import { permissions } from '../permissions.ts';

export const LONGEST_KEY_DAYS = 366;
export const MOST_KEYS = 20;

const required = 'problem.field.required';

export const apiKeyInput = z.strictObject({
  name: z.string().trim().min(1, required).max(60, { error: 'problem.field.max' }),
  keys: z.array(z.enum(permissions)).min(1, required).max(permissions.length),
  days: z.int().min(1, required).max(LONGEST_KEY_DAYS).meta({ description: 'Days until it expires' }),
  password: z.string().min(1, required).max(1000),
});
export type ApiKeyInput = z.output<typeof apiKeyInput>;

const shape = {
  id: z.string(),
  name: z.string(),
  keys: z.array(z.enum(permissions)),
  userName: z.string(),
  isOwn: z.boolean(),
  createdAt: isoMoment,
  expiresAt: isoMoment,
  expired: z.boolean(),
  lastUsedAt: isoMoment.nullable(),
  contractVersion: z.string().nullable().meta({ description: 'Version of the contract, pinned by its first use' }),
};

export const apiKeySchema = z.object(shape).meta({ id: 'ApiKey' });
export type ApiKey = AnswerOf<typeof apiKeySchema>;

export const newApiKeySchema = z
  .object({ ...shape, secret: z.string().meta({ description: 'Shown once; it is not stored' }) })
  .meta({ id: 'NewApiKey' });
export type NewApiKey = AnswerOf<typeof newApiKeySchema>;

export const accessTokenSchema = z
  .object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.int().meta({ description: 'Seconds' }),
  })
  .meta({ id: 'AccessToken' });
