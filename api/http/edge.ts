import type { HttpBindings } from '@hono/node-server';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Contract } from '#domain/api-keys/contract.ts';
import type { DemoAccount } from '#domain/company/frame-schema.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import type { Bus } from '../jobs/bus.ts';
import type { RateLimit } from '../services/api-keys/rate-limit.ts';
import type { Deps } from '../services/deps.ts';
import type { Attempts } from '../services/session/attempts.ts';
import type { SessionBook, Signed } from '../services/session/book.ts';
import type { Log } from './log.ts';

/** As the serving thread determined it; session, token and company were checked there. */
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

/** `isWanted`: whether the client is still connected when its turn comes. */
export type Elsewhere = (request: EdgeRequest, isWanted: () => boolean) => Promise<Answered>;

export type Env = {
  Bindings: Partial<HttpBindings> & {
    /** Within a worker thread. Clients cannot set it. */
    caller?: Caller;
  };
  Variables: {
    deps: Deps;
    scope: Scope;
    signed: Signed | undefined;
    /** The request has a token in exchange for an API key, not the key itself. */
    byAccessToken: boolean;
    lacked: Permission | undefined;
    sessionHash: string;
    csrf: string;
    locale: 'id' | 'en';
    requestId: string;
    ip: string;
    elsewhere: Elsewhere | undefined;
    /** The buffered body, and whether a worker thread should parse it. */
    body: ArrayBuffer | undefined;
    forThread: boolean;
  };
};

export type Ctx = Context<Env>;

export type Edge = {
  readonly deps: Deps;
  readonly log: Log;
  readonly book: SessionBook;
  readonly attempts: Attempts;
  /** Requests of an API key, and invalid keys of an address. */
  readonly keyRates: { readonly requests: RateLimit; readonly wrong: RateLimit };
  readonly contract: Contract;
  readonly bus: Bus;
  readonly webDir?: string;
  readonly stopping: AbortController;
  readonly trustProxy: boolean;
  readonly elsewhere?: Elsewhere;
  readonly isOwnOrigin: (origin: string, host: string) => boolean;
  readonly demo: boolean;
  readonly demoAccounts: () => Promise<DemoAccount[]>;
};

export type Router = (deps: Deps) => OpenAPIHono<Env>;

/** The host of the request, and the public address of this installation. */
export const ownOrigins =
  (publicUrl: string) =>
  (origin: string, host: string): boolean => {
    if (origin === publicUrl) return true;
    return URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).host === host;
  };
