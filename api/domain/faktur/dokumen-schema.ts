import { z } from 'zod';
import { rowSchemaOf } from '../definition/row-schema.ts';
import { type AnswerOf, statesOf } from '../definition/view-pieces.ts';
import type { DokumenListRow } from './dokumen.ts';
import { fakturDokumenKeluaran } from './dokumen-keluaran.ts';
import { fakturDokumenMasukan } from './dokumen-masukan.ts';
import {
  type DokumenKeluaranStatus,
  type DokumenMasukanStatus,
  dokumenKeluaranStatus,
  dokumenMasukanStatus,
} from './dokumen-status.ts';
import { fakturHeadSchema, fakturSchema } from './record-schema.ts';

/** Schemas of other documents as the API answers them. */

const number = z.string().nullable().meta({ description: 'That of the paper itself' });
const code = z.string().meta({ description: 'TransactionDetail, two digits; empty while a draft says none' });

const ofOut = { number, code, status: statesOf(dokumenKeluaranStatus) };
const ofIn = { number, code, status: statesOf(dokumenMasukanStatus) };

export const dokumenKeluaranSchema = z.object({ ...fakturSchema.shape, ...ofOut }).meta({ id: 'DocumentOut' });
export const dokumenMasukanSchema = z.object({ ...fakturSchema.shape, ...ofIn }).meta({ id: 'DocumentIn' });

const jobId = z.string();
export const dokumenKeluaranUploaded = dokumenKeluaranSchema.extend({ jobId }).meta({ id: 'DocumentOutUploaded' });
export const dokumenMasukanUploaded = dokumenMasukanSchema.extend({ jobId }).meta({ id: 'DocumentInUploaded' });
export const dokumenKeluaranSigned = z.object({ ...fakturHeadSchema.shape, ...ofOut }).meta({ id: 'DocumentOutHead' });
export const dokumenMasukanSigned = z.object({ ...fakturHeadSchema.shape, ...ofIn }).meta({ id: 'DocumentInHead' });
export const dokumenKeluaranHead = dokumenKeluaranSigned.extend({ jobId }).meta({ id: 'DocumentOutAsked' });
export const dokumenMasukanHead = dokumenMasukanSigned.extend({ jobId }).meta({ id: 'DocumentInAsked' });

export type DokumenKeluaranView = AnswerOf<typeof dokumenKeluaranSchema>;
export type DokumenMasukanView = AnswerOf<typeof dokumenMasukanSchema>;

export const dokumenKeluaranRow = rowSchemaOf<DokumenListRow<DokumenKeluaranStatus>>('DocumentOutRow')(
  fakturDokumenKeluaran,
  dokumenKeluaranSigned,
);
export const dokumenMasukanRow = rowSchemaOf<DokumenListRow<DokumenMasukanStatus>>('DocumentInRow')(
  fakturDokumenMasukan,
  dokumenMasukanSigned,
);
