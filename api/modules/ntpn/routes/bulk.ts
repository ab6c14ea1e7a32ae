import { z } from '@hono/zod-openapi';
import { ntpnFilter } from '#domain/billing/filter.ts';
import { wholeJobSchema } from '#domain/definition/answers.ts';
import { route, router } from '../../../http/route.ts';
import { selectionBy } from '../../../http/selection.ts';
import type { Deps } from '../../../services/deps.ts';
import { base, tag } from '../../billing/routes/schemas.ts';
import { wholeJob } from '../bulk.ts';

const { selection, selectionOf } = selectionBy(ntpnFilter);

/** Work on many state receipts at once. */
export const ntpnBulkRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'exportNtpns',
      method: 'post',
      path: `${base}/ntpn/export`,
      tag,
      summary: 'A selection of receipts as Excel or CSV, as a job',
      needs: 'EBILLING_NTPN_VIEW',
      body: z.strictObject({ selection, format: z.enum(['xlsx', 'csv']) }),
      idempotent: true,
      out: wholeJobSchema,
    }),
    async (c) => {
      const { format, selection: of } = c.req.valid('json');
      const job = { action: 'export', kind: 'ntpn.export', payload: { format } } as const;
      return c.json(await wholeJob(deps, c.get('scope'), selectionOf(of), job));
    },
  );
  app.openapi(
    route({
      operationId: 'downloadNtpnBpns',
      method: 'post',
      path: `${base}/ntpn/bulk-bpn`,
      tag,
      summary: 'State receipts of a selection in a zip, as a job',
      needs: 'EBILLING_NTPN_VIEW',
      body: z.strictObject({ selection }),
      idempotent: true,
      out: wholeJobSchema,
    }),
    async (c) => {
      const of = selectionOf(c.req.valid('json').selection);
      return c.json(await wholeJob(deps, c.get('scope'), of, { action: 'bpn', kind: 'ntpn.bpn-zip' }));
    },
  );
  return app;
};
