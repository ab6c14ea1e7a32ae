import { z } from '@hono/zod-openapi';
import { billingSchema } from '#domain/billing/stored-schema.ts';
import { isDay } from '#domain/definition/day.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { depositUseInput } from '#domain/spt/deposit-use.ts';
import { checkedProofSchema, depositSchema } from '#domain/spt/money-schema.ts';
import { sptSchema } from '#domain/spt/record-schema.ts';
import { createRouter, masa } from '../../../http/create-router.ts';
import { route } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { billReturn } from '../../billing/bill-return.ts';
import { typedNtpn, typedPbk, viewDeposit } from '../deposit.ts';
import { dropDepositUse, keepDepositUse } from '../deposit-uses.ts';
import { openBillsOf } from '../file-spt.ts';
import { payFromDeposit } from '../pay-from-deposit.ts';
import { checkProof, type Given, proveSpt, unproveSpt } from '../prove-spt.ts';
import { byId, sptBases, tag } from './schemas.ts';

const id = z.string().min(1).max(64);
/** KAP-KJS, separated by commas. */
const accounts = z
  .string()
  .regex(/^\d{6}-\d{3}(,\d{6}-\d{3}){0,99}$/)
  .transform((text) => text.split(','))
  .optional();
const named = z.object({ id });
const proofPath = z.object({ sptId: id, depositId: id });

/** A receipt of ours needs its id only; another receipt its number and billing code; a transfer all fields. */
const proof = z.strictObject({
  ntpn: z.string().max(40).optional(),
  billingCode: z.string().max(40).optional(),
  pbk: z
    .strictObject({
      number: z.string().trim().min(1).max(64),
      kapKjs: z.string().regex(/^\d{6}-\d{3}$/, 'problem.field.choice'),
      period: masa,
      amount: z.string().regex(/^[1-9]\d{0,12}(\.0{1,2})?$/, 'problem.field.whole_rupiah'),
      date: z.string().refine(isDay, 'problem.field.day'),
    })
    .optional(),
});

const givenOf = async (
  deps: Deps,
  scope: Scope,
  depositId: string,
  { ntpn, billingCode, pbk }: z.infer<typeof proof>,
): Promise<Given> => {
  if (pbk) return typedPbk(deps, pbk);
  if (ntpn !== undefined) return typedNtpn(deps, scope, { ntpn, billingCode });
  if (billingCode !== undefined) throw new Problem('invalid', { errors: { ntpn: 'problem.field.required' } });
  return { ntpnId: depositId };
};

export const sptDepositRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  for (const { base, type, noun } of sptBases) {
    const { write: needs, view } = returnAccess(type);
    const path = `${base}/{sptId}/deposit/doss/{depositId}`;
    app.addRoute({
      operationId: `get${noun}Deposit`,
      method: 'get',
      path: `${base}/{id}/deposit`,
      summary: `What a return of ${type} leaves to pay, the codes made for it, proofs, and receipts at hand that fit`,
      needs: view,
      params: byId,
      out: depositSchema,
      does: (input, scope) => viewDeposit(deps, scope, { ...input, type }),
    });
    app.addRoute({
      operationId: `payFromDeposit${noun}`,
      method: 'post',
      path: `${base}/{id}/deposit/transfer`,
      summary: `Pay all a return of ${type} still owes from the tax deposit, by transfers of its oldest fillings`,
      needs,
      params: byId,
      out: sptSchema,
      does: (input, scope) => payFromDeposit(deps, scope, { ...input, type }),
    });
    app.addRoute({
      operationId: `keepDepositUse${noun}`,
      method: 'post',
      path: `${base}/deposit/uses`,
      summary: 'Say that part of the tax deposit was used outside this product',
      needs,
      body: depositUseInput,
      status: 201,
      idempotent: true,
      out: named,
      does: (input, scope) => keepDepositUse(deps, scope, { ...input, type }),
    });
    app.addRoute({
      operationId: `dropDepositUse${noun}`,
      method: 'delete',
      path: `${base}/deposit/uses/{id}`,
      summary: 'Take such a use of the tax deposit back',
      needs,
      params: byId,
      out: named,
      does: (input, scope) => dropDepositUse(deps, scope, { ...input, type }),
    });
    app.openapi(
      route({
        operationId: `bill${noun}`,
        method: 'post',
        path: `${base}/{id}/billings`,
        tag,
        summary: `Make a billing code for each account a return of ${type} leaves to pay, or for those named`,
        needs: 'EBILLING_CREATE',
        params: byId,
        query: z.object({ accounts }),
        status: 201,
        idempotent: true,
        out: z.array(billingSchema),
      }),
      async (c) => {
        const scope = c.get('scope');
        const open = await openBillsOf(deps, scope, { ...c.req.valid('param'), type }, c.req.valid('query').accounts);
        return c.json(await billReturn(deps, scope, open), 201);
      },
    );
    app.openapi(
      route({
        operationId: `check${noun}Proof`,
        method: 'get',
        path: `${path}/check`,
        tag,
        summary: `What a proof would pay in a return of ${type}; an unknown number is looked up at the tax office`,
        needs,
        params: proofPath,
        query: proof.omit({ pbk: true }),
        out: checkedProofSchema,
      }),
      async (c) => {
        const { sptId, depositId } = c.req.valid('param');
        const given = await givenOf(deps, c.get('scope'), depositId, c.req.valid('query'));
        return c.json(await checkProof(deps, c.get('scope'), { id: sptId, type, given }));
      },
    );
    app.openapi(
      route({
        operationId: `prove${noun}`,
        method: 'put',
        path,
        tag,
        summary: `Name a receipt (NTPN) or a transfer (Pbk) that pays for a return of ${type}`,
        needs,
        params: proofPath,
        body: proof,
        out: sptSchema,
      }),
      async (c) => {
        const { sptId, depositId } = c.req.valid('param');
        const given = await givenOf(deps, c.get('scope'), depositId, c.req.valid('json'));
        return c.json(await proveSpt(deps, c.get('scope'), { id: sptId, type, given }));
      },
    );
    app.addRoute({
      operationId: `unprove${noun}`,
      method: 'delete',
      path,
      summary: `Take a proof of payment back from a return of ${type}`,
      needs,
      params: proofPath,
      out: sptSchema,
      does: ({ sptId, depositId }, scope) => unproveSpt(deps, scope, { id: sptId, type, proofId: depositId }),
    });
  }
  return app;
};
