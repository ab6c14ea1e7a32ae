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
import { sentAnswers } from './sent-answers.ts';

const number = z.string().nullable().meta({ description: 'That of the paper itself' });
const code = z.string().meta({ description: 'TransactionDetail, two digits; empty in a draft without one' });

const ofOut = sentAnswers('DocumentOut', { number, code, status: statesOf(dokumenKeluaranStatus) });
const ofIn = sentAnswers('DocumentIn', { number, code, status: statesOf(dokumenMasukanStatus) });

export type DokumenKeluaranView = AnswerOf<typeof ofOut.one>;
export type DokumenMasukanView = AnswerOf<typeof ofIn.one>;

export const dokumenKeluaranAnswers = {
  ...ofOut,
  view: ofOut.one,
  row: rowSchemaOf<DokumenListRow<DokumenKeluaranStatus>>('DocumentOutRow')(fakturDokumenKeluaran, ofOut.signed),
};
export const dokumenMasukanAnswers = {
  ...ofIn,
  view: ofIn.one,
  row: rowSchemaOf<DokumenListRow<DokumenMasukanStatus>>('DocumentInRow')(fakturDokumenMasukan, ofIn.signed),
};
