import { z } from '@hono/zod-openapi';
import type { CreditDecision } from '#domain/faktur/credit-decision.ts';
import { type CreditEffect, creditEffectSchema } from '#domain/faktur/credit-effect.ts';
import type { Scope } from '#domain/scope.ts';
import type { Place } from '../../../documents/routes/place.ts';
import { createRouter, selectionBy } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { byId, version } from './schemas.ts';

type Decision = z.ZodType<CreditDecision>;

export const decidingJob = (job: string, decision: Decision) => ({
  operation: (noun: string) => `decide${noun}s`,
  path: 'bulk-creditable',
  summary: 'Decide everything in a selection, as a job',
  // Safe cast: all moves need the same permission as `credit`, which every type has.
  action: (value: { readonly decision?: unknown }) =>
    ((value.decision as CreditDecision | undefined)?.move ?? 'credit') as 'credit',
  job,
  more: { decision },
  payload: (value: { readonly decision?: unknown }) => ({ decision: value.decision }),
});

type CreditingRouteOptions<Selection, Out extends z.ZodType> = {
  readonly place: Place;
  readonly filter: z.ZodType;
  readonly decision: Decision;
  readonly summary: string;
  readonly answer: Out;
  readonly decide: (
    deps: Deps,
    scope: Scope,
    params: { id: string; version: number; decision: CreditDecision },
  ) => Promise<z.output<Out>>;
  readonly effect: (deps: Deps, scope: Scope, selection: Selection, decision: CreditDecision) => Promise<CreditEffect>;
};

export const creditingRoutes = <Selection, Out extends z.ZodType>(
  deps: Deps,
  {
    place: { base, tag, noun },
    filter,
    decision,
    summary,
    answer,
    decide,
    effect,
  }: CreditingRouteOptions<Selection, Out>,
) => {
  const app = createRouter(tag);
  const { selectionWith, selectionOf } = selectionBy(filter);
  app.addRoute({
    operationId: `decide${noun}`,
    method: 'post',
    path: `${base}/{id}/creditable`,
    summary,
    needs: 'EFAKTUR_DOC_UPLOAD',
    params: byId,
    body: z.strictObject({ version, decision }),
    idempotent: true,
    out: answer,
    does: ({ id, ...params }, scope) => decide(deps, scope, { id, ...params }) as never,
  });
  app.addRoute({
    operationId: `get${noun}CreditEffect`,
    method: 'post',
    path: `${base}/credit-effect`,
    summary: 'What a decision of a selection would do to the VAT of each masa it touches; nothing is written',
    needs: 'EFAKTUR_DOC_UPLOAD',
    body: selectionWith({ decision }),
    out: creditEffectSchema,
    does: (input, scope) => {
      const { decision, ...chosen } = input as { decision: CreditDecision };
      return effect(deps, scope, selectionOf(chosen) as Selection, decision);
    },
  });
  return app;
};
