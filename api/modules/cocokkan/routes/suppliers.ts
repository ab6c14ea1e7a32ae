import { z } from '@hono/zod-openapi';
import { supplierLetterSchema, supplierSchema } from '#domain/cocokkan/supplier-schema.ts';
import { letterRoutes } from '../../../documents/routes/letters.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { supplierLetters } from '../suppliers/letters.ts';
import { viewSuppliers } from '../suppliers/view.ts';
import { base, inOrder, spanFields, tag } from './schemas.ts';

export const supplierRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'listLedgerSuppliers',
    method: 'get',
    path: `${base}/suppliers`,
    inThread: true,
    summary: 'Suppliers of entries without a document in a range of masa, with the last letter to each',
    needs: 'EFAKTUR_SPT_VIEW',
    query: z.object(spanFields),
    out: z.array(supplierSchema),
    does: (span, scope) => {
      inOrder(span);
      return viewSuppliers(deps, scope, span);
    },
  });
  app.route(
    '/',
    letterRoutes(deps, {
      place: { base: `${base}/suppliers`, tag, noun: 'LedgerSupplier' },
      view: 'EFAKTUR_SPT_VIEW',
      letters: supplierLetters,
      answer: supplierLetterSchema,
    }),
  );
  return app;
};
