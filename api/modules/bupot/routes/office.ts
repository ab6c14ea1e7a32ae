import { z } from '@hono/zod-openapi';
import type { BupotSelection } from '#domain/bupot/filter.ts';
import { bupotSchema } from '#domain/bupot/record-schema.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import { bupotJobSchema } from '#domain/bupot/view-schema.ts';
import type { BulkAnswer } from '#domain/definition/answers.ts';
import { bulkAnswerSchema } from '#domain/definition/answers.ts';
import { signeeSchema } from '#domain/office/lookup-schema.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import { createRouter, reason } from '../../../http/create-router.ts';
import { route } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { cancelBupot, cancelBupots } from '../cancel-bupots.ts';
import { inquireBupots } from '../inquire-item.ts';
import { bupotSignees, changeBupotSignee } from '../signees.ts';
import { type Consent, submitBupot, submitBupots } from '../submit-bupots.ts';
import {
  base,
  bupotId,
  byId,
  lockReason,
  relatedChecked,
  selectionOf,
  selectionWith,
  tag,
  version,
} from './schemas.ts';

type Move = 'submit' | 'issue' | 'inquire';

const summaries: Readonly<Record<Move | 'cancel', string>> = {
  submit: 'have the office check and keep it, without a number',
  issue: 'have it numbered and signed; what the office does not have yet is submitted first',
  inquire: 'ask the office how it stands',
  cancel: 'cancel it, with the reason',
};

const needsOf = (move: Move | 'cancel' | 'changeSignee'): Permission => bupotStatus.moves[move].by as Permission;

const many: Readonly<
  Record<Move, (deps: Deps, scope: Scope, of: BupotSelection, consent: Consent) => Promise<BulkAnswer>>
> = {
  submit: (deps, scope, of, consent) => submitBupots(deps, scope, of, 'submit', consent),
  issue: (deps, scope, of, consent) => submitBupots(deps, scope, of, 'issue', consent),
  inquire: inquireBupots,
};

type One = { id: string; version: number } & Consent;
const one: Readonly<Record<Move, (deps: Deps, scope: Scope, of: One) => Promise<BulkAnswer>>> = {
  submit: (deps, scope, of) => submitBupot(deps, scope, { ...of, action: 'submit' }),
  issue: (deps, scope, of) => submitBupot(deps, scope, { ...of, action: 'issue' }),
  inquire: (deps, scope, { id }) => inquireBupots(deps, scope, { ids: [id] }),
};

export const bupotOfficeRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  for (const move of ['submit', 'issue', 'inquire'] as const) {
    const common = { method: 'post', tag, needs: needsOf(move), idempotent: true, out: bulkAnswerSchema } as const;
    app.openapi(
      route({
        operationId: `${move}Bupots`,
        ...common,
        path: `${base}/${move}`,
        summary: `For many: ${summaries[move]}`,
        body: selectionWith({ lockReason, relatedChecked }),
      }),
      async (c) => {
        const { lockReason: why, relatedChecked: checked, ...of } = c.req.valid('json');
        const consent = { lockReason: why, relatedChecked: checked };
        return c.json(await many[move](deps, c.get('scope'), selectionOf(of), consent));
      },
    );
    app.openapi(
      route({
        operationId: `${move}Bupot`,
        ...common,
        path: `${base}/{id}/${move}`,
        summary: `For one: ${summaries[move]}`,
        params: byId,
        body: z.strictObject({
          version: move === 'inquire' ? version.default(0) : version,
          lockReason,
          relatedChecked,
        }),
      }),
      async (c) => c.json(await one[move](deps, c.get('scope'), { ...c.req.valid('param'), ...c.req.valid('json') })),
    );
  }
  app.addRoute({
    operationId: 'listBupotSignees',
    method: 'get',
    path: '/ebupot/ctas/signee',
    summary: 'Who signs slips',
    needs: 'EBUPOT_WITHHOLDING_VIEW',
    out: z.array(signeeSchema),
    does: (_input, scope) => bupotSignees(deps, scope),
  });
  app.addRoute({
    operationId: 'changeBupotSignee',
    method: 'put',
    path: `${base}/{id}/signee`,
    summary: 'Have somebody else sign it: before it is sent, or after it was thrown back',
    needs: needsOf('changeSignee'),
    params: byId,
    body: z.strictObject({ version, signeeId: bupotId }),
    out: bupotSchema,
    does: (input, scope) => changeBupotSignee(deps, scope, input),
  });
  const common = { method: 'post', tag, needs: needsOf('cancel'), idempotent: true } as const;
  app.openapi(
    route({
      operationId: 'cancelBupots',
      ...common,
      path: `${base}/cancel`,
      summary: `For many: ${summaries.cancel}`,
      body: selectionWith({ reason, lockReason }),
      out: bulkAnswerSchema,
    }),
    async (c) => {
      const { reason: why, lockReason: lock, ...of } = c.req.valid('json');
      const given = { reason: why, lockReason: lock };
      return c.json(await cancelBupots(deps, c.get('scope'), selectionOf(of), given));
    },
  );
  app.openapi(
    route({
      operationId: 'cancelBupot',
      ...common,
      path: `${base}/{id}/cancel`,
      summary: `For one: ${summaries.cancel}`,
      params: byId,
      body: z.strictObject({ version, reason, lockReason }),
      out: bupotJobSchema,
    }),
    async (c) => c.json(await cancelBupot(deps, c.get('scope'), { ...c.req.valid('param'), ...c.req.valid('json') })),
  );
  return app;
};
