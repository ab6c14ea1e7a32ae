import { z } from '@hono/zod-openapi';
import { causes, levels } from '#domain/cocokkan/record.ts';
import { isSpan } from '#domain/cocokkan/span.ts';
import { cocokkanSchema } from '#domain/cocokkan/view-schema.ts';
import { jobStartedSchema } from '#domain/definition/answers.ts';
import { attachment } from '../../../http/attachment.ts';
import { listQuery, pageOf, withRange } from '../../../http/list-query.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { exportCocokkan } from '../export-cocokkan.ts';
import { printBridge } from '../print-bridge.ts';
import { viewCocokkan } from '../view-cocokkan.ts';
import { base, inOrder, notSpan, spanParams, tag } from './schemas.ts';

const filter = z.strictObject({
  level: z.enum(levels).optional(),
  cause: z.enum(causes).optional(),
  q: z.string().trim().max(200).optional(),
});

export const cocokkanReadRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getCocokkan',
      method: 'get',
      path: base,
      // A year of a hundred thousand entries is computed on each request.
      inThread: true,
      tag,
      summary:
        'The ledger of some masa held against the VAT documents and the returns: the bridge, and the lines a filter finds',
      needs: 'EFAKTUR_SPT_VIEW',
      query: listQuery(filter).pick({ range: true, filter: true }).extend(spanParams),
      out: cocokkanSchema,
    }),
    async (c) => {
      const { range, filter: found = {}, ...of } = c.req.valid('query');
      inOrder(of);
      const page = pageOf(range);
      const answer = await viewCocokkan(deps, c.get('scope'), { ...of, ...found, ...page });
      withRange(c, page.offset, answer.lines.length, answer.total);
      return c.json(answer);
    },
  );
  app.openapi(
    route({
      operationId: 'printCocokkan',
      method: 'get',
      path: `${base}/pdf`,
      inThread: true,
      tag,
      summary: 'The bridge from the ledger over the documents to the return, with every line that differs, as PDF',
      needs: 'EFAKTUR_SPT_VIEW',
      query: z.object(spanParams),
      file: 'application/pdf',
    }),
    async (c) => {
      const of = c.req.valid('query');
      inOrder(of);
      const { bytes, name } = await printBridge(deps, c.get('scope'), of);
      return c.body(new Uint8Array(bytes), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': attachment(name, 'attachment'),
      });
    },
  );
  app.openapi(
    route({
      operationId: 'exportCocokkan',
      method: 'post',
      path: `${base}/export`,
      tag,
      summary: 'The working paper as a workbook: the bridge, and every line with its cause, evidence and decision',
      needs: 'EFAKTUR_SPT_VIEW',
      body: z.strictObject(spanParams).refine(isSpan, notSpan),
      idempotent: true,
      out: jobStartedSchema,
    }),
    async (c) => c.json(await exportCocokkan(deps, c.get('scope'), c.req.valid('json'))),
  );
  return app;
};
