import { rupiah } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { insertWrittenBupots } from '../../../db/repositories/bupot/bupot.ts';
import type { WrittenBupot } from '../../../db/repositories/bupot/rows.ts';
import type { Deps } from '../../services/deps.ts';
import { bupotSaves } from './save-bupots.ts';

/** Writes new drafts with their history and news; at most 400 in one transaction. */
export const insertImportedBupots = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  bupots: readonly WrittenBupot[],
): Promise<void> => {
  if (bupots.length === 0) return;
  await insertWrittenBupots(tx, scope, bupots);
  await bupotSaves.tellNew(tx, deps, scope, bupots, {
    action: 'import',
    // The whole slip stands in its own row, and every later change keeps what was before: enough to know it again.
    kept: ({ importId, kind, period, payeeName, reference, gross, tax }) => ({
      gross: rupiah(gross),
      importId,
      kind,
      payeeName,
      period,
      reference,
      tax: rupiah(tax),
    }),
  });
};
