import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../db/database.ts';
import { changeImport, type ImportRecord } from '../../db/repositories/imports/imports.ts';
import { markSaved } from '../../db/repositories/imports/rows.ts';
import type { Deps } from '../services/deps.ts';
import { duplicatesOfSaved } from './files/duplicates.ts';
import type { CheckContext, ImportKind } from './files/kind.ts';
import { type KindKey, kindOf } from './files/kinds.ts';
import { bucketKey, count } from './files/tally.ts';
import { changed, loadImport, overtaken } from './load-import.ts';
import { AT_ONCE, type MadeDocument, type PortionWork } from './make-portion.ts';
import { recheckDocuments } from './recheck.ts';
import { savedMatches } from './saved-matches.ts';
import { contextOf, stateOf, stored } from './state.ts';

export type Line = { readonly jobId: string; readonly total: number };

export type Written = { readonly line?: Line; readonly ids?: readonly string[] };

export type Saver<Made extends { readonly id: string } = { readonly id: string }> = {
  /** A commit has a single follow-up job, if any. */
  insert(tx: Tx, made: readonly Made[], line: Line | undefined): Promise<Written>;
  begin?(tx: Tx, line: Line): Promise<void>;
  /** Documents that became similar to saved ones since the check are not saved before the user has seen them. */
  readonly asksOfLike: boolean;
};

export type Savers = { readonly [K in KindKey]: Saver };

/** `alone`: the only portion, so that a separate thread has no benefit. */
export type MakePortion = (work: PortionWork, alone: boolean) => Promise<readonly MadeDocument[]>;

type Saving = { kind: ImportKind & { readonly key: KindKey }; saver: Saver; context: CheckContext };

/** A duplicate was saved since the check, or a new day brought an error. */
const overtakenSince = async (
  tx: Tx,
  scope: Scope,
  importId: string,
  drafts: readonly MadeDocument[],
  { kind, saver }: Saving,
): Promise<Set<number>> => {
  const keyed = drafts.flatMap(({ keyed: one }) => (one ? { ...one, like: saver.asksOfLike ? one.like : [] } : []));
  const saved = await savedMatches[kind.key](scope, tx.db, keyed, importId);
  const late = new Set(drafts.flatMap(({ document, blocked }) => (blocked ? document : [])));
  for (const [at, one] of keyed.entries()) {
    const buckets = new Set(drafts[at]?.rows.flatMap(({ findings }) => findings.map(bucketKey)));
    if (duplicatesOfSaved(kind.duplicates, one, saved).some((finding) => !buckets.has(bucketKey(finding))))
      late.add(one.document);
  }
  return late;
};

/**
 * One transaction with history and the document ids in the rows: after a crash a row is saved together with its
 * document or not at all.
 */
const savePortion = (deps: Deps, scope: Scope, read: ImportRecord, drafts: readonly MadeDocument[], saving: Saving) =>
  deps.db.transact(async (tx) => {
    const state = stateOf(read);
    const late = await overtakenSince(tx, scope, read.id, drafts, saving);
    const good = drafts.filter(({ document }) => !late.has(document));
    const { line, ids } = await saving.saver.insert(
      tx,
      good.map(({ made }) => made),
      state.goesOn?.begun === false ? state.goesOn : undefined,
    );
    const marked = await markSaved(
      tx,
      scope,
      read.id,
      good.map(({ document, made }, at) => ({ document, documentId: ids?.[at] ?? made.id })),
    );
    if (marked !== good.length) throw overtaken();
    for (const { rows } of good) {
      count(state.tally, rows, -1);
      count(
        state.tally,
        rows.map((row) => ({ ...row, status: 'SAVED' as const })),
      );
    }
    const { context } = saving;
    if (late.size > 0) await recheckDocuments(tx, scope, read, [...late], { change: {}, context, tally: state.tally });
    const succeeded = read.succeeded + good.length;
    const next = await changeImport(tx, scope, read, {
      succeeded,
      state: stored({ ...state, undo: [], ...(line ? { goesOn: { ...line, begun: false } } : {}) }),
    });
    if (!next) throw overtaken();
    return { read: next, late: late.size > 0 };
  });

const finished = async (deps: Deps, scope: Scope, read: ImportRecord, saver: Saver): Promise<ImportRecord> => {
  const state = stateOf(read);
  const { tally, goesOn } = state;
  const open = tally.ready + tally.warnings + tally.errors;
  return changed(
    deps,
    scope,
    read,
    {
      ...(goesOn ? { state: stored({ ...state, goesOn: { ...goesOn, begun: true } }) } : {}),
      step: open > 0 ? 'REPAIR' : 'FINISHED',
      status: read.succeeded === 0 ? 'FAILED' : open > 0 ? 'PARTIAL_SUCCESS' : 'SUCCESS',
      failed: open,
      finishedAt: deps.now(),
    },
    async (tx) => {
      if (goesOn?.begun === false) await saver.begin?.(tx, goesOn);
    },
  );
};

export const saveDocuments = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { make, savers }: { readonly make: MakePortion; readonly savers: Savers },
  progress: (done: number, total: number) => Promise<void>,
): Promise<{ saved: number; left: number }> => {
  let read = await loadImport(scope, deps.db.read, id);
  if (read.step !== 'COMMITTING')
    throw new Problem('wrong_status', { message: `impor.server.step.${read.step}`, extra: { step: read.step } });
  const kind = kindOf(read);
  const facts = await contextOf(deps, scope, deps.db.read, read);
  const { style, checkedOn, tally, commit } = stateOf(read);
  const context = { ...facts, style };
  const saving: Saving = { kind, saver: savers[kind.key], context };
  // After a crash the job continues; documents saved earlier are counted too.
  const start = commit?.before ?? read.succeeded;
  const ready = tally.ready + tally.warnings;
  const total = read.succeeded - start + ready;
  const checked = checkedOn === facts.today;
  const makeAfter = (after: number) =>
    make({ scope, importId: id, kind: kind.key, context, checked, after }, ready <= AT_ONCE);
  for (let made = await makeAfter(0); made.length > 0; ) {
    const after = made.at(-1)?.document ?? 0;
    const next = makeAfter(after);
    // If writing fails nothing awaits this promise, so its rejection is handled here.
    next.catch(() => undefined);
    const written = await savePortion(deps, scope, read, made, saving);
    read = written.read;
    await progress(read.succeeded - start, total);
    const done = { done: read.succeeded - start, total };
    deps.events.publish(scope.companyId, { kind: 'import', id, step: read.step, progress: done });
    made = await (written.late ? makeAfter(after) : next);
  }
  read = await finished(deps, scope, read, saving.saver);
  return { saved: read.succeeded - start, left: read.failed };
};

/** After the last failed attempt: saved documents stay saved, the others can be repaired. */
export const releaseCommit = async (deps: Deps, scope: Scope, id: string, savers: Savers): Promise<void> => {
  const read = await loadImport(scope, deps.db.read, id);
  if (read.step === 'COMMITTING') await finished(deps, scope, read, savers[kindOf(read).key]);
};
