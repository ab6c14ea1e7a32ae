import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { filterSchema } from '#domain/definition/filter.ts';
import { isPeriodOf, kindFacts, returnKinds } from '#domain/efiling/kinds.ts';
import { filedAnswer, isFiledReturn } from '#domain/efiling/register.ts';
import { type RegisterState, registerStatus } from '#domain/efiling/register-status.ts';
import { type ReportFilter, reportFilters } from '#domain/efiling/report.ts';
import { registerSummary } from '#domain/efiling/summary.ts';
import {
  filedAnswerSchema,
  kindSchema,
  kindSummarySchema,
  registerRowSchema,
  reportTotalsSchema,
} from '#domain/efiling/view-schema.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay } from '#domain/scope.ts';
import { bulkRoutes, exporting } from '../../documents/routes/bulk.ts';
import { answerPage, listQuery, pageOf } from '../../http/list-query.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { reportFamily } from './family.ts';
import { readRegister } from './register.ts';

const tag = 'e-filing';
const base = '/efiling/report';
const needs = keysOf('efiling/report', 'list');
const query = listQuery(filterSchema(reportFilters));

const filed = (Object.keys(registerStatus.states) as RegisterState[]).filter((status) => isFiledReturn({ status }));

const filedOf = (filter: ReportFilter = {}): ReportFilter => {
  const status = filed.filter((one) => !filter.status || [filter.status].flat().includes(one));
  return status.length > 0 ? { ...filter, status } : { ...filter, ids: [] };
};

export const reportRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'listReturns',
      method: 'get',
      path: base,
      tag,
      summary: 'Every return that is due, prepared or filed, of every kind',
      needs,
      query,
      out: z.array(registerRowSchema),
    }),
    async (c) => {
      const { range, sort, filter } = c.req.valid('query');
      const page = pageOf(range);
      return answerPage(c, page.offset, await reportFamily.written(deps, c.get('scope'), { filter, sort, ...page }));
    },
  );
  app.openapi(
    route({
      operationId: 'totalReturns',
      method: 'get',
      path: `${base}/totals`,
      tag,
      summary: 'Count by state and the fines for late filing, over a whole filter',
      needs,
      query: query.pick({ filter: true }),
      out: reportTotalsSchema,
    }),
    async (c) => c.json(await reportFamily.totals(deps, c.get('scope'), c.req.valid('query').filter)),
  );
  app.openapi(
    route({
      operationId: 'readFiling',
      method: 'get',
      path: '/efiling/fetch_filing_tax_info/{kind}/{period}',
      tag,
      summary: 'Whether the return of a period is filed, when, and under which BPE, with all its versions',
      needs,
      params: z.object({ kind: z.enum(returnKinds), period: z.string().max(7) }),
      out: filedAnswerSchema,
    }),
    async (c) => {
      const of = c.req.valid('param');
      if (!isPeriodOf(of.kind, of.period)) throw new Problem('invalid', { errors: { period: 'efiling.check.period' } });
      const rows = await readRegister(c.get('scope'), deps.db.read, jakartaDay(deps.now()));
      return c.json(filedAnswer(rows, of));
    },
  );
  app.openapi(
    route({
      operationId: 'listReturnKinds',
      method: 'get',
      path: '/efiling/type',
      tag,
      summary: 'The kinds of returns, and whether they are prepared here',
      needs,
      out: z.array(kindSchema),
    }),
    (c) => {
      const { locale } = c.get('scope');
      return c.json(
        returnKinds.map((kind) => {
          const { covers, madeHere } = kindFacts[kind];
          return { kind, name: say(locale, `efiling.kind.${kind}`), covers, madeHere };
        }),
      );
    },
  );
  app.openapi(
    route({
      operationId: 'summarizeReturns',
      method: 'get',
      path: '/efiling/summary',
      tag,
      summary: 'For each kind: how many in which state, how many late, fines, the next due day',
      needs,
      query: z.object({
        year: z
          .string()
          .regex(/^\d{4}$/)
          .optional(),
      }),
      out: z.array(kindSummarySchema),
    }),
    async (c) => {
      const { year } = c.req.valid('query');
      const rows = await readRegister(c.get('scope'), deps.db.read, jakartaDay(deps.now()));
      return c.json([...registerSummary(rows.filter(({ period }) => !year || period.startsWith(year)))]);
    },
  );
  app.openapi(
    route({
      operationId: 'listFiledReturns',
      method: 'get',
      path: '/efiling/tax-management/filed',
      tag,
      summary: 'What is filed, with its BPE, of every kind; the newest version and those it corrects',
      needs,
      query,
      out: z.array(registerRowSchema),
    }),
    async (c) => {
      const { range, sort, filter } = c.req.valid('query');
      const page = pageOf(range);
      const params = { filter: filedOf(filter), sort, ...page };
      return answerPage(c, page.offset, await reportFamily.written(deps, c.get('scope'), params));
    },
  );
  return app.route(
    '/',
    bulkRoutes(deps, reportFamily, {
      at: [{ base, tag, noun: 'Return' }],
      jobs: [
        exporting(['xlsx', 'csv'], 'efiling.export'),
        {
          operation: (noun) => `download${noun}s`,
          path: 'bulk-download',
          summary: 'The forms or the receipts (BPE) of a selection as a zip, as a job',
          action: ({ paper }) => (paper === 'spt' ? 'pdf' : 'bpe'),
          job: 'efiling.pdf-zip',
          more: { paper: z.enum(['spt', 'bpe']) },
          payload: ({ paper }) => ({ paper }),
        },
        {
          operation: (noun) => `collect${noun}Evidence`,
          path: 'evidence',
          summary:
            'What proves filed returns, as a zip that verifies itself: forms, documents, reconciliation, lines, history, BPE; as a job',
          action: 'evidence',
          job: 'efiling.evidence',
        },
      ],
    }),
  );
};
