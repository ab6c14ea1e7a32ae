import { z } from '@hono/zod-openapi';
import { namedSchema } from '#domain/definition/answers.ts';
import { signeeSchema } from '#domain/office/lookup-schema.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { annualAmendedSchema } from '#domain/spt-badan/amended-schema.ts';
import { annualReturn } from '#domain/spt-badan/annual-return.ts';
import {
  annualHeadSchema,
  annualLineSchema,
  annualResultSchema,
  annualRowSchema,
  annualViewSchema,
  sheetInput,
  sheetViewSchema,
} from '#domain/spt-badan/view-schema.ts';
import { bulkRoutes, exporting, removing } from '../../../documents/routes/bulk.ts';
import { moveRoutes } from '../../../documents/routes/moves.ts';
import { paperRoutes } from '../../../documents/routes/papers.ts';
import { readingRoutes } from '../../../documents/routes/reading.ts';
import { removeRoutes, saveRoutes } from '../../../documents/routes/saves.ts';
import { createRouter, reason } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { viewAmended } from '../amended-lines.ts';
import { annualBpePdf } from '../bpe.ts';
import { annualFamily } from '../family.ts';
import { annualSignees, fileAnnual, inquireAnnual } from '../file-annual.ts';
import { fillSheet } from '../fill-sheet.ts';
import { annualPdf } from '../print-annual.ts';
import { amendAnnual, annualSaves, headOf, type NewAnnual } from '../save-annual.ts';
import { explainAnnualLine, viewAnnual, viewSheet, whatIfAnnual } from '../view-annual.ts';
import { espt1771Place } from './espt-1771.ts';

const tag = 'spt-badan';
const base = `/${annualReturn.resource}`;
const at = [{ base, tag, noun: 'SptBadan' }];
const byId = z.object({ id: z.string() });
const bySheet = byId.extend({ sheet: z.string().max(64) });
const line = z.string().max(64);
const amount = z
  .string()
  .regex(/^-?\d{1,13}(\.\d{1,2})?$/, 'sptBadan.server.amount')
  .meta({ examples: ['1000000'] });

export const annualRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.route(
    '/',
    bulkRoutes(deps, annualFamily, {
      at,
      jobs: [removing('spt-badan.remove', 'bulk-delete'), exporting(annualReturn.exports, 'spt-badan.export')],
    }),
  );
  app.addRoute({
    operationId: 'getSptBadanSheet',
    method: 'get',
    path: `${base}/{id}/sheets/{sheet}`,
    summary: 'One sheet of an annual return: lines with their values, row tables, comments',
    needs: annualAccess.view,
    params: bySheet,
    out: sheetViewSchema,
    does: (input, scope) => viewSheet(deps, scope, input),
  });
  app.addRoute({
    operationId: 'fillSptBadanSheet',
    method: 'put',
    path: `${base}/{id}/sheets/{sheet}`,
    summary: 'Save the entries of one sheet; a stale version of the sheet is refused',
    needs: annualAccess.write,
    params: bySheet,
    body: sheetInput,
    out: sheetViewSchema,
    does: (input, scope) => fillSheet(deps, scope, input),
  });
  app.addRoute({
    operationId: 'explainSptBadanLine',
    method: 'get',
    path: `${base}/{id}/lines/{line}`,
    summary: 'How a line of an annual return is made; `line` is sheet!line',
    needs: annualAccess.view,
    params: byId.extend({ line }),
    out: annualLineSchema,
    does: (input, scope) => explainAnnualLine(deps, scope, input),
  });
  app.addRoute({
    operationId: 'tryLineOfSptBadan',
    method: 'get',
    path: `${base}/{id}/what-if`,
    summary: 'The result with another amount in a line, or without a line one further correction; nothing is saved',
    needs: annualAccess.view,
    params: byId,
    query: z.object({ line: line.optional(), amount }),
    out: annualResultSchema,
    does: (input, scope) => whatIfAnnual(deps, scope, input),
  });
  app.addRoute({
    operationId: 'getAmendedSptBadan',
    method: 'get',
    path: `${base}/{id}/amended-lines`,
    summary: 'Lines and rows of a correction that differ from the filed return, and what it adds to pay',
    needs: annualAccess.view,
    params: byId,
    out: annualAmendedSchema,
    does: (input, scope) => viewAmended(deps, scope, input),
  });
  app.addRoute({
    operationId: 'listSptBadanSignees',
    method: 'get',
    path: `${base}/signee`,
    summary: 'Who may sign annual returns',
    needs: annualAccess.view,
    out: z.array(signeeSchema),
    does: (_input, scope) => annualSignees(deps, scope),
  });
  app.addRoute({
    operationId: 'fileSptBadan',
    method: 'post',
    path: `${base}/{id}/file`,
    summary: 'Sign and file an annual return without open findings',
    needs: annualAccess.upload,
    params: byId,
    body: z.strictObject({ signeeId: z.string().max(64).optional() }),
    idempotent: true,
    out: annualHeadSchema,
    does: async (input, scope) => headOf(await fileAnnual(deps, scope, input)),
  });
  app.addRoute({
    operationId: 'amendSptBadan',
    method: 'post',
    path: `${base}/{id}/amend`,
    summary: 'Make the next correction of a filed annual return',
    needs: annualAccess.write,
    params: byId,
    body: z.strictObject({ reason }),
    status: 201,
    idempotent: true,
    out: annualHeadSchema,
    does: async (input, scope) => headOf(await amendAnnual(deps, scope, input)),
  });
  app.route(
    '/',
    moveRoutes(deps, annualFamily, {
      at,
      answer: z.union([annualHeadSchema, namedSchema]),
      does: {
        inquire: async (inner, scope, params) => headOf(await inquireAnnual(inner, scope, params)),
        remove: annualSaves.remove,
      },
    }),
  );
  app.route(
    '/',
    saveRoutes(deps, annualSaves, {
      at,
      body: () => ({ taxYear: z.int(), months: z.int().min(1).max(12).default(12) }),
      toParams: (body) => ({ input: body as NewAnnual }),
      answer: annualHeadSchema,
      changes: () => [],
      summary: { create: 'Make the annual return of a tax year, with what the year before carries into it' },
    }),
  );
  app.route('/', removeRoutes(deps, annualSaves, { at, summary: 'Remove an annual return that was never filed' }));
  app.route(
    '/',
    paperRoutes(deps, {
      at: [...at, espt1771Place],
      view: annualAccess.view,
      papers: [
        {
          operation: (noun) => `get${noun}Pdf`,
          path: 'pdf',
          summary: 'All sheets in the order of the form as PDF; with a watermark before it is filed',
          make: annualPdf,
        },
        {
          operation: (noun) => `get${noun}Bpe`,
          path: 'bpe',
          summary: 'The receipt of its filing (BPE) as PDF',
          make: annualBpePdf,
        },
      ],
    }),
  );
  app.route(
    '/',
    readingRoutes(deps, annualFamily, {
      at,
      view: (inner, scope, id) => viewAnnual(inner, scope, { id }),
      answers: { row: annualRowSchema, one: annualViewSchema },
    }),
  );
  return app;
};
