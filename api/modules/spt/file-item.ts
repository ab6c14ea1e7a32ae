import { isCompleted, isPaid } from '#domain/billing/status-queries.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { untilTakesReturns } from '#domain/spt/filing.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { allows, awaitsPayment, isRejected, isSent } from '#domain/spt/status-queries.ts';
import { billingsOfSpt, ntpnsOf } from '../../../db/repositories/billing/billing.ts';
import { sptById } from '../../../db/repositories/spt/spt.ts';
import { backoff, failed, type ItemResult, retryLater } from '../../documents/item-result.ts';
import { asOffice } from '../../documents/moves.ts';
import { type Answer, knowsNothing, unreachable } from '../../gateways/answer.ts';
import type { SptReceipt, SptVerdict } from '../../gateways/djp/spt/port.ts';
import type { Deps } from '../../services/deps.ts';
import { applyVerdict } from './apply-verdict.ts';
import { lockDependentReturns } from './dependent-returns.ts';
import { moveSpt, type SptStep } from './move-spts.ts';
import { keyOf, outgoingOf, sentOf } from './office-words.ts';
import { attach, moneyOf } from './prove-spt.ts';

const UNREACHABLE = 'UNREACHABLE';
const CLOSED = 'CLOSED';
const UNSAID_MS = 60_000;
const VERDICT_MS = 3_000;

const resultOf = (scope: Scope, spt: SptRecord): ItemResult =>
  isRejected(spt)
    ? failed(spt.officeCode ?? spt.status, spt.officeMessage ?? '')
    : { status: 'DONE', code: spt.status, message: say(scope.locale, `spt.status.${spt.status}`) };

/** Skipped where the move no longer fits. */
const moveAs = (deps: Deps, scope: Scope, id: string, step: Omit<SptStep, 'read'>): Promise<SptRecord | undefined> =>
  deps.db.transact(async (tx) => {
    const read = await lockDependentReturns(tx, scope, id);
    if (!read || !allows(step.move, read)) return read;
    return moveSpt(tx, deps, asOffice(scope), deps.now(), { read, ...step });
  });

/** Queried before it is sent again, because its payment may have changed. Sends within the tax office's hours only. */
const sendOrAsk = async (
  deps: Deps,
  scope: Scope,
  read: SptRecord,
  attempts: number,
): Promise<Answer<SptVerdict | SptReceipt> | { readonly kind: 'closed'; readonly opensIn: number }> => {
  const sent = await sentOf(scope, deps.db.read, read);
  if ('ref' in sent || attempts > 0) {
    const answer = await deps.sptOffice.ask(sent);
    // A refused query does not tell whether the return has arrived.
    if (answer.kind === 'refused' && !knowsNothing(answer)) return unreachable(UNSAID_MS);
    if ('ref' in sent || answer.kind !== 'refused') return answer;
  }
  const opensIn = untilTakesReturns(deps.now());
  if (opensIn > 0) return { kind: 'closed', opensIn };
  return deps.sptOffice.file(await outgoingOf(scope, deps.db.read, read, deps.now()), keyOf(read));
};

/** Safe to repeat and to run concurrently: the same filing has the same key. */
export const fileItem = async (
  deps: Deps,
  scope: Scope,
  { id, attempts, last }: { id: string; attempts: number; last: boolean },
): Promise<ItemResult> => {
  const read = await sptById(scope, deps.db.read, id);
  if (!read) return failed('not_found', say(scope.locale, 'problem.not_found'));
  if (!allows('failSubmitting', read)) return resultOf(scope, read);
  const answer = await sendOrAsk(deps, scope, read, attempts);
  if (answer.kind === 'closed') return retryLater(answer.opensIn, CLOSED, say(scope.locale, 'spt.check.hours'));
  if (answer.kind === 'unreachable') {
    const words = say('id', 'spt.server.office_unreachable');
    if (!last) return retryLater(backoff(attempts), UNREACHABLE, say(scope.locale, 'spt.server.office_unreachable'));
    await moveAs(deps, scope, id, {
      move: 'failSubmitting',
      set: { officeCode: UNREACHABLE, officeMessage: words },
    });
    return failed(UNREACHABLE, words);
  }
  if (answer.kind === 'refused') {
    const { code, message } = answer;
    const moved = await moveAs(deps, scope, id, { move: 'reject', set: { officeCode: code, officeMessage: message } });
    return moved ? resultOf(scope, moved) : failed(code, message);
  }
  const result = 'verdict' in answer.value ? answer.value : { verdict: answer.value };
  const moved = await applyVerdict(deps, scope, id, result);
  if (moved && allows('failSubmitting', moved))
    return retryLater(VERDICT_MS, 'WAITING', say(scope.locale, 'spt.status.FILING'));
  return moved ? resultOf(scope, moved) : failed('not_found', say(scope.locale, 'problem.not_found'));
};

/** A return that never arrived becomes a concept again. */
export const inquireItem = async (deps: Deps, scope: Scope, id: string): Promise<ItemResult> => {
  const read = await sptById(scope, deps.db.read, id);
  if (!read) return failed('not_found', say(scope.locale, 'problem.not_found'));
  if (!isSent(read)) return resultOf(scope, read);
  const answer = await deps.sptOffice.ask(await sentOf(scope, deps.db.read, read));
  if (answer.kind === 'unreachable') return failed(UNREACHABLE, say(scope.locale, 'spt.server.office_unreachable'));
  if (answer.kind === 'refused' && !knowsNothing(answer)) return failed(answer.code, answer.message);
  if (answer.kind === 'refused') {
    const moved = await moveAs(deps, scope, id, { move: 'unsent', set: { officeRef: null } });
    return moved ? resultOf(scope, moved) : failed(answer.code, answer.message);
  }
  const moved = await applyVerdict(deps, scope, id, { verdict: answer.value });
  return resultOf(scope, moved ?? read);
};

/** Money that fits no bill any more stays available and is only suggested. */
const attached = async (deps: Deps, scope: Scope, of: Parameters<typeof attach>[3]): Promise<void> => {
  try {
    await deps.db.transact((tx) => attach(tx, deps, asOffice(scope), of));
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'conflict') throw error;
  }
};

/** Safe to repeat: a receipt is added once. */
export const settleItem = async (deps: Deps, scope: Scope, id: string): Promise<ItemResult> => {
  const spt = await sptById(scope, deps.db.read, id);
  if (!spt) return failed('not_found', say(scope.locale, 'problem.not_found'));
  // The tax office may file the return before its receipts arrive in Patuh.
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
