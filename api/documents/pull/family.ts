import type { PullParams } from '#domain/definition/pull.ts';
import type { Judged } from '#domain/definition/pull-verdict.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../db/database.ts';
import type { Answer } from '../../gateways/answer.ts';
import type { Deps, Happening } from '../../services/deps.ts';

/** Some numbers, or a masa (YYYY-MM). */
export type PullPart = { readonly numbers: readonly string[] } | { readonly period: string };

export type JudgedDocument<Theirs, Ours> = Judged & { readonly theirs: Theirs; readonly ours: Ours | undefined };

export type Writing = {
  readonly tx: Tx;
  readonly deps: Deps;
  readonly scope: Scope;
  readonly pullId: string;
  readonly lockReason: string | null;
};

export type PullFamily<Theirs, Ours> = {
  readonly name: string;
  readonly access: { readonly view: Permission; readonly write: Permission };
  readonly jobs: { readonly ask: string; readonly take: string };
  readonly event: (id: string, status: string) => Happening;
  readonly refuse: (deps: Deps) => void;
  readonly mayAsk: (deps: Deps, scope: Scope) => Promise<void>;
  readonly ask: (deps: Deps, scope: Scope, part: PullPart) => Promise<Answer<readonly Theirs[]>>;
  /** Whether the cause of this refusal was removed, such as an invalid access key. */
  readonly asksAgain: (code: string) => boolean;
  readonly unreachable: string;
  readonly found: string;
  /** Accepted without the user's choice; by default only new documents in a migration. */
  readonly takenAtOnce?: (one: Judged) => boolean;
  readonly numberOf: (theirs: Theirs) => string;
  readonly periodOf: (theirs: Theirs) => string;
  readonly revisionOf: (theirs: Theirs) => number;
  /** In sen. */
  readonly amountOf: (theirs: Theirs) => number;
  /** Results in the same order. */
  readonly judge: (
    deps: Deps,
    scope: Scope,
    query: Query,
    theirs: readonly Theirs[],
  ) => Promise<JudgedDocument<Theirs, Ours>[]>;
  readonly closed: (scope: Scope, query: Query) => Promise<(one: JudgedDocument<Theirs, Ours>) => boolean>;
  /** With history and events in the given transaction. Returns our ids in the same order, null where it left nothing. */
  readonly write: (
    writing: Writing,
    chosen: readonly JudgedDocument<Theirs, Ours>[],
  ) => Promise<readonly (string | null)[]>;
};

export type AnyPull = Pick<PullFamily<never, never>, 'name' | 'access' | 'jobs' | 'event' | 'refuse' | 'mayAsk'>;

export type Start = { readonly way: 'number' | 'period' | 'migrate'; readonly params: PullParams };
