import { z } from '@hono/zod-openapi';
import { letterSchema } from '#domain/definition/answers.ts';
import { letterRoutes } from '../../../documents/routes/letters.ts';
import type { Deps } from '../../../services/deps.ts';
import { billingFamily } from '../family.ts';
import { billingLetters } from '../letters.ts';
import { billingLinks } from '../public-ssp.ts';
import { place } from './schemas.ts';

/** The slip or the receipt of a code to somebody, and what was sent before. */
export const billingSendRoutes = (deps: Deps) =>
  letterRoutes(deps, {
    place,
    view: billingFamily.access.view,
    letters: billingLetters,
    links: billingLinks,
    answer: letterSchema.extend({ paper: z.enum(['ssp', 'bpn']) }),
  });
