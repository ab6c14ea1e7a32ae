import { type Machine, stateAfter } from '#domain/definition/status.ts';
import { OFFICE } from '#domain/doer.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../db/database.ts';
import { appendHistory, type Change } from '../../db/repositories/history.ts';
import type { Deps } from '../services/deps.ts';
import type { Fixed, StoredList } from './family.ts';

type DocumentState<S extends string> = { readonly id: string; readonly version: number; readonly status: S };

export type Step<Row, Move extends string, Set> = {
  /** The move fails if the record changed since. */
  read: Row;
  move: Move;
  set?: Set;
  reason?: string | null;
  /** If the name of the move is not specific enough. */
  action?: string;
};

export const asOffice = (scope: Scope): Scope => ({ ...scope, userId: 'djp', userName: OFFICE, ip: '' });

export const asBank = (scope: Scope): Scope => ({ ...scope, userId: 'bank', userName: 'Bank', ip: '' });

export const wrongStatusOf = (states: string, { status }: { readonly status: string }, more: object = {}): Problem =>
  new Problem('wrong_status', { params: { status: { key: `${states}.${status}` } }, extra: { status, ...more } });

type Moved<Row extends DocumentState<S>, S extends string, Move extends string, Set> = {
  readonly family: StoredList<Row> & {
    readonly definition: {
      readonly name: string;
      readonly status: Machine<S, Move>;
      readonly words: { readonly states: string };
    };
  };
  /** Only if version and state are still as read; false after a concurrent change. */
  readonly write: (tx: Tx, scope: Scope, read: Row, next: Row, set: Set & { status: S }) => Promise<boolean>;
  /** Returns the ids of the rows still as read. */
  readonly writeAlike?: (
    tx: Tx,
    scope: Scope,
    reads: readonly Row[],
    next: Row,
    set: Set & { status: S },
  ) => Promise<ReadonlySet<string>>;
  /** What the history has of a change, where a column is large; otherwise the columns before and after. */
  readonly recorded?: (read: Row, set: Set) => { readonly before: Partial<Row>; readonly after: Partial<Row> };
};

/**
 * The only way a status changes: checks the state, writes the row and prepares the history, all or none. Throws
 * `wrong_status`, or `conflict` after a concurrent change.
 */
export const movesOf = <Row extends DocumentState<S>, S extends string, Move extends string, Set extends Partial<Row>>({
  family: { definition, load, announce },
  write,
  writeAlike,
  recorded = (read, set) => ({
    before: Object.fromEntries(Object.keys(set).map((key) => [key, read[key as keyof Row]])) as Partial<Row>,
    after: set,
  }),
}: Moved<Row, S, Move, Set>) => {
  const { name: objectType, status: machine, words } = definition;
  const wrongStatus = (row: Pick<Row, 'status'>): Problem => wrongStatusOf(words.states, row);

  /** Throws `wrong_status`. */
  const planned = (
    scope: Scope,
    now: number,
    { read, move, set, reason = null, action = move }: Step<Row, Move, Set>,
  ): { moved: Row; change: Change; written: Set & { status: S } } => {
    if (!machine.moves[move].from.includes(read.status)) throw wrongStatus(read);
    const status = stateAfter(machine.moves[move], read);
    const version = read.version + 1;
    const { before, after } = recorded(read, set ?? ({} as Set));
    return {
      moved: { ...read, ...set, status, version, updatedAt: now, updatedBy: scope.userName },
      written: { ...(set as Set), status },
      change: {
        objectType,
        objectId: read.id,
        action,
        fromStatus: read.status,
        toStatus: status,
        before,
        after: { ...after, version },
        reason,
      },
    };
  };

  const step = async (
    tx: Tx,
    scope: Scope,
    now: number,
    params: Step<Row, Move, Set>,
  ): Promise<{ moved: Row; change: Change }> => {
    const { moved, change, written } = planned(scope, now, params);
    if (!(await write(tx, scope, params.read, moved, written))) throw new Problem('conflict');
    return { moved, change };
  };

  const run = async (
    tx: Tx,
    scope: Scope,
    now: number,
    steps: readonly Step<Row, Move, Set>[],
  ): Promise<{ moved: Row[]; changes: Change[] }> => {
    const moved: Row[] = [];
    const changes: Change[] = [];
    for (const one of steps) {
      const made = await step(tx, scope, now, one);
      moved.push(made.moved);
      changes.push(made.change);
    }
    return { moved, changes };
  };

  const move = async (
    tx: Tx,
    deps: Deps,
    scope: Scope,
    now: number,
    steps: readonly Step<Row, Move, Set>[],
  ): Promise<Row[]> => {
    const { moved, changes } = await run(tx, scope, now, steps);
    await appendHistory(tx, scope, now, changes);
    await announce(
      tx,
      deps,
      scope,
      moved.map(({ id }) => id),
    );
    return moved;
  };

  /**
   * In one statement, with history and events. Returns the moved rows; rows changed since they were read are left
   * unchanged.
   */
  const moveAlike = async (
    tx: Tx,
    deps: Deps,
    scope: Scope,
    now: number,
    reads: readonly Row[],
    params: Omit<Step<Row, Move, Set>, 'read'>,
  ): Promise<Row[]> => {
    if (!writeAlike) throw new Error(`${objectType} has no moves of many`);
    const plans = reads.map((read) => planned(scope, now, { ...params, read }));
    const [first] = plans;
    if (!first) return [];
    const written = await writeAlike(tx, scope, reads, first.moved, first.written);
    const made = plans.filter(({ moved }) => written.has(moved.id));
    await appendHistory(
      tx,
      scope,
      now,
      made.map(({ change }) => change),
    );
    await announce(tx, deps, scope, [...written]);
    return made.map(({ moved }) => moved);
  };

  return {
    wrongStatus,
    run,
    move,
    moveAlike,
    plainly:
      (name: Move) =>
      (deps: Deps, scope: Scope, { id }: { readonly id: string }, fixed?: Fixed): Promise<Row> =>
        deps.db.transact(async (tx) => {
          const read = await load(scope, tx.db, id, fixed);
          const [moved = read] = await move(tx, deps, scope, deps.now(), [{ read, move: name }]);
          return moved;
        }),
  };
};
