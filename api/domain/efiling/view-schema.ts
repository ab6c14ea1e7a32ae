import { z } from 'zod';
import { totalsSchema } from '../definition/answers.ts';
import { type AnswerOf, count, dayText, moment, rupiahText, statesOf } from '../definition/view-pieces.ts';
import { archive } from './archive.ts';
import { archiveStatus } from './archive-status.ts';
import { returnKinds } from './kinds.ts';
import { origins, results } from './register.ts';
import { registerStatus } from './register-status.ts';
import { report } from './report.ts';

export const registerRowSchema = z
  .object({
    id: z.string(),
    version: count,
    kind: z.enum(returnKinds),
    period: z.string().meta({ description: 'The masa (YYYY-MM), or the year (YYYY) of an annual return' }),
    lastMasa: z.string().meta({ description: 'The last masa it covers: of a year that of the book year' }),
    revision: count.meta({ description: '0 normal, 1 the first correction' }),
    status: statesOf(registerStatus),
    origin: z.enum(origins),
    result: z.enum(results).nullable(),
    amount: rupiahText.nullable().meta({ description: 'Underpaid or overpaid; null while it is not known' }),
    dueDay: dayText.nullable(),
    dueMayMove: z.boolean().meta({ description: 'The holidays of its year are not known yet' }),
    daysLate: count,
    fine: rupiahText.meta({ description: 'For late filing; an estimate until the STP' }),
    filedAt: moment.nullable(),
    bpe: z.string().nullable(),
    postedAt: moment.nullable(),
    documentCount: count.nullable(),
    updatedAt: moment.nullable(),
    stale: z
      .boolean()
      .optional()
      .meta({ description: 'Its sources changed after they were drawn or posted; of annual returns in lists only' }),
    link: z.string().meta({ description: 'The address of its page' }),
  })
  .meta({ id: 'RegisterRow' });

export const filedAnswerSchema = z
  .object({
    isFiled: z.boolean(),
    filedAt: moment.nullable(),
    bpe: z.string().nullable(),
    revision: count.nullable(),
    versions: z.array(registerRowSchema),
  })
  .meta({ id: 'FiledAnswer' });

export const archiveRowSchema = z
  .object({
    id: z.string(),
    version: count,
    status: statesOf(archiveStatus).meta({ description: 'Receipt of filing, form, slip or state receipt' }),
    kind: z.enum(returnKinds).nullable(),
    period: z.string(),
    about: z.string().nullable().meta({ description: 'Kind of a slip, KAP-KJS of a receipt, or the name of a file' }),
    revision: count,
    number: z.string().nullable(),
    name: z.string().nullable(),
    npwp: z.string().nullable(),
    amount: rupiahText.nullable(),
    at: moment,
    documentId: z.string(),
    origin: z.enum(origins),
    fileId: z.string().nullable(),
    link: z.string().meta({ description: 'The address of its page' }),
  })
  .meta({ id: 'ArchivedPaper' });

export const archiveTotalsSchema = totalsSchema(archiveStatus, archive.list.totals);
export type ArchiveTotals = AnswerOf<typeof archiveTotalsSchema>;

export const kindSummarySchema = z
  .object({
    kind: z.enum(returnKinds),
    count,
    byStatus: z.partialRecord(statesOf(registerStatus), count),
    filed: count,
    late: count.meta({ description: 'Not filed and past its due day' }),
    fine: rupiahText,
    nextDue: dayText.nullable(),
  })
  .meta({ id: 'ReturnKindSummary' });

export const kindSchema = z
  .object({
    kind: z.enum(returnKinds),
    name: z.string(),
    covers: z.enum(['month', 'year']),
    madeHere: z.boolean().meta({ description: 'If not, it takes a file and stores its receipt' }),
  })
  .meta({ id: 'ReturnKind' });

export const reportTotalsSchema = totalsSchema(registerStatus, report.list.totals);
export type ReportTotals = AnswerOf<typeof reportTotalsSchema>;
