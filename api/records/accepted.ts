import type { z } from '@hono/zod-openapi';
import { type FieldErrors, Problem } from '#domain/problem.ts';
import { invalid } from '../http/invalid.ts';

type Values = Readonly<Record<string, unknown>>;

/** Values that no request checked, by the schema of the form. Throws `invalid` with the field. */
export const accepted = (input: z.ZodType, values: Values): Values => {
  const read = input.safeParse(values);
  if (!read.success) throw invalid(read.error);
  return read.data as Values;
};

/** Any other refusal is thrown. */
export const refusedIn = async (work: () => Promise<unknown>): Promise<FieldErrors> => {
  try {
    await work();
    return {};
  } catch (error) {
    if (error instanceof Problem && error.code === 'invalid' && error.detail.errors) return error.detail.errors;
    throw error;
  }
};
