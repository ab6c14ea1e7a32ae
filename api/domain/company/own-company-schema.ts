import { z } from 'zod';
import { type AnswerOf, count, isoMoment } from '../definition/view-pieces.ts';

export const ownProducts = ['efaktur', 'ebupot', 'efiling'] as const;

const units = z.object({ quota: count, left: z.int() });

export const ownCompanySchema = z
  .object({
    id: z.string(),
    shownId: z.int(),
    name: z.string(),
    npwp: z.string(),
    color: z.string(),
    role: z.string().meta({ description: 'Of whoever asks' }),
    products: z.array(z.enum(ownProducts)),
    quotas: z
      .object({ efaktur: units, ebupot: units })
      .nullable()
      .meta({ description: 'Null where the role in that company may not know it' }),
    certificate: z
      .object({ daysLeft: z.int().nullable().meta({ description: 'Null without a certificate; below zero: ended' }) })
      .nullable()
      .meta({ description: 'Null where the role in that company may not know it' }),
    archivedAt: isoMoment.nullable(),
    proven: z.boolean().meta({ description: 'Shown to hold its NPWP' }),
    isHere: z.boolean().meta({ description: 'The company the session works in' }),
    may: z.object({
      leave: z.boolean(),
      archive: z.boolean(),
      restore: z.boolean(),
    }),
  })
  .meta({ id: 'OwnCompany' });
export type OwnCompany = AnswerOf<typeof ownCompanySchema>;
