import { z } from '@hono/zod-openapi';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { annualReturn } from '#domain/spt-badan/annual-return.ts';
import { importHistorySchema, readRowsSchema } from '#domain/spt-badan/view-schema.ts';
import { byId, type Place, summed } from '../../../documents/routes/place.ts';
import { attachment } from '../../../http/attachment.ts';
import { createRouter } from '../../../http/create-router.ts';
import { route } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { rowsFile } from '../export-rows.ts';
import { importHistory, readRowsOf, rowsTemplate } from '../import-rows.ts';
import { espt1771Place } from './espt-1771.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const XML = 'application/xml';
const tag = 'spt-badan';
const annualBase = `/${annualReturn.resource}`;
const places: readonly Place[] = [{ base: annualBase, tag, noun: 'SptBadan' }, espt1771Place];
const params = byId.extend({ table: z.string().max(20) });

/** Rows of a table from a file, its template, and the files that were taken. */
export const rowImportRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  for (const place of places) {
    const { base, noun, fixed } = place;
    app.openapi(
      route({
        operationId: `get${noun}ImportTemplate`,
        method: 'get',
        path: `${base}/{id}/import/{table}`,
        inThread: true,
        tag,
        summary: summed('An empty workbook for the rows of a table', place),
        needs: annualAccess.view,
        params,
        file: XLSX,
      }),
      async (c) => {
        const { id, table } = c.req.valid('param');
        const bytes = await rowsTemplate(deps, c.get('scope'), { id, table }, fixed);
        return c.body(new Uint8Array(bytes), 200, {
          'Content-Type': XLSX,
          'Content-Disposition': attachment(`${table}.xlsx`),
        });
      },
    );
    app.addRoute({
      operationId: `read${noun}Rows`,
      method: 'post',
      path: `${base}/{id}/import/{table}`,
      inThread: true,
      summary: summed('Read the rows of a file for a table; nothing is saved', place),
      needs: annualAccess.write,
      params,
      form: z.object({ file: z.instanceof(File) }),
      out: readRowsSchema,
      does: (input, scope) => readRowsOf(deps, scope, input, fixed),
    });
    app.addRoute({
      operationId: `list${noun}Imports`,
      method: 'get',
      path: `${base}/{id}/import-history`,
      summary: summed('Files whose rows were taken into its sheets, the newest first', place),
      needs: annualAccess.view,
      params: byId,
      out: importHistorySchema,
      does: async ({ id }, scope) => ({ imports: await importHistory(deps, scope, id, fixed) }),
    });
  }
  app.openapi(
    route({
      operationId: 'getSptBadanRowsXml',
      method: 'get',
      path: `${annualBase}/{id}/export/{table}`,
      inThread: true,
      tag,
      summary: 'The rows of a table as the XML that the office imports (from 2025: L3B, L9, L11A)',
      needs: annualAccess.view,
      params,
      file: XML,
    }),
    async (c) => {
      const { bytes, name } = await rowsFile(deps, c.get('scope'), c.req.valid('param'));
      return c.body(new Uint8Array(bytes), 200, {
        'Content-Type': `${XML}; charset=utf-8`,
        'Content-Disposition': attachment(name),
      });
    },
  );
  return app;
};
