import { z } from '@hono/zod-openapi';
import { bupotFilter } from '#domain/bupot/filter.ts';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import { slipFacilitySchema, slipObjectSchema } from '#domain/bupot/lookup-schema.ts';
import { offerObjects } from '#domain/bupot/slip-object.ts';
import { slips } from '#domain/bupot/slips.ts';
import { count } from '#domain/definition/view-pieces.ts';
import { jobSchema } from '#domain/jobs/view-schema.ts';
import { codeNameSchema, signeeSchema } from '#domain/office/lookup-schema.ts';
import { documentTypes } from '#domain/rules/bupot/document-types.ts';
import { facilities } from '#domain/rules/bupot/facilities.ts';
import { facilitiesFor } from '#domain/rules/bupot/facilities-for.ts';
import { jakartaDay } from '#domain/scope.ts';
import { createRouter, masa } from '../../../http/create-router.ts';
import { listQuery } from '../../../http/list-query.ts';
import { route } from '../../../http/route.ts';
import { offeredCountries } from '../../../services/company/countries.ts';
import type { Deps } from '../../../services/deps.ts';
import { bupotFamily, bupotsUnderway } from '../family.ts';
import { bupotSignees } from '../signees.ts';
import { nounOf, tag } from './schemas.ts';

const VIEW = 'EBUPOT_WITHHOLDING_VIEW';
const MOST = 500;

/** The kinds with lookups in the specification; the tables contain all kinds. */
const lookedUp = ['BPPU', 'BPNR', 'BP26', 'BPA1'] as const satisfies readonly SlipKind[];
const counted = ['BPPU', 'BPNR'] as const satisfies readonly SlipKind[];

const documents = documentTypes.map(({ code, name }) => ({ code, name }));

export const bupotLookupRoutes = (deps: Deps) => {
  const app = createRouter(tag);

  const lookingUp = (kind: SlipKind) => {
    const noun = nounOf(kind);
    const at = (path: string) =>
      ({ method: 'get', path: `/${slips[kind].resource}/${path}`, tag, needs: VIEW }) as const;
    app.openapi(
      route({
        ...at('tax-codes'),
        operationId: `list${noun}TaxCodes`,
        summary: `Tax objects a slip of kind ${kind} may have in a masa; the current month by default`,
        query: z.object({ q: z.string().max(100).default(''), period: masa.optional() }),
        out: z.array(slipObjectSchema),
      }),
      (c) => {
        const { q, period } = c.req.valid('query');
        const date = period === undefined ? jakartaDay(deps.now()) : `${period}-01`;
        return c.json(offerObjects({ kind, period: date.slice(0, 7), date }, q, MOST));
      },
    );
    app.openapi(
      route({
        ...at('document-types'),
        operationId: `list${noun}DocumentTypes`,
        summary: 'Documents a slip may be based on',
        out: z.array(codeNameSchema),
      }),
      (c) => c.json(documents),
    );
    app.openapi(
      route({
        ...at('certificate-types'),
        operationId: `list${noun}CertificateTypes`,
        summary: `Facilities a slip of kind ${kind} may carry, with what each needs`,
        out: z.array(slipFacilitySchema),
      }),
      (c) => {
        const offered = facilitiesFor(kind).map((code) => facilities[code]);
        return c.json(offered.map(({ code, name, effect, needs }) => ({ code, name, effect, needs })));
      },
    );
    app.openapi(
      route({
        ...at('country-codes'),
        operationId: `list${noun}Countries`,
        summary: 'Countries',
        out: z.array(codeNameSchema),
      }),
      async (c) => c.json(await offeredCountries(deps, c.get('scope'))),
    );
    app.openapi(
      route({
        ...at('signee'),
        operationId: `list${noun}Signees`,
        summary: 'Who signs slips',
        out: z.array(signeeSchema),
      }),
      async (c) => c.json(await bupotSignees(deps, c.get('scope'))),
    );
  };
  for (const kind of lookedUp) lookingUp(kind);
  app.addRoute({
    operationId: 'listPph21Signees',
    method: 'get',
    path: '/ebupot/pph21/signee',
    summary: 'Who signs slips of PPh 21/26',
    needs: VIEW,
    out: z.object({ content: z.array(signeeSchema) }),
    does: async (_input, scope) => ({ content: await bupotSignees(deps, scope) }),
  });

  const query = listQuery(bupotFilter).pick({ filter: true });
  for (const kind of counted)
    app.addRoute({
      operationId: `count${nounOf(kind)}s`,
      method: 'get',
      path: `/${slips[kind].resource}/count`,
      summary: `How many slips of kind ${kind} a filter finds`,
      needs: VIEW,
      query,
      out: z.object({ count }),
      does: async ({ filter }, scope) => {
        const totals = await bupotFamily.totals(deps, scope, filter, { kind });
        return { count: totals.count };
      },
    });
  app.addRoute({
    operationId: 'getBupotBatchStatus',
    method: 'get',
    path: '/ebupot/unifikasi/batch-status',
    summary: 'Jobs over slips that are not over, newest first',
    needs: VIEW,
    out: z.array(jobSchema),
    does: (_input, scope) => bupotsUnderway(deps, scope),
  });
  return app;
};
