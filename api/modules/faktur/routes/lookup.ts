import { z } from '@hono/zod-openapi';
import { codeNameSchema, counterpartySchema, signeeSchema, taxpayerSchema } from '#domain/office/lookup-schema.ts';
import { countryNames } from '#domain/rules/identity/countries.ts';
import { addresses } from '../../../http/addresses.ts';
import { listQuery, pageOf, withRange } from '../../../http/list-query.ts';
import type { Deps } from '../../../services/deps.ts';
import { checkNpwp } from '../check-numbers.ts';
import { addCounterparty, changeCounterparty, findCounterparties, oneCounterparty } from '../counterparties.ts';
import { fakturSignees } from '../signees.ts';
import { byId, fakturId, version } from './schemas.ts';

const tag = 'e-Faktur lookups';
const CREATE = 'EFAKTUR_DOC_CREATE';
const VIEW = 'EFAKTUR_DOC_VIEW';
/** The book of counterparties and the office's register serve invoices and slips alike. */
const SHARED = [VIEW, 'EBUPOT_WITHHOLDING_CREATE'] as const;
const q = z.string().trim().max(100).default('');

const counterparty = {
  document: z.enum(['TIN', 'National ID', 'Passport', 'Other ID']),
  identity: z.string().trim().min(1, 'problem.field.required').max(50),
  nitku: z.string().trim().max(22).default(''),
  country: z.string().trim().length(3).default('IDN'),
  name: z.string().trim().min(1, 'problem.field.required').max(255),
  address: z.string().trim().max(500).default(''),
  email: z.email('problem.field.type').max(50).nullish(),
  phone: z.string().trim().max(20).nullish(),
};

/** What the invoice form looks up of people: countries, signees, buyers met before, the office's register. */
export const lookupRoutes = (deps: Deps) => {
  const app = addresses(tag);
  app.answers({
    operationId: 'listFakturCountries',
    method: 'get',
    path: '/efaktur/country-codes',
    summary: 'Countries',
    needs: VIEW,
    out: z.array(codeNameSchema),
    does: (_said, scope) => countryNames(scope.locale),
  });
  app.answers({
    operationId: 'listFakturSignees',
    method: 'get',
    path: '/efaktur/signee',
    summary: 'Who signs invoices',
    needs: VIEW,
    out: z.array(signeeSchema),
    does: (_said, scope) => fakturSignees(deps, scope),
  });
  app.answers({
    operationId: 'listCounterparties',
    method: 'get',
    path: '/counterparties',
    summary: 'Counterparties met before',
    needs: SHARED,
    query: listQuery(z.strictObject({ q: z.string().trim().max(100).optional() })).extend({ q }),
    out: z.array(counterpartySchema),
    does: async ({ range, filter, q: typed }, scope, c) => {
      const page = pageOf(range);
      const { rows, total } = await findCounterparties(deps, scope, { q: filter?.q ?? typed, ...page });
      withRange(c, page.offset, rows.length, total);
      return rows;
    },
  });
  app.answers({
    operationId: 'getCounterparty',
    method: 'get',
    path: '/counterparties/{id}',
    summary: 'One buyer',
    needs: VIEW,
    params: byId,
    out: counterpartySchema,
    does: ({ id }, scope) => oneCounterparty(deps, scope, id),
  });
  app.answers({
    operationId: 'addCounterparty',
    method: 'post',
    path: '/counterparties',
    summary: 'Add a buyer',
    needs: CREATE,
    body: z.strictObject(counterparty),
    status: 201,
    out: counterpartySchema,
    does: (said, scope) => addCounterparty(deps, scope, said),
  });
  app.answers({
    operationId: 'updateCounterparty',
    method: 'put',
    path: '/counterparties/{id}',
    summary: 'Change a buyer',
    needs: CREATE,
    params: z.object({ id: fakturId }),
    body: z.strictObject({ version, ...counterparty }),
    out: counterpartySchema,
    does: (said, scope) => changeCounterparty(deps, scope, said),
  });
  app.answers({
    operationId: 'checkNpwp',
    method: 'get',
    path: '/npwp-validator/npwp/{npwp}',
    summary: "What the office's register says of a number",
    needs: SHARED,
    params: z.object({ npwp: z.string().regex(/^\d{15,16}$/, 'problem.field.type') }),
    out: taxpayerSchema,
    does: ({ npwp }, scope) => checkNpwp(deps, scope, npwp),
  });
  return app;
};
