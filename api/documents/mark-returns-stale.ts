import { type ReturnType, returnOf, type SlipKind } from '#domain/bupot/kinds.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../db/database.ts';
import { bumpRevision } from '../../db/repositories/revisions.ts';
import { SPT_LIST } from '../../db/repositories/spt/list.ts';
import { stalenSpts } from '../../db/repositories/spt/spt.ts';
import type { Deps } from '../services/deps.ts';

/**
 * Slips come into force or go out of it: the returns of their masa no longer say what is so. In the transaction of that change and before the slips
 * themselves are written, so that a posting under way and this one never wait for each other.
 * Answers which returns that is, for the news of it at the end.
 */
export const markReturnsStale = async (
  tx: Tx,
  scope: Scope,
  slips: readonly { readonly kind: SlipKind; readonly period: string }[],
): Promise<string[]> => {
  const places = new Set(slips.map(({ kind, period }) => `${returnOf(kind)} ${period}`));
  const touched: string[] = [];
  for (const place of [...places].sort()) {
    const [type = 'UNIFIKASI', period = ''] = place.split(' ') as [ReturnType, string];
    touched.push(...(await stalenSpts(tx, scope, { type, period })));
  }
  return touched;
};

/** Everything that is true after any change of returns: the list shows something else, and open screens hear of it. */
export const announceReturns = async (tx: Tx, deps: Deps, scope: Scope, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await bumpRevision(tx, scope, SPT_LIST);
  tx.afterCommit(() => deps.events.publish(scope.companyId, { kind: 'spt', ids: [...ids] }));
};
