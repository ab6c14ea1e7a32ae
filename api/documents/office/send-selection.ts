import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../db/database.ts';
import { historyEnd } from '../../../db/repositories/history.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { signeesOf, signerOf } from '../../../db/repositories/signees.ts';
import type { Deps } from '../../services/deps.ts';
import { answerOf, type BulkAnswer, type bulkJobsOf } from '../bulk-job.ts';
import { fieldErrorsOf } from '../findings.ts';
import type { OfficeSet, SendPayload, Sent, SentFamily } from './family.ts';

/** Up to this many are moved in the request's own transaction; more are moved by the job, each before it is sent. */
const AT_ONCE = 200;
const MOST_NAMED = 20_000;

type Jobs<Row extends { id: string; status: string }, Selection, Action extends string> = Pick<
  ReturnType<typeof bulkJobsOf<Row, Selection, Action>>,
  'chooseSome' | 'eligibleRows' | 'jobOver'
>;

export type Selections<Row extends Sent, Full extends Row, Selection, Action extends string> = {
  readonly jobs: Jobs<Row, Selection, Action>;
  readonly kind: string;
  readonly rows: (scope: Scope, query: Query, ids: readonly string[]) => Promise<Row[]>;
  readonly load: (scope: Scope, query: Query, id: string) => Promise<Full>;
  readonly refuse: (row: Row, action: Action) => void;
  /** Ids of rows blocked by related data; the job checks each again. */
  readonly withheldRows?: (scope: Scope, query: Query, rows: readonly Row[]) => Promise<ReadonlySet<string>>;
  readonly refuseWithout: (deps: Deps) => void;
  /** Throws `period_filed` if some belong to a filed masa and no reason is given. */
  readonly openClosed?: (
    deps: Deps,
    scope: Scope,
    pages: AsyncIterable<readonly Row[]>,
    lockReason: string | undefined,
  ) => Promise<void>;
  readonly passIntercepts: (
    deps: Deps,
    scope: Scope,
    chosen: { needed: number; pages: AsyncIterable<readonly Row[]> },
  ) => Promise<void>;
};

/** Adds the ids that a small quota suffices for, at most as many as a selection may name. */
const withThoseThatFit = async (error: unknown, pages: AsyncIterable<readonly { id: string }[]>): Promise<unknown> => {
  const extra = error instanceof Problem ? error.detail.extra : undefined;
  const room = Math.min(MOST_NAMED, Number(extra?.remaining ?? 0));
  if (!(error instanceof Problem) || room <= 0) return error;
  const fit: string[] = [];
  for await (const rows of pages) {
    fit.push(...rows.slice(0, room - fit.length).map(({ id }) => id));
    if (fit.length >= room) break;
  }
  return new Problem(error.code, { ...error.detail, extra: { ...extra, fit } });
};

/**
 * Obstacles that affect all documents are thrown before anything is queued, those of single documents are listed.
 * State, quota, history and job are one transaction, or the job moves each document.
 */
export const sendingSelection = <
  Row extends Sent,
  Full extends Row,
  Move extends string,
  Set extends OfficeSet,
  Outgoing,
  Selection extends object,
  Action extends string,
>(
  family: SentFamily<Row, Full, Move, Set, Outgoing>,
  {
    jobs,
    kind,
    rows: rowsOf,
    load,
    refuse,
    withheldRows,
    refuseWithout,
    openClosed,
    passIntercepts,
  }: Selections<Row, Full, Selection, Action>,
) => {
  /** After an outage these may still be in time. */
  const dueFirst = (a: Row, b: Row): number => family.dueOf(a).localeCompare(family.dueOf(b));

  const sendAway = async (tx: Tx, deps: Deps, scope: Scope, ids: readonly string[], move: Action): Promise<string> => {
    const now = deps.now();
    const payload: SendPayload<Action> = { move, since: await historyEnd(scope, tx.db) };
    const rows = (await rowsOf(scope, tx.db, ids)).sort(dueFirst);
    for (const row of rows) refuse(row, move);
    const signees = await signeesOf(scope, tx.db, family.product);
    const skipped = await withheldRows?.(scope, tx.db, rows);
    const going = rows.filter(({ id }) => !skipped?.has(id));
    const steps = going.flatMap((read) => family.sendingStep(read, signerOf(signees, read.signeeId), move) ?? []);
    await family.move(tx, deps, scope, now, steps);
    const items = rows.map((row) => ({ refId: row.id, label: family.labelOf(row) }));
    return enqueue(tx, scope, now, { kind, payload, items });
  };

  const checkOne = async (deps: Deps, scope: Scope, id: string, move: Action): Promise<void> => {
    const full = await load(scope, deps.db.read, id);
    refuse(full, move);
    const errors = await family.errors(deps, scope, full);
    if (errors.length > 0) throw new Problem('invalid', { errors: fieldErrorsOf(errors), extra: { id } });
  };

  return async (
    deps: Deps,
    scope: Scope,
    selection: Selection,
    move: Action,
    lockReason?: string,
  ): Promise<BulkAnswer> => {
    const [only] = 'ids' in selection && (selection.ids as string[]).length === 1 ? (selection.ids as string[]) : [];
    if (only !== undefined) await checkOne(deps, scope, only, move);
    refuseWithout(deps);
    const chosen = await jobs.chooseSome(deps, scope, selection, move);
    await openClosed?.(deps, scope, jobs.eligibleRows(deps, scope, selection, move), lockReason);
    const pages = jobs.eligibleRows(deps, scope, selection, move);
    try {
      await passIntercepts(deps, scope, { needed: chosen.eligible, pages });
    } catch (error) {
      throw await withThoseThatFit(error, jobs.eligibleRows(deps, scope, selection, move));
    }
    if (chosen.eligible > AT_ONCE) {
      const payload: SendPayload<Action> = { move, since: await historyEnd(scope, deps.db.read) };
      return jobs.jobOver(deps, scope, selection, chosen, { action: move, kind, payload });
    }
    const ids = chosen.first.map(({ refId }) => refId);
    return answerOf(await deps.db.transact((tx) => sendAway(tx, deps, scope, ids, move)), chosen);
  };
};
