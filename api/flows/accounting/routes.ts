import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { logFilters } from '#domain/accounting/link.ts';
import {
  accountingCodesSchema,
  accountingCompanySchema,
  accountingLinkSchema,
  accountingRecordSchema,
} from '#domain/accounting/view-schema.ts';
import { accountingLog } from '../../../db/repositories/accounting.ts';
import { createRouter, masa } from '../../http/create-router.ts';
import { listQuery, onePage } from '../../http/list-query.ts';
import type { Deps } from '../../services/deps.ts';
import { chooseCompany, connect, disconnect, listCodes, listCompanies, showLink } from './connection.ts';
import { ownCompanyOf } from './link.ts';
import { startTaking } from './take.ts';

const read = { needs: keysOf('jurnal-integration', 'list') };
const write = { needs: keysOf('jurnal-integration', 'edit') };
const version = z.int().min(0);
const log = listQuery(z.strictObject({ show: z.enum(logFilters).optional() }));

export const accountingRoutes = (deps: Deps) => {
  const app = createRouter('accounting');
  app.addRoute({
    ...read,
    operationId: 'getAccountingLink',
    method: 'get',
    path: '/jurnal-integration',
    summary: 'The connection to the accounting product',
    out: accountingLinkSchema,
    does: (_input, scope) => showLink(deps, scope),
  });
  app.addRoute({
    ...write,
    operationId: 'connectAccounting',
    method: 'put',
    path: '/jurnal-integration',
    summary: 'Connect with a key, which is tried first',
    body: z.strictObject({ token: z.string().trim().min(1, 'problem.field.required').max(500), version }),
    out: accountingLinkSchema,
    does: (input, scope) => connect(deps, scope, input),
  });
  app.addRoute({
    ...write,
    operationId: 'disconnectAccounting',
    method: 'put',
    path: '/jurnal-integration/disconnect',
    summary: 'Forget the key; what was taken stays',
    body: z.strictObject({ version }),
    out: accountingLinkSchema,
    does: (input, scope) => disconnect(deps, scope, input.version),
  });
  app.addRoute({
    ...write,
    operationId: 'chooseAccountingCompany',
    method: 'put',
    path: '/jurnal-integration/company',
    summary: 'Choose the company whose invoices are taken',
    body: z.strictObject({ company: z.string().min(1, 'problem.field.required').max(64), version }),
    out: accountingLinkSchema,
    does: (input, scope) => chooseCompany(deps, scope, input),
  });
  app.addRoute({
    ...write,
    operationId: 'listAccountingCompanies',
    method: 'get',
    path: '/jurnal-integration/companies',
    summary: 'The companies of the key',
    out: z.array(accountingCompanySchema),
    does: (_input, scope) => listCompanies(deps, scope),
  });
  app.addRoute({
    ...read,
    operationId: 'listAccountingCodes',
    method: 'get',
    path: '/jurnal-integration/codes',
    summary: 'Accounts and tax codes of the chosen company, and whether they are mapped',
    out: accountingCodesSchema,
    does: (_input, scope) => listCodes(deps, scope),
  });
  app.addRoute({
    needs: keysOf('jurnal-integration', 'take'),
    operationId: 'takeFromAccounting',
    method: 'post',
    path: '/jurnal-integration/take',
    summary: 'Take contacts, and the invoices since a tax period',
    body: z.strictObject({ from: masa }),
    status: 202,
    idempotent: true,
    out: z.object({ jobId: z.string() }),
    does: ({ from }, scope) => startTaking(deps, scope, from),
  });
  app.addRoute({
    ...read,
    operationId: 'listAccountingRecords',
    method: 'get',
    path: '/jurnal-integration/log',
    summary: 'What came, what did not and why; the newest first',
    query: log,
    out: z.array(accountingRecordSchema),
    does: async ({ range, filter = {} }, scope, c) => {
      await ownCompanyOf(scope, deps.db.read);
      return onePage(c, range, async (page) => {
        const { rows, total } = await accountingLog(scope, deps.db.read, filter.show ?? 'all', page);
        return {
          rows: rows.map(
            ({ record: { companyId: _, theirCompany: __, theirId: ___, theirChange: ____, ...row }, status }) => ({
              ...row,
              status,
              seenAt: new Date(row.seenAt).toISOString(),
            }),
          ),
          total,
        };
      });
    },
  });
  return app;
};
