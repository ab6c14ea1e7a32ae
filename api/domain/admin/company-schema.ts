import { z } from 'zod';
import { proofWays } from '../company/proof.ts';
import { quotaEntrySchema } from '../company/view-schema.ts';
import { historyEntrySchema } from '../definition/answers.ts';
import { type AnswerOf, count, dayText, moment } from '../definition/view-pieces.ts';
import { registrations } from './company.ts';

const units = z.object({ quota: z.int(), used: count.meta({ description: 'Reserved units included' }) });

export const adminCompanySchema = z
  .object({
    id: z.string(),
    shownId: z.int(),
    name: z.string(),
    npwp: z.string(),
    packageName: z.string(),
    packageEnd: dayText,
    quotas: z.object({ efaktur: units, ebupot: units }),
    members: count,
    registrations: z.array(z.enum(registrations)),
    lastSignIn: moment.nullable().meta({ description: 'Of any of its members' }),
    publicApi: z.boolean(),
    reconcileUser: z.boolean(),
    bp26: z.boolean(),
    reportV2: z.boolean(),
    government: z.boolean(),
    archivedAt: moment.nullable(),
    provenAt: moment.nullable(),
    provenBy: z.enum(proofWays).nullable(),
    version: count,
  })
  .meta({ id: 'AdminCompany', description: 'A company as internal admins see it' });
export type AdminCompany = AnswerOf<typeof adminCompanySchema>;

export const adminCompanyDetailSchema = adminCompanySchema
  .extend({
    ledger: z.array(quotaEntrySchema.extend({ product: z.enum(['efaktur', 'ebupot']) })).meta({
      description: 'The newest entries of both ledgers of quota',
    }),
    history: z.array(historyEntrySchema).meta({ description: 'What internal admins changed, newest first' }),
    packages: z.array(z.string()).meta({ description: 'Names of the packages on sale' }),
  })
  .meta({ id: 'AdminCompanyDetail' });
export type AdminCompanyDetail = AnswerOf<typeof adminCompanyDetailSchema>;
