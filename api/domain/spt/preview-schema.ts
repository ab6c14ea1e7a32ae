import { z } from 'zod';
import { slipKinds } from '../bupot/kinds.ts';
import { type AnswerOf, count, dayText, rupiahText } from '../definition/view-pieces.ts';

export const ebupotPreviewSchema = z
  .object({
    period: z.string(),
    filed: z.boolean(),
    objects: z.array(
      z.object({
        kind: z.enum(slipKinds),
        taxCode: z.string(),
        name: z.string().nullable(),
        kapKjs: z.string(),
        count,
        gross: rupiahText,
        tax: rupiahText,
      }),
    ),
    bills: z.array(z.object({ kapKjs: z.string(), amount: rupiahText, paid: rupiahText, rest: rupiahText })),
    proofs: z.array(
      z.object({
        kind: z.enum(['NTPN', 'PBK']),
        number: z.string(),
        kapKjs: z.string(),
        date: dayText,
        amount: rupiahText,
      }),
    ),
    signer: z.object({ name: z.string(), npwp: z.string(), acts: z.enum(['WAJIB_PAJAK', 'KUASA']) }).nullable(),
  })
  .meta({ id: 'EbupotPreview' });
export type EbupotPreview = AnswerOf<typeof ebupotPreviewSchema>;
