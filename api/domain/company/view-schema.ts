import { z } from 'zod';
import { quotaEntryKinds } from '../definition/quota.ts';
import { type AnswerOf, count, dayText, isoMoment, moment } from '../definition/view-pieces.ts';

const archiveStatus = z.object({ pph23: z.boolean(), pph26: z.boolean(), history: z.boolean(), spt: z.boolean() });
const efiling = z.object({ isRegistered: z.boolean(), isActivated: z.boolean(), isEfillingDisabled: z.boolean() });

export const profileSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    createdDate: isoMoment,
    isEmailVerified: z.boolean(),
    isCsvGeneratorUser: z.boolean(),
    hasUploadCertificate: z.boolean(),
    jurnalCID: z.int().meta({ description: 'Number in the linked accounting product; 0 where there is none' }),
    npwp: z.string(),
    companyId: z.string(),
    companyName: z.string(),
    companyAssociateList: z.array(z.object({ companyId: z.string(), name: z.string() })),
    totalCompany: count,
    efiling,
    ebupot: z.object({ archiveStatus }),
    preferences: z
      .record(z.string(), z.unknown())
      .meta({ description: 'What the person chose on screens, as it was kept' }),
  })
  .meta({ id: 'Profile' });
export type Profile = AnswerOf<typeof profileSchema>;

export const colleagueSchema = z
  .object({ id: z.string(), name: z.string(), role: z.string() })
  .meta({ id: 'Colleague' });
export type Colleague = AnswerOf<typeof colleagueSchema>;

export const quotaSchema = z
  .object({
    packageName: z.string(),
    packageEnd: dayText,
    efakturQuota: count,
    efakturUsage: count,
    efakturReserved: count,
    efakturRemaining: z.int(),
    ebupotQuota: count,
    ebupotUsage: count,
    ebupotReserved: count,
    ebupotRemaining: z.int(),
  })
  .meta({ id: 'Quota', description: 'Units of upload; one is reserved at upload and used at approval' });
export type Quota = AnswerOf<typeof quotaSchema>;

export const companySchema = z
  .object({
    companyId: z.string(),
    companySsoId: z.string(),
    username: z.string(),
    name: z.string(),
    npwp: z.string(),
    npwpType: z.enum(['FIRM', 'BRANCH', 'PERSONAL']),
    jurnalCid: z.int().meta({ description: 'Number in the linked accounting product; 0 where there is none' }),
    reconcileUser: z.boolean(),
  })
  .meta({ id: 'Company' });
export type CompanyAnswer = AnswerOf<typeof companySchema>;

export const subscriptionSchema = z.object({ packageName: z.string(), endDate: dayText }).meta({ id: 'Subscription' });
export type Subscription = AnswerOf<typeof subscriptionSchema>;

export const userSettingSchema = z
  .object({
    userSsoId: z.string(),
    companySsoId: z.string(),
    userRole: z.string(),
    isInternal: z.boolean(),
    companyId: z.string(),
    companyName: z.string(),
    companyEmail: z.string(),
    companyNpwp: z.string(),
    npwpType: z.enum(['FIRM', 'BRANCH', 'PERSONAL']),
    shownId: z.int(),
    color: z.string(),
    pkp: z.boolean(),
    archived: z.boolean().meta({ description: 'Only read: nothing is added any more' }),
    proven: z
      .boolean()
      .meta({ description: 'Shown to hold its NPWP; before that drafts are saved, and nothing leaves the company' }),
    sandbox: z.boolean().meta({ description: 'Only connected to simulators, with a made-up NPWP' }),
    totalCompany: count,
    jurnalCID: z.int(),
    hasUploadCertificate: z.boolean(),
    isCtasEfakturDisabled: z.boolean(),
    isCtasEbupotDisabled: z.boolean(),
    isBp26Enabled: z.boolean(),
    isReportV2Enabled: z.boolean(),
    reconcileUser: z.boolean(),
    isPublicApiUser: z.boolean(),
    efaktur: z.object({
      isRegistered: z.boolean(),
      isActivated: z.boolean(),
      isOnboarded: z.boolean(),
      isEfakturDisabled: z.boolean(),
    }),
    ebupot: z.object({ isRegistered: z.boolean(), isEbupotDisabled: z.boolean(), archiveStatus }),
    efiling,
    espt1771: z.object({ isRegistered: z.boolean() }),
    office: z
      .object({
        send: z.boolean(),
        cancel: z.boolean(),
        substitute: z.boolean(),
        inquire: z.boolean(),
        incoming: z.boolean(),
      })
      .meta({ description: 'What the line to the tax office can do' }),
    codesByHand: z.boolean(),
    simulated: z.object({ djp: z.boolean(), mail: z.boolean(), whatsapp: z.boolean(), bank: z.boolean() }),
    package: z.object({ name: z.string(), endDate: dayText }),
    quota: quotaSchema,
  })
  .meta({ id: 'UserSetting' });
export type UserSetting = AnswerOf<typeof userSettingSchema>;

export const associatesSchema = z
  .object({
    companyAssosiates: z
      .object({
        content: z.array(
          z.object({
            companyId: z.string(),
            name: z.string(),
            npwp: z.string(),
            color: z.string(),
            role: z.string(),
            dueSoon: count.meta({ description: 'What falls due within days' }),
          }),
        ),
        totalElements: count,
      })
      .meta({ description: 'Spelt so in the specification' }),
  })
  .meta({ id: 'Associates' });
export type Associates = AnswerOf<typeof associatesSchema>;
export type Associate = Associates['companyAssosiates']['content'][number];

export const quotaEntrySchema = z
  .object({ id: z.string(), at: moment, kind: z.enum(quotaEntryKinds), units: count, by: z.string() })
  .meta({ id: 'QuotaEntry', description: 'A line of the ledger of upload quota' });

export const quotaDaySchema = z
  .object({ day: dayText, efaktur: count, ebupot: count })
  .meta({ id: 'QuotaDay', description: 'Units used on one day' });
