import { z } from 'zod';
import { type AnswerOf, count, isoMoment } from '../definition/view-pieces.ts';

export const accountSchema = z
  .object({
    name: z.string(),
    phone: z.string().nullable(),
    email: z.string(),
    pendingEmail: z.string().nullable().meta({ description: 'Requested address, until its letter is confirmed' }),
  })
  .meta({ id: 'Account' });
export type Account = AnswerOf<typeof accountSchema>;

export const ownSessionSchema = z
  .object({
    id: z.string(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    address: z.string().meta({ description: 'The network it was begun from, the machine left out' }),
    createdAt: isoMoment,
    lastSeenAt: isoMoment,
    isThis: z.boolean(),
  })
  .meta({ id: 'OwnSession', description: 'Where the person is signed in' });
export type OwnSession = AnswerOf<typeof ownSessionSchema>;

export const secondFactorSchema = z
  .object({
    on: z.boolean(),
    required: z.boolean().meta({ description: 'Works for the house: it cannot be switched off' }),
    since: isoMoment.nullable(),
    recoveryLeft: count.meta({ description: 'Recovery codes nobody has used yet' }),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = AnswerOf<typeof secondFactorSchema>;

export const factorSetUpSchema = z
  .object({
    secret: z.string().meta({ description: 'In base32, for whoever types it into an app' }),
    qr: z
      .object({ size: count, path: z.string() })
      .meta({ description: 'The same as a drawing: cells, and an SVG path' }),
  })
  .meta({ id: 'FactorSetUp' });
export type FactorSetUp = AnswerOf<typeof factorSetUpSchema>;

export const recoveryCodesSchema = z
  .object({ codes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes', description: 'Shown once; each opens the account once in place of a code of the app' });
export type RecoveryCodes = AnswerOf<typeof recoveryCodesSchema>;

export const newEmailSchema = z
  .object({
    email: z.string(),
    isSelf: z.boolean().meta({ description: 'The person who requested it is signed in here' }),
  })
  .meta({ id: 'NewEmail' });
export type NewEmail = AnswerOf<typeof newEmailSchema>;
