import type { LedgerView } from '#domain/cocokkan/view-schema.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import {
  type Ledger,
  type LedgerReach,
  ledgerById,
  ledgerReaches,
  removeLedger,
} from '../../../db/repositories/cocokkan/ledgers.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { announceBooks } from './announce.ts';

const nothing: LedgerReach = { rows: 0, from: null, to: null };

export const ledgerViews = async (scope: Scope, query: Query, ledgers: readonly Ledger[]): Promise<LedgerView[]> => {
  if (ledgers.length === 0) return [];
  const reaches = await ledgerReaches(scope, query);
  return ledgers.map(({ id, side, source, fileName, leftOut, readBy, readAt }) => ({
    id,
    side,
    source,
    fileName,
    readBy,
    readAt,
    ...(reaches.get(id) ?? nothing),
    leftOut: {
      count: leftOut.count,
      rows: leftOut.rows.map(({ row, message, params }) => ({ row, message: say(scope.locale, message, params) })),
    },
  }));
};

export const ledgerView = async (scope: Scope, query: Query, ledger: Ledger): Promise<LedgerView> => {
  const [view] = await ledgerViews(scope, query, [ledger]);
  if (!view) throw new Problem('not_found');
  return view;
};

export const dropLedger = (deps: Deps, scope: Scope, id: string): Promise<void> => {
  permit(scope, 'EFAKTUR_SPT_CREATE');
  return deps.db.transact(async (tx) => {
    const ledger = await ledgerById(scope, tx.db, id);
    if (!ledger) throw new Problem('not_found');
    await removeLedger(tx, scope, id);
    const { side, source, fileName } = ledger;
    await appendHistory(tx, scope, deps.now(), [
      { objectType: 'ledger', objectId: id, action: 'remove', before: { side, source, fileName }, after: null },
    ]);
    await announceBooks(tx, deps, scope, [id]);
  });
};
