import { z } from '@hono/zod-openapi';
import type { Scope } from '#domain/scope.ts';
import { sptRowSchema } from '#domain/spt/record-schema.ts';
import { sptToDosSchema, sptTotalsSchema, sptViewSchema } from '#domain/spt/view-schema.ts';
import type { Fixed } from '../../../documents/family.ts';
import { paperRoutes } from '../../../documents/routes/papers.ts';
import { readingRoutes } from '../../../documents/routes/reading.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { type Named, returnFamily } from '../family.ts';
import { bpePdf, retailFile, sptPdf } from '../print-spt.ts';
import { toDoSpts } from '../to-do-spts.ts';
import { viewSpt } from '../view-spt.ts';
import { returnFamilies, tag, typeOf } from './schemas.ts';

export const sptRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  for (const { type, at } of returnFamilies)
    app.route(
      '/',
      readingRoutes(deps, returnFamily(type), {
        at,
        view: (inner, scope, id, fixed) => viewSpt(inner, scope, { id, type: typeOf(fixed.type) }),
        answers: { row: sptRowSchema, totals: sptTotalsSchema, one: sptViewSchema },
      }),
    );
  return app;
};

export const sptToDoRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'getSptToDo',
    method: 'get',
    path: '/ebupot/spt/to-do',
    summary:
      'What is to be done with monthly returns: how many in each state, amounts, next due day, and the first of them',
    needs: 'EBUPOT_SPT_VIEW',
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
    out: sptToDosSchema,
    does: (input, scope) => toDoSpts(deps, scope, 'UNIFIKASI', input),
  });
  return app;
};

const of =
  <Made>(make: (deps: Deps, scope: Scope, named: Named) => Promise<Made>) =>
  (deps: Deps, scope: Scope, id: string, { type }: Fixed): Promise<Made> =>
    make(deps, scope, { id, type: typeOf(type) });

export const sptPaperRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  for (const { type, at } of returnFamilies)
    app.route(
      '/',
      paperRoutes(deps, {
        at,
        view: returnFamily(type).access.view,
        papers: [
          {
            operation: (noun) => `get${noun}Pdf`,
            path: 'pdf',
            summary: 'One return as PDF: Induk, signature, lists of its slips',
            make: of(sptPdf),
          },
          {
            operation: (noun) => `get${noun}Bpe`,
            path: 'bpe',
            summary: 'The receipt of its filing (BPE) as PDF',
            make: of(bpePdf),
          },
          ...(type === 'PPN'
            ? [
                {
                  operation: (noun: string) => `get${noun}Retail`,
                  path: 'retail-xml',
                  summary: 'What was filled in of lumped sales (digunggung) as the file Coretax takes',
                  file: 'application/xml',
                  make: of(retailFile),
                },
              ]
            : []),
        ],
      }),
    );
  return app;
};
