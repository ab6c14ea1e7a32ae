import type { Scope } from '#domain/scope.ts';

/** Who asks, as the serving thread found out: session, token and company were judged there. */
export type Caller = {
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
