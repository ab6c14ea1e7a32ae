import type { z } from '@hono/zod-openapi';
import type { AnswerOf } from '#domain/definition/view-pieces.ts';
import { vatAccess } from '#domain/faktur/access.ts';
import { returChainSchema } from '#domain/faktur/retur-schema.ts';
import type { Scope } from '#domain/scope.ts';
import type { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { viewChain } from '../retur/view-retur.ts';
import { byId } from './schemas.ts';

type App = ReturnType<typeof createRouter>;

type Chained = {
  readonly base: string;
  readonly noun: string;
  readonly word: 'invoice' | 'document';
  readonly family: Parameters<typeof viewChain>[0];
};

export const chainRoute = (app: App, deps: Deps, { base, noun, word, family }: Chained): void =>
  app.addRoute({
    operationId: `get${noun}Chain`,
    method: 'get',
    path: `${base}/{id}/chain`,
    summary: `The ${word}, what replaced it and what goes back of them, and what that comes to in each masa`,
    needs: vatAccess.view,
    params: byId,
    out: returChainSchema,
    does: ({ id }, scope) => viewChain(family)(deps, scope, id),
  });

type Started<Out extends z.ZodType> = Pick<Chained, 'base' | 'noun' | 'word'> & {
  readonly out: Out;
  readonly start: (deps: Deps, scope: Scope, originId: string) => Promise<AnswerOf<Out>>;
};

export const startRoute = <Out extends z.ZodType>(
  app: App,
  deps: Deps,
  { base, noun, word, out, start }: Started<Out>,
): void =>
  app.addRoute({
    operationId: `start${noun}`,
    method: 'get',
    path: `${base}/initial/{id}`,
    summary: `What a form of a return starts with: the ${word} that goes back, and what is left of it`,
    needs: vatAccess.write,
    params: byId,
    out,
    does: ({ id }, scope) => start(deps, scope, id),
  });
