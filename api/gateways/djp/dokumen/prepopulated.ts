import { z } from 'zod';
import { allDokumenKinds } from '#domain/faktur/dokumen-kinds.ts';
import {
  type DokumenSource,
  dokumenSources,
  type PulledDokumen,
  pulledDokumenStates,
} from '#domain/faktur/pull/pulled-dokumen.ts';
import type { Answer } from '../../answer.ts';

export type DokumenParams = { readonly tin: string; readonly source: DokumenSource; readonly period: string };

export type PrepopulatedLine = { prepopulated(params: DokumenParams): Promise<Answer<readonly PulledDokumen[]>> };

export const prepopulatedPath = '/v1/dokumen/prepopulated';

const period = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const text = z.string().max(1000);
const amount = z.string().regex(/^\d{1,14}(\.\d{1,2})?$/);

export const prepopulatedBody = z.strictObject({
  tin: z.string().regex(/^\d{16}$/),
  source: z.enum(dokumenSources),
  period,
});

export const prepopulatedAnswer: z.ZodType<readonly PulledDokumen[]> = z.array(
  z.object({
    // The number column of pulled rows holds 28 characters.
    number: z.string().min(1).max(28),
    date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    period,
    documentKind: z.enum(allDokumenKinds),
    status: z.enum(pulledDokumenStates),
    creditPeriod: period.nullable(),
    recordedBy: z.string().min(1).max(100),
    party: z.object({ name: text, address: text }),
    dpp: amount,
    ppn: amount,
    ppnbm: amount,
  }),
);
