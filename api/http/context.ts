import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../services/deps.ts';

/** Who asks, as the serving thread found out: session, token and company were judged there. */
type Caller = {
  readonly scope?: Scope;
  readonly ip: string;
  readonly locale: 'id' | 'en';
};

export type Asked = {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: ArrayBuffer;
  readonly caller: Caller;
};

export type Answered = {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
};

/** Answers a request where it stops nobody else. `isWanted`: whether anybody still waits for it when its turn comes. */
export type Elsewhere = (request: Asked, isWanted: () => boolean) => Promise<Answered>;

/** What the middleware puts on a request. Routes under /main/api always have a scope. */
export type Env = {
  Bindings: Partial<HttpBindings> & {
    /** Within a worker thread: who asks, as the serving thread found out. Nobody outside can say it. */
    caller?: Caller;
  };
  Variables: {
    deps: Deps;
    scope: Scope;
    sessionHash: string;
    csrf: string;
    locale: 'id' | 'en';
    requestId: string;
    ip: string;
    /** Where requests that take long are answered; undefined within such a thread. */
    elsewhere: Elsewhere | undefined;
    /** What was taken in of a body, and whether a thread is to read it. */
    body: ArrayBuffer | undefined;
    forThread: boolean;
  };
};

export type Ctx = Context<Env>;
