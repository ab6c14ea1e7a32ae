import { z } from '@hono/zod-openapi';
import { l1Forms } from '#domain/trial-balance/l1-accounts.ts';
import {
  trialAccountInput,
  trialBalanceSchema,
  trialLinesSchema,
  trialRowInput,
} from '#domain/trial-balance/view-schema.ts';
import { createRouter } from '../../../http/create-router.ts';
import { route } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { importTrialBalance, WRITE } from '../import-balance.ts';
import { changeForm, confirmSure, correctRow, decideAccounts, dropTrialBalance } from '../map.ts';
import { VIEW, viewTrialBalance, viewTrialLines } from '../view.ts';

const base = '/efiling/trial-balance';
const tag = 'e-Filing neraca saldo';
const ofYear = z
  .string()
  .regex(/^20\d\d$/, 'problem.field.format')
  .meta({ examples: ['2025'] });
const byYear = z.object({ year: ofYear });
const version = z.int().min(1);
const form = z.enum(l1Forms);

export const trialBalanceRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'getTrialBalance',
    method: 'get',
    path: `${base}/{year}`,
    summary: 'The accounts of a tax year, each with its account of attachment L1; version 0 while there are none',
    needs: VIEW,
    params: byYear,
    out: trialBalanceSchema,
    does: ({ year }, scope) => viewTrialBalance(deps, scope, year),
  });
  app.addRoute({
    operationId: 'getTrialBalanceLines',
    method: 'get',
    path: `${base}/{year}/lines`,
    summary: 'Sums per L1 account from commercial to fiscal, with the accounts they come from',
    needs: VIEW,
    params: byYear,
    out: trialLinesSchema,
    does: ({ year }, scope) => viewTrialLines(deps, scope, year),
  });
  app.addRoute({
    operationId: 'importTrialBalance',
    method: 'post',
    path: base,
    inThread: true,
    summary: 'Upload the accounts of a tax year from any table; a further file replaces the one before',
    needs: WRITE,
    idempotent: true,
    form: z.object({ file: z.instanceof(File), year: ofYear, form }),
    status: 201,
    out: trialBalanceSchema,
    does: (input, scope) => importTrialBalance(deps, scope, input),
  });
  app.addRoute({
    operationId: 'decideTrialAccounts',
    method: 'put',
    path: `${base}/{year}/accounts`,
    summary: 'Say which L1 account some accounts are, and their columns',
    needs: WRITE,
    params: byYear,
    body: z.strictObject({ version, accounts: z.array(trialAccountInput).min(1).max(500) }),
    out: trialBalanceSchema,
    does: (input, scope) => decideAccounts(deps, scope, input),
  });
  app.addRoute({
    operationId: 'correctTrialRow',
    method: 'put',
    path: `${base}/{year}/unread`,
    summary: 'State the account of a row of the file that could not be read, or leave the row out with null',
    needs: WRITE,
    params: byYear,
    body: z.strictObject({ version, row: z.int().min(1), account: trialRowInput.nullable() }),
    out: trialBalanceSchema,
    does: (input, scope) => correctRow(deps, scope, input),
  });
  app.addRoute({
    operationId: 'confirmTrialAccounts',
    method: 'put',
    path: `${base}/{year}/confirmed`,
    summary: 'Confirm all proposals that are sure',
    needs: WRITE,
    params: byYear,
    body: z.strictObject({ version }),
    out: trialBalanceSchema,
    does: (input, scope) => confirmSure(deps, scope, input),
  });
  app.addRoute({
    operationId: 'changeTrialBalanceSector',
    method: 'put',
    path: `${base}/{year}/form`,
    summary: 'Another sector; everything is proposed again',
    needs: WRITE,
    params: byYear,
    body: z.strictObject({ version, form }),
    out: trialBalanceSchema,
    does: (input, scope) => changeForm(deps, scope, input),
  });
  app.openapi(
    route({
      operationId: 'removeTrialBalance',
      method: 'delete',
      path: `${base}/{year}`,
      tag,
      summary: 'Remove the accounts of a tax year',
      needs: 'EFILING_DELETE',
      params: byYear,
      status: 204,
    }),
    async (c) => {
      await dropTrialBalance(deps, c.get('scope'), c.req.valid('param').year);
      return c.body(null, 204);
    },
  );
  return app;
};
