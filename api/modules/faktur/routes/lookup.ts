import { z } from '@hono/zod-openapi';
import { codeNameSchema, signeeSchema, taxpayerSchema } from '#domain/office/lookup-schema.ts';
import { createRouter } from '../../../http/create-router.ts';
import { offeredCountries } from '../../../services/company/countries.ts';
import type { Deps } from '../../../services/deps.ts';
import { checkNpwp } from '../check-numbers.ts';
import { fakturSignees } from '../signees.ts';

const tag = 'e-Faktur lookups';
const VIEW = 'EFAKTUR_DOC_VIEW';
/** Counterparties and register lookups are shared by invoices and slips. */
const SHARED = [VIEW, 'EBUPOT_WITHHOLDING_CREATE'] as const;

const npwpText = z.string().regex(/^\d{15,16}$/, 'problem.field.type');

export const lookupRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'listFakturCountries',
    method: 'get',
    path: '/efaktur/country-codes',
    summary: 'Countries',
    needs: VIEW,
    out: z.array(codeNameSchema),
    does: (_input, scope) => offeredCountries(deps, scope),
  });
  app.addRoute({
    operationId: 'listFakturSignees',
    method: 'get',
    path: '/efaktur/signee',
    summary: 'Who signs invoices',
    needs: VIEW,
    out: z.array(signeeSchema),
    does: (_input, scope) => fakturSignees(deps, scope),
  });
  app.addRoute({
    operationId: 'getNpwp',
    method: 'get',
    path: '/validator/npwp',
    summary: "Look up a number in the tax office's register",
    needs: SHARED,
    query: z.object({ q: npwpText }),
    out: taxpayerSchema,
    does: ({ q }, scope) => checkNpwp(deps, scope, q),
  });
  app.addRoute({
    operationId: 'checkNpwp',
    // POST, because URLs end up in logs and browser histories, where tax numbers do not belong.
    method: 'post',
    path: '/npwp-validator/npwp',
    summary: "Look up a number in the tax office's register",
    needs: SHARED,
    body: z.strictObject({ npwp: npwpText }),
    out: taxpayerSchema,
    does: ({ npwp }, scope) => checkNpwp(deps, scope, npwp),
  });
  return app;
};
