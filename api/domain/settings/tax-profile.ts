import { z } from 'zod';
import { email, text } from '../definition/field.ts';
import { optional, schemaOf, shownOf } from '../definition/field-forms.ts';
import type { AnswerOf } from '../definition/view-pieces.ts';

export const taxProfileFields = {
  name: text(255),
  email: email(50),
  address: text(500),
  city: text(100),
  industryName: text(255),
  klu: optional(text(5)),
  region: optional(text(13)),
} as const;

export const MOST_FURTHER = 20;

const version = z.int().min(1);
const furtherKlu = z.array(z.string().max(5, 'settings.tax.klu_unknown')).max(MOST_FURTHER, 'problem.field.max_rows');

export const taxProfileInput = schemaOf(taxProfileFields).extend({ version, furtherKlu });

export const kluSchema = z.object({ code: z.string(), name: z.string() }).meta({ id: 'Klu' });
export const regionSchema = z
  .object({ code: z.string(), name: z.string() })
  .meta({ id: 'Region', description: 'By the code of the Ministry of Home Affairs' });

export const taxProfileSchema = z
  .object({
    version,
    npwp: z.string(),
    npwpType: z.enum(['FIRM', 'BRANCH', 'PERSONAL']),
    pkp: z.boolean(),
    ...shownOf(taxProfileFields),
    furtherKlu: z.array(z.string()),
    kluNames: z.record(z.string(), z.string()).meta({ description: 'Names of the kinds of business, by code' }),
  })
  .meta({ id: 'TaxProfile' });
export type TaxProfile = AnswerOf<typeof taxProfileSchema>;
