import { z } from 'zod';
import { type AnswerOf, moment } from '../definition/view-pieces.ts';

/** Where the session of somebody works who has no company (any more). */
export const NO_COMPANY = '';

/** How somebody lost their last company: taken out by a colleague, or the company itself was removed. */
export type LostCompany = {
  readonly name: string;
  readonly how: 'revoked' | 'left' | 'removed';
  /** Who did it. */
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
};

export const ownInvitationSchema = z
  .object({ id: z.string(), company: z.string(), role: z.string(), invitedBy: z.string(), expiresAt: moment })
  .meta({ id: 'OwnInvitation' });
export type OwnInvitation = AnswerOf<typeof ownInvitationSchema>;

/** What somebody without a company is told: which one they lost, and who invites them. */
export const withoutCompanySchema = z
  .object({
    email: z.string(),
    lost: z
      .object({ name: z.string(), how: z.enum(['revoked', 'left', 'removed']), by: z.string(), at: moment })
      .nullable(),
    invitations: z.array(ownInvitationSchema),
  })
  .meta({ id: 'WithoutCompany' });
export type WithoutCompany = AnswerOf<typeof withoutCompanySchema>;
