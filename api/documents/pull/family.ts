import type { PullParams } from '#domain/definition/pull.ts';
import type { Judged } from '#domain/definition/pull-verdict.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../db/database.ts';
import type { Answer } from '../../gateways/answer.ts';
import type { Deps, Happening } from '../../services/deps.ts';

/** One question of a pull: some numbers, or a masa (YYYY-MM). */
export type PullPart = { readonly numbers: readonly string[] } | { readonly period: string };

/** A document of the office beside the one of ours it is, if any. */
export type JudgedDocument<Theirs, Ours> = Judged & { readonly theirs: Theirs; readonly ours: Ours | undefined };

/** What the writing of documents the office told of is done with. */
export type Writing = {
  readonly tx: Tx;
  readonly deps: Deps;
  readonly scope: Scope;
  readonly pullId: string;
  /** Why documents of a masa are taken whose return is with the office. */
  readonly lockReason: string | null;
};

/** A family of documents as the office is asked for it: what is asked, how its documents are told apart and compared, how one is written. */
export type PullFamily<Theirs, Ours> = {
  /** What its pulls are kept under. */
  readonly name: string;
  readonly access: { readonly view: Permission; readonly write: Permission };
  /** The job that asks, and the one that takes. */
  readonly jobs: { readonly ask: string; readonly take: string };
  /** What open screens hear of a pull. */
  readonly event: (id: string, status: string) => Happening;
  /** Refuses where there is no line to ask by. */
  readonly refuse: (deps: Deps) => void;
  /** Refuses where the office gives no leave. */
  readonly mayAsk: (deps: Deps, scope: Scope) => Promise<void>;
  readonly ask: (deps: Deps, scope: Scope, part: PullPart) => Promise<Answer<readonly Theirs[]>>;
  /** Whether to ask at once again after such a refusal: what was wrong has been let go of. */
  readonly asksAgain: (code: string) => boolean;
  /** Said where the office cannot be reached, and of how many documents it told. */
  readonly unreachable: string;
  readonly found: string;
  /** Whether one is taken without a choice; where nothing is said, what is new in a migration alone. */
  readonly takenAtOnce?: (one: Judged) => boolean;
  readonly numberOf: (theirs: Theirs) => string;
  readonly periodOf: (theirs: Theirs) => string;
  readonly revisionOf: (theirs: Theirs) => number;
  /** What one amounts to, in sen. */
  readonly amountOf: (theirs: Theirs) => number;
  /** What documents of the office are to those of the company at this moment, in their order. */
  readonly judge: (
    deps: Deps,
    scope: Scope,
    query: Query,
    theirs: readonly Theirs[],
  ) => Promise<JudgedDocument<Theirs, Ours>[]>;
  /** Whether taking one changes a masa whose return is with the office. */
  readonly closed: (scope: Scope, query: Query) => Promise<(one: JudgedDocument<Theirs, Ours>) => boolean>;
  /** Writes them with their history and news, in the transaction given. Answers the ids of ours, in their order. */
  readonly write: (writing: Writing, chosen: readonly JudgedDocument<Theirs, Ours>[]) => Promise<readonly string[]>;
};

/** What every step of a pull needs of its family, whatever its documents are. */
export type AnyPull = Pick<PullFamily<never, never>, 'name' | 'access' | 'jobs' | 'event' | 'refuse' | 'mayAsk'>;

export type Start = { readonly way: 'number' | 'period' | 'migrate'; readonly params: PullParams };
