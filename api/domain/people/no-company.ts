import { z } from 'zod';
import { type AnswerOf, moment } from '../definition/view-pieces.ts';

/** Company id in the session of a user without a company. */
export const NO_COMPANY = '';

/** How a user lost their last company: removed by a colleague, or the company was removed. */
export type LostCompany = {
  readonly name: string;
  readonly how: 'revoked' | 'left' | 'removed';
  readonly by: string;
  readonly at: number;
};

export const ownInvitationSchema = z
  .object({ id: z.string(), company: z.string(), role: z.string(), invitedBy: z.string(), expiresAt: moment })
  .meta({ id: 'OwnInvitation' });
export type OwnInvitation = AnswerOf<typeof ownInvitationSchema>;

/** Data shown to a user without a company: the lost company, and pending invitations. */
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
