import { sptRowSchema } from '#domain/spt/record-schema.ts';
import { sptTotalsSchema, sptViewSchema } from '#domain/spt/view-schema.ts';
import { readingRoutes } from '../../../documents/routes/reading.ts';
import type { Deps } from '../../../services/deps.ts';
import { sptFamily } from '../family.ts';
import { viewSpt } from '../view-spt.ts';
import { at, typeOf } from './schemas.ts';

/** Reading monthly returns. */
export const sptRoutes = (deps: Deps) =>
  readingRoutes(deps, sptFamily, {
    at,
    view: (inner, scope, id, fixed) => viewSpt(inner, scope, { id, type: typeOf(fixed.type) }),
    answers: { row: sptRowSchema, totals: sptTotalsSchema, one: sptViewSchema },
  });
