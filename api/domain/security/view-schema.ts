import { z } from 'zod';
import { type AnswerOf, count, moment } from '../definition/view-pieces.ts';
import { securityKinds, securityOutcomes } from './events.ts';

const nullableText = z.string().nullable();

const row = z.object({
  id: z.string(),
  at: moment,
  userName: z.string().meta({ description: 'Empty where nobody knows who it was' }),
  kind: z.enum(securityKinds),
  outcome: z.enum(securityOutcomes),
  event: z.string().meta({ description: 'In words' }),
  about: nullableText.meta({ description: 'Whom or what it was done to' }),
  ip: z.string(),
  device: nullableText.meta({ description: 'Browser and system, if the browser names them' }),
  times: count.meta({ description: 'How often within its minute' }),
});

export const securityRowSchema = row.meta({ id: 'SecurityRow' });
export type SecurityRow = AnswerOf<typeof securityRowSchema>;

export const systemSecurityRowSchema = row
  .extend({
    company: nullableText.meta({ description: 'Null for what is no company’s' }),
    places: count.meta({ description: 'Number of companies whose logs contain it; 0: shown with another company' }),
  })
  .meta({ id: 'HouseSecurityRow' });
export type SystemSecurityRow = AnswerOf<typeof systemSecurityRowSchema>;
