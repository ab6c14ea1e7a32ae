import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/connection.ts';
import { markSaved, nextDocuments, type ReadyRow, readyRowsOf } from '../../../db/repositories/import-rows.ts';
import { changeImport, type ImportRecord } from '../../../db/repositories/imports.ts';
import type { CheckContext } from '../../intake/check-document.ts';
import type { Cells } from '../../intake/fields.ts';
import { readDocument } from '../../intake/read-document.ts';
import { count } from '../../intake/tally.ts';
import type { Deps } from '../deps.ts';
import { contextOf } from './check-context.ts';
import { loadImport, overtaken } from './load-import.ts';
import { byDocument, recheckDocuments } from './recheck.ts';
import { savedMatches } from './saved-matches.ts';
import { stateOf, stored } from './state.ts';

/** How drafts come about and are written: the business of the invoice's own room, handed in. */
export type Drafts = {
  /** `checked` says that this very input passed its checks today. */
  make(input: FakturInput, context: Omit<CheckContext, 'style'>, importId: string, checked: boolean): Faktur;
  insert(tx: Tx, fakturs: readonly Faktur[]): Promise<void>;
};

/**
 * Documents to a transaction. What one costs whatever is in it, the end of the trail, the index of words, the import itself,
 * is then spread over enough of them; one of these still lasts less than a blink for whoever waits for the writer.
 */
const AT_ONCE = 400;
const READY = ['READY', 'WARNING'] as const;

type Draft = { rows: readonly ReadyRow[]; document: number; faktur: Faktur };

const draftsOf = (
  rows: readonly ReadyRow[],
  context: CheckContext,
  importId: string,
  drafts: Drafts,
  checked: boolean,
): Draft[] =>
  byDocument(rows).map((own) => {
    const raw = own.map((row) => ({ row: row.row, cells: row.cells as Cells }));
    const { input } = readDocument(raw, context.company.npwp, context.style);
    return { rows: own, document: own[0]?.document ?? 0, faktur: drafts.make(input, context, importId, checked) };
  });

/** Documents that may not be saved after all: somebody saved the reference since the check, or the day brought an error. */
const overtakenSince = async (tx: Tx, scope: Scope, drafts: readonly Draft[]): Promise<Set<number>> => {
  const firsts = drafts.flatMap(({ rows }) => rows.slice(0, 1));
  const { references } = await savedMatches(
    scope,
    tx.db,
    firsts.map((row) => ({ ...row, likeKey: null })),
  );
  const late = new Set<number>();
  for (const { document, rows, faktur } of drafts)
    if (faktur.errorCount > 0 || references.has(rows[0]?.exactKey ?? '')) late.add(document);
  return late;
};

/**
 * One portion in one transaction: invoices, trail, buyers, and the rows marked as saved with the invoice they became. After a
 * crash a row is either saved with its invoice or neither, so running again saves nothing twice.
 */
const savePortion = (
  deps: Deps,
  scope: Scope,
  read: ImportRecord,
  drafts: readonly Draft[],
  context: CheckContext,
  port: Drafts,
) =>
  deps.db.transact(async (tx) => {
    const state = stateOf(read);
    const late = await overtakenSince(tx, scope, drafts);
    const good = drafts.filter(({ document }) => !late.has(document));
    const marked = await markSaved(
      tx,
      scope,
      read.id,
      good.map(({ document, faktur }) => ({ document, documentId: faktur.id })),
    );
    if (marked !== good.length) throw overtaken();
    await port.insert(
      tx,
      good.map(({ faktur }) => faktur),
    );
    for (const { rows } of good) {
      count(state.tally, rows, -1);
      count(
        state.tally,
        rows.map((row) => ({ ...row, status: 'SAVED' as const })),
      );
    }
    if (late.size > 0)
      await recheckDocuments(tx, scope, read.id, [...late], { change: {}, context, tally: state.tally });
    const succeeded = read.succeeded + good.length;
    const next = await changeImport(tx, scope, read, { succeeded, state: stored({ ...state, undo: [] }) });
    if (!next) throw overtaken();
    return next;
  });

const finished = async (deps: Deps, scope: Scope, read: ImportRecord): Promise<ImportRecord> => {
  const { tally } = stateOf(read);
  const open = tally.ready + tally.warnings + tally.errors;
  const next = await deps.db.transact(async (tx) => {
    const row = await changeImport(tx, scope, read, {
      step: open > 0 ? 'REPAIR' : 'FINISHED',
      status: read.succeeded === 0 ? 'FAILED' : open > 0 ? 'PARTIAL_SUCCESS' : 'SUCCESS',
      failed: open,
      finishedAt: deps.now(),
    });
    if (row) tx.afterCommit(() => deps.events.publish(scope.companyId, { kind: 'import', id: row.id, step: row.step }));
    return row;
  });
  if (!next) throw overtaken();
  return next;
};

/** The job behind COMMITTING: saves what is ready, portion by portion, and leaves the rest to be repaired. */
export const saveDocuments = async (
  deps: Deps,
  scope: Scope,
  id: string,
  port: Drafts,
  progress: (done: number, total: number) => Promise<void>,
): Promise<{ saved: number; left: number }> => {
  let read = await loadImport(scope, deps.db.read, id);
  if (read.step !== 'COMMITTING')
    throw new Problem('wrong_status', { message: `impor.server.step.${read.step}`, extra: { step: read.step } });
  const facts = await contextOf(deps, scope, deps.db.read);
  const context = { ...facts, style: stateOf(read).style };
  const checked = stateOf(read).checkedOn === facts.today;
  const start = read.succeeded;
  const { ready, warnings } = stateOf(read).tally;
  const total = ready + warnings;
  for (let after = 0; ; ) {
    const documents = await nextDocuments(scope, deps.db.read, id, { status: READY, after, limit: AT_ONCE });
    if (documents.length === 0) break;
    after = documents.at(-1) ?? after;
    const drafts = draftsOf(await readyRowsOf(scope, deps.db.read, id, documents), context, id, port, checked);
    read = await savePortion(deps, scope, read, drafts, context, port);
    await progress(read.succeeded - start, total);
    const done = { done: read.succeeded - start, total };
    deps.events.publish(scope.companyId, { kind: 'import', id, step: read.step, progress: done });
  }
  read = await finished(deps, scope, read);
  return { saved: read.succeeded - start, left: read.failed };
};

/** After the last attempt failed: what was saved stays saved, the rest can be repaired and saved again. */
export const releaseCommit = async (deps: Deps, scope: Scope, id: string): Promise<void> => {
  const read = await loadImport(scope, deps.db.read, id);
  if (read.step === 'COMMITTING') await finished(deps, scope, read);
};
