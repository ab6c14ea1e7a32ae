import { z } from '@hono/zod-openapi';
import { returnAccess } from '#domain/spt/access.ts';
import { ebupotPreviewSchema } from '#domain/spt/preview-schema.ts';
import { attachedKeys } from '#domain/spt/record.ts';
import { sptSchema } from '#domain/spt/record-schema.ts';
import { sptUnderwaySchema, sptViewSchema } from '#domain/spt/view-schema.ts';
import { createRouter, masa } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { validateSpt } from '../ask-posting.ts';
import { attachFile } from '../attach-file.ts';
import { previewEbupot } from '../preview-ebupot.ts';
import { viewSpt } from '../view-spt.ts';
import { byId, sptBases, tag, VAT } from './schemas.ts';
import { submitSpt } from './submit.ts';

/** What other addresses do too, at the names of the specification. */
export const specifiedSptRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  for (const { base, type, noun } of sptBases) {
    const { view, write, upload } = returnAccess(type);
    app.addRoute({
      operationId: `get${noun}Form`,
      method: 'get',
      path: `${base}/{id}/detail_form`,
      summary: `The form of a return of ${type} with all its lines`,
      needs: view,
      params: byId,
      out: sptViewSchema,
      does: (input, scope) => viewSpt(deps, scope, { ...input, type }),
    });
    app.addRoute({
      operationId: `check${noun}Form`,
      method: 'post',
      path: `${base}/{id}/validation_spt`,
      summary: `Check what was posted (${type})`,
      needs: write,
      params: byId,
      status: 202,
      out: sptUnderwaySchema,
      does: (input, scope) => validateSpt(deps, scope, { ...input, type }),
    });
    app.addRoute({
      operationId: `file${noun}Form`,
      method: 'post',
      path: `${base}/{id}/filing_spt`,
      summary: `Sign and file a return of ${type}; what it leaves to pay gets its codes first`,
      needs: upload,
      params: byId,
      body: z.strictObject({ signeeId: z.string().min(1).max(64).optional() }),
      idempotent: true,
      out: sptSchema,
      does: (input, scope) => submitSpt(deps, scope, { ...input, type }),
    });
  }
  app.addRoute({
    operationId: 'previewEbupotReturn',
    method: 'get',
    path: '/efiling/preview-ebupot/{period}',
    summary: 'The Unifikasi return of a masa before it is filed: slips by tax object, payments, who signs',
    needs: returnAccess('UNIFIKASI').view,
    params: z.object({ period: masa }),
    out: ebupotPreviewSchema,
    does: (input, scope) => previewEbupot(deps, scope, input),
  });
  app.addRoute({
    operationId: 'attachVatReturnFile',
    method: 'post',
    path: `${VAT}/{id}/upload-lampiran`,
    summary: 'Keep list C, or a file of part IX, with a return of PPN',
    needs: returnAccess('PPN').write,
    params: byId,
    form: z.object({
      version: z.coerce.number().int().positive(),
      key: z.enum(attachedKeys),
      file: z.instanceof(File),
    }),
    idempotent: true,
    out: sptSchema,
    does: async ({ file, ...input }, scope) =>
      attachFile(deps, scope, {
        ...input,
        type: 'PPN',
        file: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) },
      }),
  });
  return app;
};
