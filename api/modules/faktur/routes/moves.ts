import { z } from '@hono/zod-openapi';
import { namedSchema } from '#domain/definition/answers.ts';
import { fakturMovedSchema } from '#domain/faktur/view-schema.ts';
import type { Scope } from '#domain/scope.ts';
import { type Asked, moveRoutes } from '../../../documents/routes/moves.ts';
import type { Deps } from '../../../services/deps.ts';
import { keluaranFamily } from '../keluaran-family.ts';
import { askOffice, type OfficeMove } from '../office-moves.ts';
import { refreshFakturs } from '../refresh-fakturs.ts';
import { fakturSaves } from '../save-fakturs.ts';
import { uploadFakturs } from '../upload-fakturs.ts';
import { at } from './schemas.ts';

const ofOffice = (move: OfficeMove) => (deps: Deps, scope: Scope, asked: Asked) =>
  askOffice(deps, scope, { ...asked, move });

/** Moves of an invoice. */
export const fakturMoveRoutes = (deps: Deps) =>
  moveRoutes(deps, keluaranFamily, {
    at,
    answer: z.union([fakturMovedSchema, namedSchema]),
    does: {
      cancel: ofOffice('cancel'),
      revoke: ofOffice('revoke'),
      confirmCancel: ofOffice('confirmCancel'),
      cancelSubstitute: ofOffice('cancelSubstitute'),
      confirmSubstitute: ofOffice('confirmSubstitute'),
      upload: (inner, scope, { id }) => uploadFakturs(inner, scope, { ids: [id] }, 'upload'),
      retry: (inner, scope, { id }) => uploadFakturs(inner, scope, { ids: [id] }, 'retry'),
      inquire: (inner, scope, { id }) => refreshFakturs(inner, scope, { ids: [id] }),
      remove: fakturSaves.remove,
    },
  });
