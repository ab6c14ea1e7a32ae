import { z } from 'zod';
import { shownOf } from '../definition/field-forms.ts';
import { ownShown } from '../definition/field-table.ts';
import { rowSchemaOf } from '../definition/row-schema.ts';
import { dayText, masaText, percentText, sentShape, statesOf, viewOf } from '../definition/view-pieces.ts';
import { amounts, inputFields, lineFields } from './fields.ts';
import { fakturKeluaran } from './keluaran.ts';
import { ownFields } from './own-fields.ts';
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

const { discount: _discount, ...lineAmounts } = amounts;

export const fakturLineSchema = viewOf<FakturLine>('FakturLine')({
  ...shownOf(lineFields),
  ...shownOf(lineAmounts),
  ppnRate: percentText,
});

const { lines: _, ...headFields } = inputFields;

export const fakturHeadSchema = viewOf<FakturRow>('FakturHead')({
  ...shownOf(headFields),
  ...shownOf(amounts),
  id: z.string(),
  companyId: z.string(),
  version: z.int(),
  type: z.enum(fakturTypes),
  status: statesOf(fakturStatus),
  kind: z.enum(fakturKinds),
  number: z.string().nullable().meta({ description: '17 digits, given by the office at approval' }),
  period: masaText,
  uploadDeadline: dayText,
  ...ownShown(ownFields),
  collectorNtpn: z
    .string()
    .nullable()
    .meta({ description: 'Codes 02 and 03: the NTPN the buyer paid the PPN with, where he handed it over' }),
  collectorPaidOn: dayText.nullable().meta({ description: 'The day he paid' }),
  originId: z.string().nullable().meta({ description: 'Returns: the document that goes back' }),
  originNumber: z.string().nullable().meta({ description: 'Returns: its number' }),
  replaces: z.string().nullable(),
  replacedBy: z.string().nullable(),
  revision: z.int().meta({ description: 'How many replacements came before' }),
  ...sentShape,
});

export const fakturSchema = viewOf<Faktur>('Faktur')({ ...fakturHeadSchema.shape, lines: z.array(fakturLineSchema) });

export const fakturRowSchema = rowSchemaOf<FakturListRow>('FakturRow')(fakturKeluaran, fakturHeadSchema);
