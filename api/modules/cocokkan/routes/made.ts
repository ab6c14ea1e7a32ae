import { z } from '@hono/zod-openapi';
import { fakturOfRowSchema } from '#domain/cocokkan/row-faktur-schema.ts';
import { byId } from '../../../documents/routes/place.ts';
import { addresses } from '../../../http/addresses.ts';
import type { Deps } from '../../../services/deps.ts';
import { beginFromRow, matchMade } from '../made/faktur-of-row.ts';
import { base, tag } from './schemas.ts';

/** An invoice made for an entry of the books. */
export const madeRoutes = (deps: Deps) => {
  const app = addresses(tag);
  app.answers({
    operationId: 'getFakturOfLedgerRow',
    method: 'get',
    path: `${base}/rows/{id}/faktur`,
    summary: 'What the form of an invoice begins with that is made for an entry of the books',
    needs: 'EFAKTUR_DOC_CREATE',
    params: byId,
    out: fakturOfRowSchema,
    does: (said, scope) => beginFromRow(deps, scope, said),
  });
  app.answers({
    operationId: 'matchMadeFaktur',
    method: 'post',
    path: `${base}/rows/{id}/made`,
    summary: 'Say that a document, which may still be a draft, is that of an entry',
    needs: 'EFAKTUR_SPT_CREATE',
    params: byId,
    body: z.strictObject({ documentId: z.string().min(1).max(64) }),
    idempotent: true,
    out: z.object({ decided: z.int().min(0) }),
    does: (said, scope) => matchMade(deps, scope, said),
  });
  return app;
};
