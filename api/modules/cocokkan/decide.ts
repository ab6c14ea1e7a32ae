import { type DecidedAs, isOpen } from '#domain/cocokkan/decision.ts';
import type { Cause } from '#domain/cocokkan/record.ts';
import { bookedTypes, type Side } from '#domain/cocokkan/sides.ts';
import { periodOf } from '#domain/definition/day.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { decisionsOf, insertDecisions, removeDecisions } from '../../../db/repositories/cocokkan/decisions.ts';
import { bookedNamed } from '../../../db/repositories/faktur/booked.ts';
import { appendHistory, type Change } from '../../../db/repositories/history.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { announceBooks } from './announce.ts';
import { type CocokkanParams, type CocokkanState, cocokkanState, type NamedLine } from './cocokkan-state.ts';

const objectType = 'ledger_decision';

type DecisionInput = Pick<NamedLine, 'rows' | 'documents'> & {
  readonly as: DecidedAs;
  readonly cause: Cause | null;
  readonly reason: string | null;
};

const changed = (): Problem => new Problem('conflict', { message: 'cocokkan.server.changed' });

const periodsOf = ({ rows, documents }: Pick<DecisionInput, 'rows' | 'documents'>): string[] =>
  [...rows.map(({ date }) => periodOf(date)), ...documents.map(({ period }) => period)].sort();

const tellable = ({ as, rows, documents, cause, reason }: DecisionInput) => ({
  as,
  journals: rows.map(({ journal, date }) => journal || date),
  documents: documents.map(({ number, date }) => number ?? date),
  ...(cause ? { cause } : {}),
  ...(reason ? { reason } : {}),
});

/** In an open transaction. Nothing for lines decided in the meantime; a note replaces the earlier one. */
export const writeDecisions = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  { side }: { readonly side: Side },
  decisions: readonly DecisionInput[],
  reason?: string,
): Promise<void> => {
  const now = deps.now();
  await holdClaim(tx, scope, 'decision on a ledger');
  await freeOf(tx, scope, side, decisions);
  const made = decisions.map((one) => ({
    id: deps.newId(),
    companyId: scope.companyId,
    side,
    period: periodsOf(one)[0] ?? '',
    decidedAs: one.as,
    rows: one.rows.map(({ id }) => id),
    documents: one.documents.map(({ id }) => id),
    cause: one.cause,
    reason: one.reason,
    createdBy: scope.userName,
    createdAt: now,
  }));
  await insertDecisions(tx, scope, made);
  await appendHistory(
    tx,
    scope,
    now,
    made.map(({ id }, at): Change => {
      const one = decisions[at];
      return {
        objectType,
        objectId: id,
        action: 'create',
        before: null,
        after: one ? tellable(one) : null,
        ...(reason ? { reason } : {}),
      };
    }),
  );
  await announceBooks(
    tx,
    deps,
    scope,
    made.map(({ id }) => id),
  );
};

const keepDecisions = (
  deps: Deps,
  scope: Scope,
  of: { readonly side: Side },
  decisions: readonly DecisionInput[],
  reason?: string,
) => deps.db.transact((tx) => writeDecisions(tx, deps, scope, of, decisions, reason));

/** Throws for decided lines; removes notes that are replaced and decisions about documents that no longer exist. */
const freeOf = async (tx: Tx, scope: Scope, side: Side, decisions: readonly DecisionInput[]): Promise<void> => {
  const periods = decisions.flatMap(periodsOf).sort();
  const span = { from: periods[0] ?? '', to: periods.at(-1) ?? '' };
  const about = new Set(decisions.flatMap(({ rows, documents }) => [...rows, ...documents].map(({ id }) => id)));
  const notes = decisions.some(({ as }) => as === 'noted');
  const there = (await decisionsOf(scope, tx.db, side, span)).filter(
    (one) => (one.decidedAs === 'noted') === notes && [...one.rows, ...one.documents].some((id) => about.has(id)),
  );
  if (there.length === 0) return;
  // A draft made for an entry may have been deleted since; its decision is then void.
  const left = new Set(
    (
      await bookedNamed(
        scope,
        tx.db,
        bookedTypes[side],
        there.flatMap(({ documents }) => documents),
      )
    ).map(({ id }) => id),
  );
  const holds = ({ documents }: (typeof there)[number]) =>
    documents.length === 0 || documents.some((id) => left.has(id));
  if (!notes && there.some(holds)) throw changed();
  await removeDecisions(
    tx,
    scope,
    there.map(({ id }) => id),
  );
};

const named = ({ lines }: CocokkanState, ids: readonly string[], fits: (line: NamedLine) => boolean): NamedLine[] => {
  const wanted = new Set(ids);
  const found = lines.filter(({ id }) => wanted.has(id));
  if (found.length !== wanted.size || !found.every(fits)) throw changed();
  return found;
};

const isProposed = ({ level }: NamedLine): boolean => level === 'SUGGESTED';

type Chosen = CocokkanParams & { readonly lines: readonly string[] };

/** The given ones, or all. Throws `conflict` where one is no longer proposed. */
export const acceptProposals = async (
  deps: Deps,
  scope: Scope,
  { lines: ids, ...params }: CocokkanParams & { readonly lines?: readonly string[] | undefined },
): Promise<{ decided: number }> => {
  permit(scope, 'EFAKTUR_SPT_CREATE');
  const state = await cocokkanState(scope, deps.db.read, params);
  const chosen = ids ? named(state, ids, isProposed) : state.lines.filter(isProposed);
  if (chosen.length > 0)
    await keepDecisions(
      deps,
      scope,
      params,
      chosen.map(({ rows, documents, cause }) => ({ rows, documents, cause, as: 'accepted', reason: null })),
    );
  return { decided: chosen.length };
};

export const matchByHand = async (
  deps: Deps,
  scope: Scope,
  { lines: ids, reason, ...params }: Chosen & { readonly reason?: string | undefined },
): Promise<{ decided: number }> => {
  permit(scope, 'EFAKTUR_SPT_CREATE');
  const state = await cocokkanState(scope, deps.db.read, params);
  const chosen = named(state, ids, isOpen);
  const rows = chosen.flatMap((line) => line.rows);
  const documents = chosen.flatMap((line) => line.documents);
  if (rows.length === 0 || documents.length === 0)
    throw new Problem('invalid', { errors: { lines: 'cocokkan.server.both_sides' } });
  await keepDecisions(deps, scope, params, [{ rows, documents, as: 'manual', cause: null, reason: reason || null }]);
  return { decided: 1 };
};

export const ignoreLines = async (
  deps: Deps,
  scope: Scope,
  { lines: ids, reason, ...params }: Chosen & { readonly reason: string },
): Promise<{ decided: number }> => {
  permit(scope, 'EFAKTUR_SPT_CREATE');
  const chosen = named(await cocokkanState(scope, deps.db.read, params), ids, isOpen);
  await keepDecisions(
    deps,
    scope,
    params,
    chosen.map(({ rows, documents, cause }) => ({ rows, documents, cause, as: 'ignored', reason })),
    reason,
  );
  return { decided: chosen.length };
};

export const noteLine = async (
  deps: Deps,
  scope: Scope,
  { line, note, ...params }: CocokkanParams & { readonly line: string; readonly note: string },
): Promise<{ decided: number }> => {
  permit(scope, 'EFAKTUR_SPT_CREATE');
  const chosen = named(await cocokkanState(scope, deps.db.read, params), [line], () => true);
  await keepDecisions(
    deps,
    scope,
    params,
    chosen.map(({ rows, documents }) => ({ rows, documents, cause: null, as: 'noted', reason: note })),
  );
  return { decided: 1 };
};

export const takeBack = (deps: Deps, scope: Scope, id: string): Promise<void> => {
  permit(scope, 'EFAKTUR_SPT_CREATE');
  return deps.db.transact(async (tx) => {
    const [gone] = await removeDecisions(tx, scope, [id]);
    if (!gone) throw new Problem('not_found');
    const { decidedAs: as, cause, reason, rows, documents } = gone;
    await appendHistory(tx, scope, deps.now(), [
      {
        objectType,
        objectId: id,
        action: 'remove',
        before: { as, cause, reason, rows: rows.length, documents: documents.length },
        after: null,
      },
    ]);
    await announceBooks(tx, deps, scope, [id]);
  });
};
