import type { LedgerRow, Span } from '#domain/cocokkan/record.ts';
import type { Side } from '#domain/cocokkan/sides.ts';
import type { LedgerView, LeftOut } from '#domain/cocokkan/view-schema.ts';
import { periodOf } from '#domain/definition/day.ts';
import { LIMIT } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { keepLedger, replaceLedgerRows } from '../../../db/repositories/cocokkan/ledgers.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { rememberMapping } from '../../../db/repositories/imports/mappings.ts';
import { ledgerTable } from '../../imports/files/ledger/fields.ts';
import { type LedgerNote, readLedger } from '../../imports/files/ledger/read.ts';
import { mappingFaults } from '../../imports/files/mapping-faults.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { plainName } from '../../services/files/plain-name.ts';
import { announceBooks } from './announce.ts';
import { usualMapping } from './look-at-ledger.ts';
import { type Handed, inWords, MAPPED_AS, type OpenLedger, openLedger } from './open-ledger.ts';
import { withIds } from './row-ids.ts';
import { ledgerView } from './view-ledgers.ts';

type LedgerParams = Handed & {
  readonly side: Side;
  readonly source: string;
  readonly mapping?: Readonly<Record<string, string>> | undefined;
};

const NAMED = 50;

const leftOutOf = (notes: readonly LedgerNote[]): LeftOut => {
  const left = notes.filter(({ taken }) => !taken);
  return {
    count: left.length,
    rows: left.slice(0, NAMED).map(({ row, findings }) => {
      const finding = findings.find(({ severity }) => severity === 'error');
      return { row, message: finding?.message ?? '', params: finding?.params ?? {} };
    }),
  };
};

/** Columns exist, are used once, and cover all required fields. Throws `invalid`, by field. */
const refuseMapping = ({ columns }: OpenLedger, mapping: Readonly<Record<string, string>>): void => {
  const faults = Object.entries(mappingFaults(ledgerTable, columns, mapping));
  if (faults.length === 0) return;
  throw new Problem('invalid', { errors: Object.fromEntries(faults.map(([field, key]) => [`mapping.${field}`, key])) });
};

/** Throws `invalid` where no row is usable, or their sum exceeds the largest amount. */
const reachOf = (rows: readonly LedgerRow[], left: LeftOut): Span => {
  if (rows.length === 0) {
    const [first] = left.rows;
    const params = { count: left.count, row: first?.row ?? 0 };
    throw new Problem('invalid', { errors: { file: { key: 'cocokkan.server.nothing_counted', params } } });
  }
  const sum = rows.reduce((all, { ppn }) => all + Math.abs(ppn), 0);
  if (sum > LIMIT / 2) throw new Problem('invalid', { errors: { file: 'cocokkan.server.too_much' } });
  const periods = rows.map(({ date }) => periodOf(date)).sort();
  return { from: periods[0] ?? '', to: periods.at(-1) ?? '' };
};

/**
 * Remembers the mapping for these headings. For a known source the masa in the file are replaced in one transaction, so
 * that no masa is half old and half new.
 */
export const takeLedger = async (
  deps: Deps,
  scope: Scope,
  { side, source, mapping: chosen, ...handed }: LedgerParams,
): Promise<LedgerView> => {
  permit(scope, 'EFAKTUR_SPT_CREATE');
  const opened = await openLedger(scope, deps.db.read, handed);
  const mapping = { ...(chosen ?? usualMapping(opened)) };
  refuseMapping(opened, mapping);
  const { rows: read, notes } = await inWords(() => readLedger(opened.book, { ...opened.plan, mapping }, side));
  const leftOut = leftOutOf(notes);
  const span = reachOf(read, leftOut);
  const rows = withIds(side, source, read);
  const fileName = plainName(handed.file.name);
  const readAt = deps.now();
  return deps.db.transact(async (tx) => {
    const ledger = await keepLedger(tx, scope, {
      id: deps.newId(),
      companyId: scope.companyId,
      version: 1,
      side,
      source,
      fileName,
      leftOut,
      readBy: scope.userName,
      readAt,
    });
    await replaceLedgerRows(tx, scope, ledger.id, span, rows);
    const mappingUsed = { kind: MAPPED_AS, signature: opened.signature, name: fileName, mapping, answers: [] };
    await rememberMapping(tx, scope, readAt, mappingUsed);
    await appendHistory(tx, scope, readAt, [
      {
        objectType: 'ledger',
        objectId: ledger.id,
        action: ledger.version === 1 ? 'create' : 'save',
        before: null,
        after: { side, source, fileName, rows: rows.length, ...span },
      },
    ]);
    await announceBooks(tx, deps, scope, [ledger.id]);
    return ledgerView(scope, tx.db, ledger);
  });
};
