import { z } from 'zod';
import { shownOf } from '../definition/field-forms.ts';
import { rowSchemaOf } from '../definition/row-schema.ts';
import { kapKjsText, moment, percentText, rupiahText, sentShape, statesOf, viewOf } from '../definition/view-pieces.ts';
import { inputFields } from './fields.ts';
import { slipKinds } from './kinds.ts';
import type { BupotListRow } from './listed.ts';
import type { Bupot } from './record.ts';
import { allSlips } from './slips.ts';
import { bupotStatus } from './status.ts';

const { gross, nett, rate, ...extras } = inputFields;

export const bupotSchema = viewOf<Bupot>('Bupot')({
  ...shownOf(extras),
  kind: z.enum(slipKinds),
  grossTyped: gross.shown,
  nettTyped: nett.shown,
  rateTyped: rate.shown,
  gross: rupiahText,
  base: rupiahText.meta({ description: 'What the rate is held to, in rupiah' }),
  nett: percentText.meta({ description: 'Share of the gross that is the base, percent' }),
  rate: percentText,
  tax: rupiahText.meta({ description: 'Withheld, or paid by oneself, in rupiah' }),
  borne: rupiahText.meta({ description: 'Borne by the government (DTP), in rupiah' }),
  final: z.boolean(),
  kapKjs: kapKjsText,
  lines: z
    .record(z.string(), rupiahText)
    .nullable()
    .meta({ description: 'Lines of the form that are worked out, by field of the form, in rupiah' }),
  id: z.string(),
  companyId: z.string(),
  version: z.int(),
  status: statesOf(bupotStatus),
  number: z.string().nullable().meta({ description: 'Given by the office at issue' }),
  revision: z.int().meta({ description: '0 normal, 1 first correction' }),
  replaces: z.string().nullable(),
  replacedBy: z.string().nullable(),
  issueWanted: z.boolean(),
  issuedAt: moment.nullable(),
  returnId: z.string().nullable(),
  ...sentShape,
});

const { periodFrom, ptkp, certificateNumber, pph21WithheldDtp } = bupotSchema.shape;
const lineOfForm = rupiahText.nullable();
const listedExtras = {
  periodFrom,
  ptkp,
  certificateNumber,
  pph21WithheldDtp,
  netIncome: lineOfForm,
  pph21Liability: lineOfForm,
  pph21PaymentDifference: lineOfForm,
};

export const bupotRowSchema = rowSchemaOf<BupotListRow>('BupotRow')(
  allSlips,
  bupotSchema,
  z.object({ ...listedExtras, ntpn: z.string().nullable(), returnFiled: z.boolean().nullable() }).partial().shape,
);
