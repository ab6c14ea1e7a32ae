import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../modules/deps.ts';

/** What the middleware puts on a request. Routes under /main/api always have a scope. */
export type Env = { Variables: { deps: Deps; scope: Scope; sessionHash: string; locale: 'id' | 'en'; requestId: string } };
