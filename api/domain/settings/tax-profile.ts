import { z } from 'zod';
import { email, text } from '../definition/field.ts';
import { schemaOf, shownOf } from '../definition/field-forms.ts';
import type { AnswerOf } from '../definition/view-pieces.ts';

/** What a company says of itself; its tax number is given by the office and stays. */
export const taxProfileFields = {
  name: text(255),
  email: email(50),
  address: text(500),
  city: text(100),
  industryName: text(255),
} as const;

const version = z.int().min(1);

export const taxProfileInput = schemaOf(taxProfileFields).extend({ version });

export const taxProfileSchema = z
  .object({
    version,
    npwp: z.string(),
    npwpType: z.enum(['FIRM', 'BRANCH', 'PERSONAL']),
    pkp: z.boolean(),
    ...shownOf(taxProfileFields),
  })
  .meta({ id: 'TaxProfile' });
export type TaxProfile = AnswerOf<typeof taxProfileSchema>;
