import { z } from '@hono/zod-openapi';
import { problemStatus } from '#domain/problem.ts';

export const problemSchema = z
  .looseObject({
    code: z.enum([...Object.keys(problemStatus), 'unexpected']),
    message: z.string().meta({ description: 'In the reader’s language' }),
    errors: z.record(z.string(), z.string()).optional().meta({ description: 'One text per field' }),
  })
  .meta({ id: 'Problem' });
