import { fakturOfRowSchema } from '#domain/cocokkan/row-faktur-schema.ts';
import { byId } from '../../../documents/routes/place.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { beginFromRow } from '../made/faktur-of-row.ts';
import { base, tag } from './schemas.ts';

export const madeRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'getFakturOfLedgerRow',
    method: 'get',
    path: `${base}/rows/{id}/faktur`,
    summary: 'What the form of an invoice begins with that is made for an entry of the books',
    needs: 'EFAKTUR_DOC_CREATE',
    params: byId,
    out: fakturOfRowSchema,
    does: (input, scope) => beginFromRow(deps, scope, input),
  });
  return app;
};
