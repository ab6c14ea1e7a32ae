import { z } from 'zod';
import { digits, email, flag, text } from '../definition/field.ts';

export const newCompanySchema = z.strictObject({
  npwp: digits(16).schema,
  name: text(255).schema,
  email: email(50).schema,
  address: text(500).schema,
  city: text(100).schema.optional(),
  pkp: flag().schema,
});
export type NewCompany = z.infer<typeof newCompanySchema>;
