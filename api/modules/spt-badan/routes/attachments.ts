import { z } from '@hono/zod-openapi';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { annualReturn } from '#domain/spt-badan/annual-return.ts';
import { attachmentsSchema, pdfKinds } from '#domain/spt-badan/attachments.ts';
import { byId, type Place, summed } from '../../../documents/routes/place.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { attachToAnnual, detachFromAnnual, listAttachments } from '../attach-pdf.ts';
import { espt1771Place } from './espt-1771.ts';

const tag = 'spt-badan';
const at: readonly Place[] = [{ base: `/${annualReturn.resource}`, tag, noun: 'SptBadan' }, espt1771Place];
const suffix = z.enum([...new Set([...pdfKinds['1771'], ...pdfKinds['2025']])]);

export const annualAttachmentRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  for (const place of at) {
    const { base, noun, fixed = {} } = place;
    const path = `${base}/{id}/attachment`;
    app.addRoute({
      operationId: `list${noun}Attachments`,
      method: 'get',
      path,
      summary: summed('PDFs of an annual return, by their kind', place),
      needs: annualAccess.view,
      params: byId,
      out: attachmentsSchema,
      does: (input, scope) => listAttachments(deps, scope, { ...input, fixed }),
    });
    app.addRoute({
      operationId: `attach${noun}Pdf`,
      method: 'post',
      path,
      summary: summed('Attach a PDF of at most 5 MB; one of the same kind is replaced', place),
      needs: annualAccess.write,
      params: byId,
      form: z.object({ version: z.coerce.number().int().min(0), suffix, file: z.instanceof(File) }),
      idempotent: true,
      out: attachmentsSchema,
      does: async ({ file, ...input }, scope) =>
        attachToAnnual(deps, scope, { ...input, fixed, bytes: new Uint8Array(await file.arrayBuffer()) }),
    });
    app.addRoute({
      operationId: `detach${noun}Pdf`,
      method: 'put',
      path: `${path}/{suffix}/remove`,
      summary: summed('Take a PDF off an annual return', place),
      needs: annualAccess.write,
      params: byId.extend({ suffix }),
      body: z.strictObject({ version: z.int().min(0) }),
      out: attachmentsSchema,
      does: (input, scope) => detachFromAnnual(deps, scope, { ...input, fixed }),
    });
  }
  return app;
};
