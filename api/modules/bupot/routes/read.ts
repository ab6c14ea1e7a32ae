import { z } from '@hono/zod-openapi';
import { slipKinds } from '#domain/bupot/kinds.ts';
import { maxima } from '#domain/bupot/maxima.ts';
import { bupotRowSchema } from '#domain/bupot/record-schema.ts';
import { billingGroupSchema, bupotStartSchema, bupotViewSchema, payeeHabitSchema } from '#domain/bupot/view-schema.ts';
import { bulkRoutes, exporting, removing } from '../../../documents/routes/bulk.ts';
import { readingRoutes } from '../../../documents/routes/reading.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { billTogether, bupotFamily } from '../family.ts';
import { bupotStart, payeeHistory } from '../form.ts';
import { USUAL_NAME } from '../print-bupot.ts';
import { viewBupot } from '../view-bupot.ts';
import { at, base, selection, selectionOf, tag } from './schemas.ts';

const pattern = z.string().trim().min(1, 'problem.field.required').max(200).default(USUAL_NAME);

export const bupotRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.route(
    '/',
    readingRoutes(deps, bupotFamily, { at, view: viewBupot, answers: { row: bupotRowSchema, one: bupotViewSchema } }),
  );
  app.route(
    '/',
    bulkRoutes(deps, bupotFamily, {
      at,
      jobs: [
        removing('bupot.remove'),
        exporting(bupotFamily.definition.exports, 'bupot.export', {
          action: ({ format }) => (format === 'xml' ? 'xml' : 'export'),
        }),
        {
          operation: (noun) => `download${noun}s`,
          path: 'bulk-download',
          summary: 'PDFs of a selection in a zip, as a job; the pattern names the files',
          action: 'pdf',
          job: 'bupot.pdf-zip',
          more: { pattern },
          payload: ({ pattern: names }) => ({ pattern: names }),
        },
      ],
    }),
  );
  app.addRoute({
    operationId: 'groupBupotBillings',
    method: 'post',
    path: `${base}/billing-groups`,
    summary: 'What a selection of self-paid slips is to be paid with: one code for each account and masa',
    needs: bupotFamily.access.view,
    body: selection,
    out: z.array(billingGroupSchema),
    does: (input, scope) => billTogether(deps, scope, selectionOf(input)),
  });
  return app;
};

const needs = 'EBUPOT_WITHHOLDING_CREATE';

export const bupotFormRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'getBupotStart',
    method: 'get',
    path: '/ebupot/form-start',
    summary: 'What the form of a slip starts with: the company, its places, who signs, and today',
    needs,
    out: bupotStartSchema,
    does: (_input, scope) => bupotStart(deps, scope),
  });
  app.addRoute({
    operationId: 'listPayeeHabits',
    method: 'post',
    path: '/ebupot/payee-history',
    summary: 'What is usually withheld from a payee: objects, facilities and rates of its slips, what came last first',
    needs,
    body: z.strictObject({
      npwp: z.string().trim().min(1, 'problem.field.required').max(maxima.tin),
      kind: z.enum(slipKinds),
    }),
    out: z.array(payeeHabitSchema),
    does: (input, scope) => payeeHistory(deps, scope, input),
  });
  return app;
};
