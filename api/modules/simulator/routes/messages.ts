import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { companyProofSchema } from '#domain/company/proof.ts';
import {
  bankAccountSchema,
  bankMovementSchema,
  billingBehaviourSchema,
  counterReceiptSchema,
  simulatedLetterSchema,
  simulatedMessageSchema,
} from '#domain/simulator/view-schema.ts';
import { waysToPay } from '#domain/simulator/ways-to-pay.ts';
import { createRouter } from '../../../http/create-router.ts';
import { anyFilter, listQuery, onePage, withRange } from '../../../http/list-query.ts';
import { authoriseAtSimulator, companyProof } from '../../../services/company/proof.ts';
import type { Deps } from '../../../services/deps.ts';
import { getBankAccounts, getBillingBehaviours, payAtBank, payAtCounter } from '../bank.ts';
import { getMessage, getMessages } from '../messages.ts';

const tag = 'simulator';
const channel = z.enum(['email', 'whatsapp']);

const payment = z.object({
  number: z.string().regex(/^\d{16}$/),
  /** Whole rupiah; the simulated bank accepts any amount. */
  amount: z.string().regex(/^0*[1-9]\d{0,12}(\.00)?$/),
  how: z.enum(waysToPay).default('exact'),
});

const atCounter = z.object({
  code: z.string().regex(/^\d{15}$/),
  /** Whole rupiah. */
  amount: z.string().regex(/^0*[1-9]\d{0,12}(\.00)?$/),
});

export const simulatorRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'listSimulatedMessages',
    method: 'get',
    path: '/simulator/messages',
    summary: 'Simulated mails and messages, newest first: those to oneself, and with a key those of the company',
    query: listQuery(anyFilter).extend({ channel: channel.optional() }),
    out: z.array(simulatedLetterSchema),
    does: async ({ range, channel }, scope, c) => {
      return onePage(c, range, (page) => getMessages(deps, scope, channel, page));
    },
  });
  app.addRoute({
    operationId: 'getSimulatedMessage',
    method: 'get',
    path: '/simulator/messages/{id}',
    summary: 'One simulated mail or message',
    params: z.object({ id: z.string().max(64) }),
    out: simulatedMessageSchema,
    does: ({ id }, scope) => getMessage(deps, scope, id),
  });
  app.addRoute({
    operationId: 'authoriseAtSimulatedOffice',
    method: 'post',
    path: '/simulator/office/authorise',
    summary: 'Act as the taxpayer of this company at the simulated office: authorise it by its code',
    needs: keysOf('companies', 'create'),
    out: companyProofSchema,
    does: async (_input, scope) => {
      await authoriseAtSimulator(deps, scope);
      return companyProof(deps, scope);
    },
  });
  app.addRoute({
    operationId: 'listSimulatedAccounts',
    method: 'get',
    path: '/simulator/bank',
    summary: 'Accounts at the simulated bank with their movements and callbacks, newest first',
    needs: 'EBILLING_PAYMENT_VIEW',
    out: z.array(bankAccountSchema),
    does: async (_input, scope, c) => {
      const rows = await getBankAccounts(deps, scope);
      withRange(c, 0, rows.length, rows.length);
      return rows;
    },
  });
  app.addRoute({
    operationId: 'payAtSimulatedBank',
    method: 'post',
    path: '/simulator/bank/pay',
    summary: 'Pay to a virtual account as a person does at a bank',
    needs: 'EBILLING_PAYMENT_CREATE',
    body: payment,
    status: 201,
    out: z.array(bankMovementSchema),
    does: (input, scope) => payAtBank(deps, scope, input),
  });
  app.addRoute({
    operationId: 'listSimulatedBehaviours',
    method: 'get',
    path: '/simulator/billing',
    summary: 'How the simulated tax office treats a billing code, by the last four digits of its amount',
    needs: ['EBILLING_VIEW', 'EBILLING_PAYMENT_VIEW'],
    out: z.array(billingBehaviourSchema),
    does: (_input, scope) => getBillingBehaviours(deps, scope),
  });
  app.addRoute({
    operationId: 'payAtSimulatedCounter',
    method: 'post',
    path: '/simulator/billing/pay',
    summary: 'Pay a billing code as a person does at a bank’s counter',
    needs: 'EBILLING_PAYMENT_CREATE',
    body: atCounter,
    status: 201,
    out: counterReceiptSchema,
    does: (input, scope) => payAtCounter(deps, scope, input),
  });
  return app;
};
