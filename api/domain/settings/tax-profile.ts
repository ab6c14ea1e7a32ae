import { z } from 'zod';
import type { ValuesOf } from '../definition/record-field.ts';
import type { AnswerOf } from '../definition/view-pieces.ts';
import type { taxProfile } from '../records/tax-profile.ts';

export const kluSchema = z.object({ code: z.string(), name: z.string() }).meta({ id: 'Klu' });
export const regionSchema = z
  .object({ code: z.string(), name: z.string() })
  .meta({ id: 'Region', description: 'By the code of the Ministry of Home Affairs' });

export const foundRegionSchema = z
  .object({ code: z.string(), name: z.string(), place: z.string() })
  .meta({ id: 'FoundRegion', description: 'With the regions it lies in, smallest first' });

const officeSchema = z.object({
  npwp: z.string(),
  npwpType: z.enum(['FIRM', 'BRANCH', 'PERSONAL']),
  pkp: z.boolean(),
  kluNames: z.record(z.string(), z.string()).meta({ description: 'Names of the kinds of business, by code' }),
});

export const taxInfoSchema = officeSchema
  .omit({ kluNames: true })
  .extend({ name: z.string(), klu: z.string().nullable() })
  .meta({ id: 'TaxInfo' });

export type TaxInfo = AnswerOf<typeof taxInfoSchema>;

/** What the company does not edit. */
export const taxProfileOffice = officeSchema.shape;
export type TaxProfile = ValuesOf<typeof taxProfile.fields> &
  AnswerOf<typeof officeSchema> & { readonly version: number };
