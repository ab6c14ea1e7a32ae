import { z } from '@hono/zod-openapi';
import { codeNameSchema, signeeSchema, taxpayerSchema } from '#domain/office/lookup-schema.ts';
import { countryNames } from '#domain/rules/identity/countries.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { checkNpwp } from '../check-numbers.ts';
import { fakturSignees } from '../signees.ts';

const tag = 'e-Faktur lookups';
const VIEW = 'EFAKTUR_DOC_VIEW';
/** The book of counterparties and the office's register serve invoices and slips alike. */
const SHARED = [VIEW, 'EBUPOT_WITHHOLDING_CREATE'] as const;

/** What the invoice form looks up of people: countries, signees, the office's register. */
export const lookupRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'listFakturCountries',
    method: 'get',
    path: '/efaktur/country-codes',
    summary: 'Countries',
    needs: VIEW,
    out: z.array(codeNameSchema),
    does: (_input, scope) => countryNames(scope.locale),
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
    operationId: 'checkNpwp',
    // Asked for by a body: an address is kept in logs and histories, where no tax number belongs.
    method: 'post',
    path: '/npwp-validator/npwp',
    summary: "What the office's register says of a number",
    needs: SHARED,
    body: z.strictObject({ npwp: z.string().regex(/^\d{15,16}$/, 'problem.field.type') }),
    out: taxpayerSchema,
    does: ({ npwp }, scope) => checkNpwp(deps, scope, npwp),
  });
  return app;
};
