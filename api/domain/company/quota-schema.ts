import { z } from 'zod';
import { quotaEntryKinds } from '../definition/quota.ts';
import { type AnswerOf, count, dayText, moment } from '../definition/view-pieces.ts';

export const quotaEntrySchema = z
  .object({ id: z.string(), at: moment, kind: z.enum(quotaEntryKinds), units: count, by: z.string() })
  .meta({ id: 'QuotaEntry', description: 'A line of the ledger of upload quota' });

export const quotaDaySchema = z
  .object({ day: dayText, efaktur: count, ebupot: count })
  .meta({ id: 'QuotaDay', description: 'Units used on one day' });
export type QuotaDay = AnswerOf<typeof quotaDaySchema>;
