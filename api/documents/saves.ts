import { changeOf } from '#domain/definition/changes.ts';
import type { Access } from '#domain/definition/document.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../db/database.ts';
import { appendHistory, type Change } from '../../db/repositories/history.ts';
import { type Deps, permit } from '../services/deps.ts';
import type { Fixed, StoredList } from './family.ts';
import { wrongStatusOf } from './moves.ts';
import { overtakenProblem, staleProblem } from './overtaken.ts';

type DocumentState = {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly updatedBy: string;
  readonly updatedAt: number;
};

type Family<Row> = StoredList<Row> & {
  readonly objectType: string;
  readonly access: Access;
  readonly definition: {
    readonly status: { readonly moves: Readonly<Record<string, { readonly from: readonly string[] }>> };
    readonly words: { readonly states: string };
  };
};

/** `autosave`: saved by the timer, so that a change leaves no history. */
export type Given<Input> = { readonly input: Input; readonly autosave?: boolean };

/** In the same transaction: if it throws, nothing is created. */
export type Alongside<Full> = (tx: Tx, made: Full) => Promise<void>;

type Noted = {
  readonly action?: string;
  readonly reason?: string | null;
  readonly details?: object;
  readonly sideEffects?: () => Promise<readonly Change[]>;
};

export type Composed<Full> = Pick<Noted, 'reason' | 'details'> & { readonly row: Full };

/** `read`: the previous version, null for a new document. */
type Saved<Full, SaveParams> = { readonly params: SaveParams; readonly row: Full; readonly read: Full | null };

type SaveOptions<
  Row extends DocumentState,
  Full extends Row,
  Input extends object,
  SaveParams extends Given<Input>,
  Answer,
> = {
  readonly family: Family<Row>;
  readonly whole?: (scope: Scope, query: Query, id: string, fixed?: Fixed) => Promise<Full>;
  readonly inputOf: (row: Full) => object;
  readonly insert: (tx: Tx, scope: Scope, rows: readonly Full[]) => Promise<void>;
  /** False after a concurrent change. */
  readonly update?: (tx: Tx, scope: Scope, read: Full, next: Full) => Promise<boolean>;
  /** With dependent rows; false after a concurrent change. */
  readonly remove: (tx: Tx, deps: Deps, scope: Scope, read: Row) => Promise<boolean>;
  readonly held?: (deps: Deps, scope: Scope, read: Row) => Promise<void>;
  readonly refuse?: (deps: Deps, scope: Scope, params: SaveParams, read: Full | null) => Promise<void> | void;
  /** A new record, or the next version of the one that was read. */
  readonly compose: (
    tx: Tx,
    deps: Deps,
    scope: Scope,
    params: SaveParams,
    read: Full | null,
  ) => Promise<Composed<Full>> | Composed<Full>;
  readonly sideEffects?: (
    tx: Tx,
    deps: Deps,
    scope: Scope,
    saved: Saved<Full, SaveParams>,
  ) => Promise<readonly Change[]>;
  readonly answer?: (deps: Deps, scope: Scope, saved: Saved<Full, SaveParams>) => Promise<Answer> | Answer;
  /** Message keys by state, and after a concurrent change. */
  readonly words?: { readonly barred?: (row: Row) => string | undefined; readonly lost?: string };
};

/**
 * The only way a document is created, updated and deleted: checks permission, company, state and version, and writes
 * row, history and events in one transaction. Throws `not_found`, `forbidden`, `wrong_status`, `stale`, and errors of
 * the family.
 */
export const savesOf = <
  Row extends DocumentState,
  Full extends Row,
  Input extends object,
  SaveParams extends Given<Input> = Given<Input>,
  Answer = Full,
>(
  options: SaveOptions<Row, Full, Input, SaveParams, Answer>,
) => {
  const { family, inputOf, words = {} } = options;
  const { objectType, access, announce } = family;
  const { status: machine, words: of } = family.definition;
  const load = options.whole ?? (family.load as unknown as NonNullable<typeof options.whole>);
  const mayNot = (move: string, { status }: Row): boolean => !machine.moves[move]?.from.includes(status);

  /** `kept`: history data of each. */
  const tellNew = async <R extends Pick<DocumentState, 'id' | 'version' | 'status'>>(
    tx: Tx,
    deps: Deps,
    scope: Scope,
    rows: readonly R[],
    {
      action = 'create',
      reason = null,
      stored,
      others = [],
    }: Pick<Noted, 'action' | 'reason'> & { stored: (row: R) => object; others?: readonly Change[] },
  ): Promise<void> => {
    const changes = rows.map((row) => {
      const after = { ...stored(row), version: row.version };
      return { objectType, objectId: row.id, action, toStatus: row.status, after, reason };
    });
    await appendHistory(tx, scope, deps.now(), [...changes, ...others]);
    await announce(
      tx,
      deps,
      scope,
      rows.map(({ id }) => id),
    );
  };

  /** In an open transaction: alone, or with related documents. */
  const insert = async (
    tx: Tx,
    deps: Deps,
    scope: Scope,
    row: Full,
    { details: more, sideEffects, ...noted }: Noted = {},
  ): Promise<Full> => {
    await options.insert(tx, scope, [row]);
    const others = (await sideEffects?.()) ?? [];
    await tellNew(tx, deps, scope, [row], { ...noted, stored: (one) => ({ ...inputOf(one), ...more }), others });
    return row;
  };

  /** In an open transaction. `quiet`: no history entry as long as the state is unchanged. */
  const overwrite = async (
    tx: Tx,
    deps: Deps,
    scope: Scope,
    { read, next: composed, quiet = false }: { read: Full; next: Full; quiet?: boolean },
    { action = 'save', reason = null, details: more, sideEffects }: Noted = {},
  ): Promise<Full> => {
    const now = deps.now();
    const next: Full = { ...composed, version: read.version + 1, updatedBy: scope.userName, updatedAt: now };
    if (!(await options.update?.(tx, scope, read, next))) {
      const current = await load(scope, tx.db, read.id);
      throw await staleProblem(scope, tx.db, current, read.version, { stored: inputOf(current), given: inputOf(next) });
    }
    const others = (await sideEffects?.()) ?? [];
    const change = changeOf(inputOf(read), inputOf(next));
    const saved: Change = {
      objectType,
      objectId: read.id,
      action,
      fromStatus: read.status,
      toStatus: next.status,
      before: change.before,
      after: { ...change.after, ...more, version: next.version },
      reason,
    };
    const isNoted = !quiet || reason !== null || next.status !== read.status;
    await appendHistory(tx, scope, now, [...(isNoted ? [saved] : []), ...others]);
    await announce(tx, deps, scope, [read.id]);
    return next;
  };

  const answered = (deps: Deps, scope: Scope, saved: Saved<Full, SaveParams>): Promise<Answer> | Answer =>
    options.answer ? options.answer(deps, scope, saved) : (saved.row as unknown as Answer);

  const write = async (deps: Deps, scope: Scope, params: SaveParams, read: Full | null): Promise<Answer> => {
    await options.refuse?.(deps, scope, params, read);
    if (read) await options.held?.(deps, scope, read);
    const row = await deps.db.transact(async (tx) => {
      const { row: composed, ...more } = await options.compose(tx, deps, scope, params, read);
      const sideEffects = async () =>
        (await options.sideEffects?.(tx, deps, scope, { params, row: composed, read })) ?? [];
      const noted = { ...more, sideEffects };
      if (!read) return insert(tx, deps, scope, composed, noted);
      return overwrite(tx, deps, scope, { read, next: composed, quiet: params.autosave ?? false }, noted);
    });
    return answered(deps, scope, { params, row, read });
  };

  return {
    access,
    tellNew,
    insert,
    overwrite,

    create: async (deps: Deps, scope: Scope, params: SaveParams): Promise<Answer> => {
      permit(scope, access.write);
      return write(deps, scope, params, null);
    },

    /** A newer version is `stale` with the changes. */
    change: async (
      deps: Deps,
      scope: Scope,
      { id, version }: { readonly id: string; readonly version: number },
      params: SaveParams,
      fixed: Fixed = {},
    ): Promise<Answer> => {
      const read = await load(scope, deps.db.read, id, fixed);
      permit(scope, access.write);
      if (mayNot('save', read)) throw await overtakenProblem(scope, deps.db.read, read, of.states);
      if (read.version !== version)
        throw await staleProblem(scope, deps.db.read, read, version, { stored: inputOf(read), given: params.input });
      return write(deps, scope, params, read);
    },

    /** Only if the office never received it. */
    remove: async (
      deps: Deps,
      scope: Scope,
      { id }: { readonly id: string },
      fixed: Fixed = {},
    ): Promise<{ id: string }> => {
      const read = await family.load(scope, deps.db.read, id, fixed);
      permit(scope, access.remove);
      const barred = words.barred?.(read);
      if (barred) throw new Problem('wrong_status', { message: barred, extra: { status: read.status } });
      if (mayNot('remove', read)) throw wrongStatusOf(of.states, read);
      await options.held?.(deps, scope, read);
      await deps.db.transact(async (tx) => {
        if (!(await options.remove(tx, deps, scope, read))) {
          await family.load(scope, tx.db, id, fixed);
          throw new Problem('conflict', words.lost ? { message: words.lost } : {});
        }
        await appendHistory(tx, scope, deps.now(), [
          { objectType, objectId: id, action: 'remove', fromStatus: read.status, before: { ...read } },
        ]);
        await announce(tx, deps, scope, [id]);
      });
      return { id };
    },
  };
};
