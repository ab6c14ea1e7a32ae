import { z } from '@hono/zod-openapi';
import { slips } from '#domain/bupot/slips.ts';
import { yearRun } from '#domain/bupot/year/monthly-slips.ts';
import { yearViews } from '#domain/bupot/year/preview.ts';
import { manyChoices, settledByKey } from '#domain/bupot/year/settled.ts';
import { yearPageSchema, yearSummarySchema } from '#domain/bupot/year/view-schema.ts';
import { bulkAnswerSchema, wholeJobSchema } from '#domain/definition/answers.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { drawYears } from '../draw-years.ts';
import type { AnnualKind, DrawParams } from '../drawn-years.ts';
import { previewYears, summariseYears } from '../preview-years.ts';
import { redrawBupots } from '../redraw-item.ts';
import { base, lockReason, nounOf, selectionOf, selectionWith, tag } from './schemas.ts';

const CREATE = 'EBUPOT_WITHHOLDING_CREATE';
const kinds: readonly AnnualKind[] = ['BPA1', 'BPA2'];

const choices = manyChoices.max(20_000).default([]);
const keys = z.array(z.string().min(1).max(255)).min(1, 'problem.field.required').max(20_000).optional();

const run = yearRun.extend({ choices });
const page = run.extend({
  view: z.enum(yearViews).default('all'),
  q: z.string().max(255).default(''),
  after: z.string().max(255).default(''),
  limit: z.int().min(1).max(200).default(50),
  keys,
});

export const bupotYearRoutes = (deps: Deps) => {
  const app = createRouter(tag);

  const drawing = (kind: AnnualKind) => {
    const path = `/${slips[kind].resource}/from-monthly`;
    const inputOf = ({ choices: settled, ...of }: z.infer<typeof run>): DrawParams => ({
      kind,
      run: { year: of.year, lastMonth: of.lastMonth, lastPay: of.lastPay },
      settled: settledByKey(settled),
    });
    app.addRoute({
      operationId: `preview${nounOf(kind)}Years`,
      method: 'post',
      path,
      summary: `What slips of kind ${kind} would be drawn from the issued monthly slips of a year, and what was found of each employee; page by page, nothing is written`,
      needs: CREATE,
      body: page,
      out: yearPageSchema,
      does: ({ view, q, after, limit, keys: only, ...of }, scope) =>
        previewYears(deps, scope, { ...inputOf(of), view, q, after, limit, keys: only }),
    });
    app.addRoute({
      operationId: `summarise${nounOf(kind)}Years`,
      method: 'post',
      path: `${path}/summary`,
      summary: `How many employees of a year are ready for a slip of kind ${kind}, and what blocks the others`,
      needs: CREATE,
      body: run,
      out: yearSummarySchema,
      does: (input, scope) => summariseYears(deps, scope, inputOf(input)),
    });
    app.addRoute({
      operationId: `draw${nounOf(kind)}Years`,
      method: 'post',
      path: `${path}/draw`,
      summary: `Draw the slips of kind ${kind} of everybody who is ready, or of those named, as drafts; a job`,
      needs: CREATE,
      body: run.extend({ keys, lockReason }),
      idempotent: true,
      out: wholeJobSchema,
      does: ({ keys: only, lockReason: why, ...of }, scope) =>
        drawYears(deps, scope, { ...inputOf(of), keys: only, lockReason: why }),
    });
  };
  for (const kind of kinds) drawing(kind);

  app.addRoute({
    operationId: 'redrawBupots',
    method: 'post',
    path: `${base}/redraw`,
    summary: 'Draw drafts of a year again from the monthly slips as they are now; what a person wrote stays. A job',
    needs: CREATE,
    body: selectionWith({ lockReason }),
    idempotent: true,
    out: bulkAnswerSchema,
    does: ({ lockReason: why, ...of }, scope) => redrawBupots(deps, scope, selectionOf(of), why),
  });
  return app;
};
