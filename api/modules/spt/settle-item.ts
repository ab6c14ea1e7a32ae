import { isCompleted, isPaid } from '#domain/billing/status-queries.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { allows, awaitsPayment } from '#domain/spt/status-queries.ts';
import { billingsOfSpt, ntpnsOf } from '../../../db/repositories/billing/billing.ts';
import { sptById } from '../../../db/repositories/spt/spt.ts';
import { failed, type ItemResult } from '../../documents/item-result.ts';
import { asOffice } from '../../documents/moves.ts';
import type { Deps } from '../../services/deps.ts';
import { inquireItem } from './file-item.ts';
import { attach, moneyOf } from './prove-spt.ts';

/** Money that fits no bill any more stays free: it is suggested, never forced. */
const attached = async (deps: Deps, scope: Scope, of: Parameters<typeof attach>[3]): Promise<void> => {
  try {
    await deps.db.transact((tx) => attach(tx, deps, asOffice(scope), of));
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'conflict') throw error;
  }
};

/** Codes a return asked for were paid: their receipts are named for it. May run again: a receipt is named once. */
export const settleItem = async (deps: Deps, scope: Scope, id: string): Promise<ItemResult> => {
  const spt = await sptById(scope, deps.db.read, id);
  if (!spt) return failed('not_found', say(scope.locale, 'problem.not_found'));
  // The office may file it before its receipts have come in here.
  const move = (['prove', 'settle'] as const).find((one) => allows(one, spt));
  if (move)
    for (const billing of await billingsOfSpt(scope, deps.db.read, id)) {
      if (!isPaid(billing)) continue;
      for (const record of await ntpnsOf(scope, deps.db.read, billing.id))
        if (isCompleted(record) && record.usedIn === null)
          await attached(deps, scope, { id, money: moneyOf(record), move });
    }
  if (awaitsPayment(spt)) return inquireItem(deps, scope, id);
  return { status: 'DONE', code: spt.status, message: say(scope.locale, `spt.status.${spt.status}`) };
};
