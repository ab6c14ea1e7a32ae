import { z } from '@hono/zod-openapi';
import { bulkAnswerSchema, namedSchema } from '#domain/definition/answers.ts';
import { sptSchema } from '#domain/spt/record-schema.ts';
import { type SptFilter, sptFilter } from '#domain/spt/to-do.ts';
import { sptUnderwaySchema } from '#domain/spt/view-schema.ts';
import { chosenWithin, type Fixed } from '../../../documents/family.ts';
import { bulkRoutes, exporting, removing } from '../../../documents/routes/bulk.ts';
import { type MoveParams, moveRoutes } from '../../../documents/routes/moves.ts';
import { createRouter, selectionBy } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { cancelWaiting, inquireSpt } from '../ask-office.ts';
import { postMany, postSpt, validateSpt } from '../ask-posting.ts';
import { returnFamily } from '../family.ts';
import { returnSaves } from '../save-spts.ts';
import { returnFamilies, tag, typeOf } from './schemas.ts';

const { selection, selectionOf } = selectionBy(sptFilter);

export const sptBulkRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  for (const { type, at } of returnFamilies) {
    const family = returnFamily(type);
    const name = family.objectType;
    app.route(
      '/',
      bulkRoutes(deps, family, {
        at,
        jobs: [
          removing(`${name}.remove`, 'bulk-delete', (_, { type }) => ({ type })),
          exporting(family.definition.exports, `${name}.export`, { payload: (_, { type }) => ({ type }) }),
          {
            operation: (noun) => `download${noun}s`,
            path: 'bulk-download',
            summary: 'PDFs of a selection, or of the receipts of their filing, in a zip, as a job',
            action: ({ paper }) => (paper === 'bpe' ? 'bpe' : 'pdf'),
            job: `${name}.pdf-zip`,
            more: { paper: z.enum(['spt', 'bpe']).default('spt') },
            payload: ({ paper }) => ({ paper }),
          },
          ...(type === 'PPN'
            ? [
                {
                  operation: () => 'downloadEfakturSpts',
                  path: '/bulk-download/efaktur-spt',
                  summary: 'The same for returns of PPN, by the address all downloads of e-Faktur are under',
                  action: ({ paper }: Readonly<Record<string, unknown>>) =>
                    (paper === 'bpe' ? 'bpe' : 'pdf') as 'bpe' | 'pdf',
                  job: `${name}.pdf-zip`,
                  more: { paper: z.enum(['spt', 'bpe']).default('spt') },
                  payload: ({ paper }: Readonly<Record<string, unknown>>) => ({ paper }),
                },
              ]
            : []),
        ],
      }),
    );
    for (const { base, noun, about, fixed } of at)
      app.addRoute({
        operationId: `post${noun}s`,
        method: 'post',
        path: `${base}/bulk-posting`,
        summary: `Draw documents into every return of ${about} of a selection that may be posted, as one job`,
        needs: family.access.write,
        body: selection,
        status: 202,
        idempotent: true,
        out: bulkAnswerSchema,
        does: (input, scope) => {
          const chosen = chosenWithin<SptFilter>(selectionOf(input), fixed);
          return postMany(deps, scope, typeOf(fixed.type), chosen);
        },
      });
  }
  return app;
};

const named = ({ id }: MoveParams, { type }: Fixed) => ({ id, type: typeOf(type) });

export const sptMoveRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  for (const { type, at } of returnFamilies)
    app.route(
      '/',
      moveRoutes(deps, returnFamily(type), {
        at,
        answer: z.union([sptSchema, sptUnderwaySchema, namedSchema]),
        does: {
          post: (inner, scope, params, fixed) => postSpt(inner, scope, named(params, fixed)),
          retry: (inner, scope, params, fixed) => postSpt(inner, scope, named(params, fixed)),
          validate: (inner, scope, params, fixed) => validateSpt(inner, scope, named(params, fixed)),
          inquire: (inner, scope, params, fixed) => inquireSpt(inner, scope, named(params, fixed)),
          cancelWaiting: (inner, scope, params, fixed) => cancelWaiting(inner, scope, named(params, fixed)),
          remove: returnSaves(type).remove,
        },
      }),
    );
  return app;
};
