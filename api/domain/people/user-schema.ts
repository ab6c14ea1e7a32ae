import { z } from 'zod';
import { type AnswerOf, count, isoMoment } from '../definition/view-pieces.ts';
import { permissions } from '../permissions.ts';
import { givenResults, inviteResults, userStates } from './user-states.ts';

export const userSchema = z
  .object({
    id: z.string(),
    name: z.string().nullable().meta({ description: 'Not known of who has not come yet' }),
    email: z.string(),
    role: z.string(),
    companies: z
      .array(z.object({ id: z.string(), name: z.string(), color: z.string() }))
      .meta({ description: 'Companies of whoever asks in which this person works too' }),
    status: z.enum(userStates),
    fault: z.string().nullable().meta({ description: 'Why the invitation could not be sent' }),
    lastSignInAt: isoMoment.nullable(),
    expiresAt: isoMoment.nullable().meta({ description: 'When the invitation runs out' }),
    secondFactor: z.boolean().nullable().meta({ description: 'Whether they have one; visible to Owners only' }),
    isSelf: z.boolean(),
  })
  .meta({ id: 'User', description: 'A member or invited person of the company' });
export type User = AnswerOf<typeof userSchema>;

export const givableRoleSchema = z
  .object({
    name: z.string(),
    own: z.boolean().meta({ description: 'Made by the company itself' }),
    givable: z.boolean(),
    keys: z.array(z.enum(permissions)),
    people: count.meta({ description: 'Who has it' }),
  })
  .meta({ id: 'GivableRole' });
export type GivableRole = AnswerOf<typeof givableRoleSchema>;

export const invitedSchema = z
  .object({ email: z.string(), result: z.enum(inviteResults) })
  .meta({ id: 'Invited', description: 'What became of one line of the pasted addresses' });
export type Invited = AnswerOf<typeof invitedSchema>;

export const roleGivenSchema = z
  .object({ id: z.string(), result: z.enum(givenResults) })
  .meta({ id: 'RoleGiven', description: 'What became of one of the people who were given a role together' });
export type RoleGiven = AnswerOf<typeof roleGivenSchema>;

export const invitationSchema = z
  .object({
    email: z.string(),
    company: z.string(),
    role: z.string(),
    invitedBy: z.string(),
    hasAccount: z.boolean(),
    signedInAs: z.string().nullable(),
  })
  .meta({ id: 'Invitation', description: 'Invitation shown to the holder of the letter' });
export type Invitation = AnswerOf<typeof invitationSchema>;
