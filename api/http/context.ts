import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../modules/deps.ts';

/** What the middleware puts on a request. Routes under /main/api always have a scope. */
export type Env = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    deps: Deps;
    scope: Scope;
    sessionHash: string;
    csrf: string;
    locale: 'id' | 'en';
    requestId: string;
    ip: string;
  };
};

export type Ctx = Context<Env>;
