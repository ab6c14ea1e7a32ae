import { type QuotaEffect, quotaEntriesOf, quotaSum } from '#domain/definition/quota.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import { labelOf } from '#domain/faktur/number.ts';
import { type IssuedFaktur, issuedOf } from '#domain/faktur/pull/listed-keluaran.ts';
import type { FakturKind, FakturRow } from '#domain/faktur/record.ts';
import { isCanceled, isVoid, quotaEffect } from '#domain/faktur/status-queries.ts';
import type { StatusFileAnswer } from '#domain/faktur/view-schema.ts';
import { say } from '#domain/messages/index.ts';
import { matchStatuses, type StatusUpdate, type Unmatched } from '#domain/office/match-statuses.ts';
import { type ListedFaktur, readStatusList } from '#domain/office/status-list.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { fakturByNumbers, fakturKeysOf } from '../../../db/repositories/faktur/chain.ts';
import { fakturRows, patchFaktur } from '../../../db/repositories/faktur/faktur.ts';
import { appendHistory, type Change } from '../../../db/repositories/history.ts';
import { changeQuota } from '../../../db/repositories/quotas.ts';
import { openFile } from '../../imports/files/open-file.ts';
import { Refusal } from '../../imports/files/refusal.ts';
import type { SheetRow } from '../../imports/files/sheet.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { announce, OBJECT_TYPE } from './move-fakturs.ts';
import { takeListed } from './take-listed.ts';

const PER_TRANSACTION = 200;
const MOST_ROWS = 100_000;

const listOf = async (name: string, bytes: Uint8Array): Promise<ListedFaktur[] | null> => {
  try {
    const file = await openFile(Buffer.from(bytes), name);
    if (file.type === 'xml') return null;
    for (const sheet of file.book.sheets) {
      const rows: SheetRow[] = [];
      await file.book.read(sheet, (row) => {
        rows.push(row);
        return rows.length < MOST_ROWS;
      });
      const list = readStatusList(rows);
      if (list) return list;
    }
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const code = error.key === 'too_large' ? 'too_large' : 'unsupported_file';
    throw new Problem(code, { message: error.message, params: error.params });
  }
};

const kindOf = (to: FakturRow['status'], kind: FakturKind): FakturKind =>
  isCanceled({ status: to }) ? 'CANCELED' : isVoid({ status: to }) ? 'SUBSTITUTED' : kind;

/** Rows changed in the meantime are left for the next file. */
const write = async (tx: Tx, deps: Deps, scope: Scope, updates: readonly StatusUpdate[]): Promise<string[]> => {
  const now = deps.now();
  const rows = new Map(
    (
      await fakturRows(
        scope,
        tx.db,
        updates.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const changes: Change[] = [];
  const effects: QuotaEffect[] = [];
  for (const { id, from, to, number } of updates) {
    const read = rows.get(id);
    if (!read || read.status !== from) continue;
    const set = { status: to, number, kind: kindOf(to, read.kind), officeCode: null, officeMessage: null };
    if (!(await patchFaktur(tx, scope, read, set, now, scope.userName))) continue;
    effects.push(quotaEffect(from, to));
    changes.push({
      objectType: OBJECT_TYPE,
      objectId: id,
      action: 'statusFile',
      fromStatus: from,
      toStatus: to,
      before: { number: read.number, kind: read.kind },
      after: { number, kind: set.kind, version: read.version + 1 },
    });
  }
  // Invoices the portal already accepted reserve no quota.
  const taken = Math.max(0, quotaSum(effects).reserved);
  const entries = quotaEntriesOf(effects).map((entry) =>
    entry.kind === 'reserve' ? { ...entry, reserved: entry.reserved - taken } : entry,
  );
  await changeQuota(tx, scope, 'efaktur', now, entries);
  await appendHistory(tx, scope, now, changes);
  await announce(
    tx,
    deps,
    scope,
    changes.map(({ objectId }) => objectId),
  );
  return changes.map(({ objectId }) => objectId);
};

type Missing = Pick<Unmatched, 'row'> & {
  readonly reason: StatusFileAnswer['unmatched'][number]['reason'];
  readonly issued: IssuedFaktur | null;
};

const missingOf = (unmatched: readonly Unmatched[]): Missing[] => {
  const times = new Map<string | null, number>();
  for (const { row } of unmatched) times.set(row.number, (times.get(row.number) ?? 0) + 1);
  return unmatched.map(({ row, reason }) => {
    const issued = issuedOf(row);
    if (typeof issued === 'string') return { row, reason: reason === 'ambiguous' ? reason : issued, issued: null };
    if ((times.get(row.number) ?? 0) > 1) return { row, reason: 'repeated', issued: null };
    return { row, reason: 'not_found', issued };
  });
};

/**
 * Matched by number, then by reference; a status never moves backwards. Contradictory rows are listed and left
 * unchanged. `missing`: whether issued invoices missing here are only listed or imported.
 */
export const takeStatusFile = async (
  deps: Deps,
  scope: Scope,
  { name, bytes, missing }: { name: string; bytes: Uint8Array; missing: 'list' | 'take' },
): Promise<StatusFileAnswer> => {
  permit(scope, 'EFAKTUR_IMPORT_EXPORT_CREATE');
  const list = await listOf(name, bytes);
  if (!list) throw new Problem('invalid', { message: 'faktur.server.status_file_empty' });
  const numbers = list.flatMap(({ number }) => number ?? []);
  const references = list.flatMap(({ reference }) => reference ?? []);
  const found = [
    ...(await fakturByNumbers(scope, deps.db.read, keluaran.type, numbers)),
    ...(await fakturKeysOf(scope, deps.db.read, keluaran.type, references)),
  ];
  const known = new Map(found.map((row) => [row.id, row]));
  const { updates, contradictions, unmatched, unchanged } = matchStatuses(list, [...known.values()]);
  const written = new Set<string>();
  for (let at = 0; at < updates.length; at += PER_TRANSACTION) {
    const part = updates.slice(at, at + PER_TRANSACTION);
    for (const id of await deps.db.transact((tx) => write(tx, deps, scope, part))) written.add(id);
  }
  const notHere = missingOf(unmatched);
  const issued = missing === 'take' ? notHere.flatMap(({ issued }) => issued ?? []) : [];
  const taken: StatusFileAnswer['taken'][number][] = [];
  for (let at = 0; at < issued.length; at += PER_TRANSACTION) {
    const part = issued.slice(at, at + PER_TRANSACTION);
    for (const made of await deps.db.transact((tx) => takeListed(tx, deps, scope, part)))
      taken.push({ id: made.id, label: labelOf(made), status: made.status });
  }
  const label = (id: string): string => {
    const row = known.get(id);
    return row ? labelOf(row) : id;
  };
  return {
    updates: updates
      .filter(({ id }) => written.has(id))
      .map(({ id, from, to, number }) => ({ id, label: label(id), from, to, number })),
    contradictions: contradictions.map((one) => ({
      ...one,
      label: label(one.id),
      message: say(scope.locale, `office.file.contradiction.${one.reason}`),
    })),
    taken,
    unmatched: notHere
      .filter((one) => missing === 'list' || one.issued === null)
      .map(({ row, reason, issued: may }) => ({
        row: row.row,
        number: row.number,
        reference: row.reference,
        reason,
        takeable: may !== null,
      })),
    unchanged,
  };
};
