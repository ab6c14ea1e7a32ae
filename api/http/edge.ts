import type { OpenAPIHono } from '@hono/zod-openapi';
import type { DemoAccount } from '#domain/company/frame-schema.ts';
import type { Bus } from '../jobs/bus.ts';
import type { Deps } from '../services/deps.ts';
import type { Attempts } from '../services/session/attempts.ts';
import type { SessionBook } from '../services/session/book.ts';
import type { Elsewhere, Env } from './context.ts';
import type { Log } from './log.ts';

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
