import { z } from '@hono/zod-openapi';
import { isPeriod } from '#domain/definition/day.ts';

/** A masa somebody names, YYYY-MM. */
export const masa = z.string().refine(isPeriod, 'problem.field.period');
