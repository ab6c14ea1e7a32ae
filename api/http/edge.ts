import type { HttpBindings } from '@hono/node-server';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { DemoAccount } from '#domain/company/frame-schema.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import type { Bus } from '../jobs/bus.ts';
import type { Deps } from '../services/deps.ts';
import type { Attempts } from '../services/session/attempts.ts';
import type { SessionBook, Signed } from '../services/session/book.ts';
import type { Log } from './log.ts';

/** Who asks, as the serving thread found out: session, token and company were judged there. */
type Caller = {
  readonly scope?: Scope;
  readonly ip: string;
  readonly locale: 'id' | 'en';
};

export type EdgeRequest = {
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
export type Elsewhere = (request: EdgeRequest, isWanted: () => boolean) => Promise<Answered>;

/** What the middleware puts on a request. Routes under /main/api always have a scope. */
export type Env = {
  Bindings: Partial<HttpBindings> & {
    /** Within a worker thread: who asks, as the serving thread found out. Nobody outside can say it. */
    caller?: Caller;
  };
  Variables: {
    deps: Deps;
    scope: Scope;
    /** Whose session it is, also where a request is refused before it has a scope. */
    signed: Signed | undefined;
    /** The key a route asked for and did not find. */
    lacked: Permission | undefined;
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

/** What the HTTP side needs besides what use cases are handed. */
export type Edge = {
  readonly deps: Deps;
  readonly log: Log;
  readonly book: SessionBook;
  readonly attempts: Attempts;
  readonly bus: Bus;
  /** Folder of the built front end; absent in tests and in development, where Vite serves it. */
  readonly webDir?: string;
  /** Aborted when the process is asked to end: open streams then close. */
  readonly stopping: AbortController;
  readonly trustProxy: boolean;
  /** Answers what would hold up everybody else; absent within its threads and in most tests. */
  readonly elsewhere?: Elsewhere;
  readonly isOwnOrigin: (origin: string, host: string) => boolean;
  /** Whether this is a demo: sample invoices are open to everybody then. */
  readonly demo: boolean;
  readonly demoAccounts: () => Promise<DemoAccount[]>;
};

export type Router = (deps: Deps) => OpenAPIHono<Env>;

/** An origin is ours when it is the host the request came to, or the address this product is known by. */
export const ownOrigins =
  (publicUrl: string) =>
  (origin: string, host: string): boolean => {
    if (origin === publicUrl) return true;
    return URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).host === host;
  };
