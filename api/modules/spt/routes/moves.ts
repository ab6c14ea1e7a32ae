import { z } from '@hono/zod-openapi';
import { namedSchema } from '#domain/definition/answers.ts';
import { sptSchema } from '#domain/spt/record-schema.ts';
import { sptUnderwaySchema } from '#domain/spt/view-schema.ts';
import type { Fixed } from '../../../documents/family.ts';
import { type Asked, moveRoutes } from '../../../documents/routes/moves.ts';
import type { Deps } from '../../../services/deps.ts';
import { cancelWaiting, inquireSpt } from '../ask-office.ts';
import { postSpt, validateSpt } from '../ask-posting.ts';
import { sptFamily } from '../family.ts';
import { sptSaves } from '../save-spts.ts';
import { at, typeOf } from './schemas.ts';

const named = ({ id }: Asked, { type }: Fixed) => ({ id, type: typeOf(type) });

/** Moves of a return. */
export const sptMoveRoutes = (deps: Deps) =>
  moveRoutes(deps, sptFamily, {
    at,
    answer: z.union([sptSchema, sptUnderwaySchema, namedSchema]),
    does: {
      post: (inner, scope, asked, fixed) => postSpt(inner, scope, named(asked, fixed)),
      retry: (inner, scope, asked, fixed) => postSpt(inner, scope, named(asked, fixed)),
      validate: (inner, scope, asked, fixed) => validateSpt(inner, scope, named(asked, fixed)),
      inquire: (inner, scope, asked, fixed) => inquireSpt(inner, scope, named(asked, fixed)),
      cancelWaiting: (inner, scope, asked, fixed) => cancelWaiting(inner, scope, named(asked, fixed)),
      remove: sptSaves.remove,
    },
  });
