import { z } from 'zod';
import { shownOf } from '../definition/field-forms.ts';
import { rowSchemaOf } from '../definition/row-schema.ts';
import {
  dayText,
  keysOf,
  masaText,
  percentText,
  rupiahText,
  sentShape,
  statesOf,
  viewOf,
} from '../definition/view-pieces.ts';
import { uncreditReasons } from '../rules/crediting.ts';
import { allDokumenKinds } from './dokumen-kinds.ts';
import { inputFields, lineFields } from './fields.ts';
import { fakturKeluaran } from './keluaran.ts';
import {
  type Faktur,
  type FakturInput,
  type FakturLine,
  type FakturListRow,
  type FakturRow,
  fakturKinds,
} from './record.ts';
import { fakturStatus } from './status.ts';
import { fakturTypes } from './types.ts';

export const fakturInputSchema = viewOf<FakturInput>('FakturInput')(shownOf(inputFields));

export const fakturLineSchema = viewOf<FakturLine>('FakturLine')({
  ...shownOf(lineFields),
  gross: rupiahText,
  contractDpp: rupiahText,
  dpp: rupiahText,
  otherDpp: rupiahText,
  ppnRate: percentText,
  ppn: rupiahText,
  ppnbm: rupiahText,
});

const { lines: _, ...headFields } = inputFields;

export const fakturHeadSchema = viewOf<FakturRow>('FakturHead')({
  ...shownOf(headFields),
  gross: rupiahText,
  discount: rupiahText,
  contractDpp: rupiahText,
  dpp: rupiahText,
  otherDpp: rupiahText,
  ppn: rupiahText,
  ppnbm: rupiahText,
  id: z.string(),
  companyId: z.string(),
  version: z.int(),
  type: z.enum(fakturTypes),
  status: statesOf(fakturStatus),
  kind: z.enum(fakturKinds),
  number: z.string().nullable().meta({ description: '17 digits, given by the office at approval' }),
  period: masaText,
  uploadDeadline: dayText,
  creditPeriod: masaText.nullable().meta({ description: 'Incoming: the masa its PPN is credited in' }),
  uncreditReason: keysOf(uncreditReasons).nullable().meta({ description: 'Incoming: why its PPN is not credited' }),
  collectorNtpn: z
    .string()
    .nullable()
    .meta({ description: 'Codes 02 and 03: the NTPN the buyer paid the PPN with, where he handed it over' }),
  collectorPaidOn: dayText.nullable().meta({ description: 'The day he paid' }),
  documentKind: z.enum(allDokumenKinds).nullable().meta({ description: 'Other documents: what they are' }),
  originId: z.string().nullable().meta({ description: 'Returns: the document that goes back' }),
  originNumber: z.string().nullable().meta({ description: 'Returns: its number' }),
  replaces: z.string().nullable(),
  replacedBy: z.string().nullable(),
  revision: z.int().meta({ description: 'How many replacements came before' }),
  ...sentShape,
});

export const fakturSchema = viewOf<Faktur>('Faktur')({ ...fakturHeadSchema.shape, lines: z.array(fakturLineSchema) });

export const fakturRowSchema = rowSchemaOf<FakturListRow>('FakturRow')(fakturKeluaran, fakturHeadSchema);
