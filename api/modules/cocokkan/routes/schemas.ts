import { z } from '@hono/zod-openapi';
import type { Span } from '#domain/cocokkan/record.ts';
import { sides } from '#domain/cocokkan/sides.ts';
import { isSpan } from '#domain/cocokkan/span.ts';
import { Problem } from '#domain/problem.ts';
import { masa } from '../../../http/create-router.ts';

export const base = '/efaktur/cocokkan';
export const tag = 'Cocokkan';

export const notSpan = { error: 'cocokkan.server.span', path: ['to'] };

/** Query parameters are not refined by their schema as a body is. Throws `invalid`. */
export const inOrder = (span: Span): void => {
  if (!isSpan(span)) throw new Problem('invalid', { errors: { to: notSpan.error } });
};

export const spanFields = { from: masa, to: masa };
export const spanParams = { side: z.enum(sides), ...spanFields };
