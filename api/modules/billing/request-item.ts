import { labelOf } from '#domain/billing/label.ts';
import { officeSentence, UNREACHABLE } from '#domain/billing/office-words.ts';
import { allows } from '#domain/billing/status-queries.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { billingById } from '../../../db/repositories/billing/billing.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { tellMembers } from '../../../db/repositories/tell-members.ts';
import { backoff, failed, type ItemResult, retryLater } from '../../documents/item-result.ts';
import { asOffice } from '../../documents/moves.ts';
import type { Answer } from '../../gateways/answer.ts';
import type { IssuedCode } from '../../gateways/djp/billing/port.ts';
import type { Deps } from '../../services/deps.ts';
import { orderOf } from './compose-billing.ts';
import { type BillingStep, moveBillings } from './move-billings.ts';

/** `tell`: notify the requesting user on failure. Not needed for jobs that show the result of each item. */
export type RequestPayload = { tell?: true };

const stepFor = (read: Billing, answer: Answer<IssuedCode>): BillingStep | null => {
  switch (answer.kind) {
    case 'done': {
      const { code, issuedAt, expiresAt } = answer.value;
      return { read, move: 'issue', set: { code, issuedAt, expiresAt, officeCode: null, officeMessage: null } };
    }
    case 'refused':
      return { read, move: 'fail', set: { officeCode: answer.code, officeMessage: answer.message } };
    case 'unreachable':
      return read.officeCode === UNREACHABLE
        ? null
        : {
            read,
            move: 'inquire',
            action: 'silent',
            set: { officeCode: UNREACHABLE, officeMessage: say('id', 'billing.server.office_unreachable') },
          };
  }
};

/** They may have left the screen. */
const tellFailure = async (tx: Tx, deps: Deps, scope: Scope, billing: Billing): Promise<void> => {
  const [first] = await historyOf(scope, tx.db, billing.id);
  if (!first) return;
  const notified = await tellMembers(tx, scope, deps.now(), deps.newId, [first.userId], {
    message: 'billing.server.issue_failed',
    params: { document: labelOf(billing), why: officeSentence('id', billing) ?? '' },
    link: `/main/ebilling/id_billing#${billing.id}`,
  });
  tx.afterCommit(() => {
    for (const userId of notified) deps.events.publish(scope.companyId, { kind: 'notification', userId });
  });
};

const resultOf = (scope: Scope, billing: Billing, attempts: number): ItemResult => {
  const { locale } = scope;
  if (billing.code) return { status: 'DONE', code: billing.status, message: billing.code };
  const words = officeSentence(locale, billing) ?? say(locale, `billing.status.${billing.status}`);
  return allows('issue', billing)
    ? retryLater(backoff(attempts), UNREACHABLE, words)
    : failed(billing.officeCode ?? billing.status, words);
};

/**
 * Safe to repeat and to run concurrently: the same request has the same key. `tell`: notify the requesting user on
 * failure.
 */
export const requestItem = async (
  deps: Deps,
  scope: Scope,
  { id, attempts, tell = false }: { id: string; attempts: number; tell?: boolean | undefined },
): Promise<ItemResult> => {
  const before = await billingById(scope, deps.db.read, id);
  if (!before) return failed('not_found', say(scope.locale, 'problem.not_found'));
  if (!allows('issue', before)) return resultOf(scope, before, attempts);
  if (deps.billingOffice.byHand)
    return { status: 'DONE', code: 'BY_HAND', message: say(scope.locale, 'billing.server.by_hand') };
  const { npwp } = await ownCompany(scope, deps.db.read);
  const answer = await deps.billingOffice.issue(orderOf(before, npwp), `${id}:${before.request}`);
  const read = await billingById(scope, deps.db.read, id);
  if (!read) return failed('not_found', say(scope.locale, 'problem.not_found'));
  const step = allows('issue', read) && read.request === before.request ? stepFor(read, answer) : null;
  if (!step) return resultOf(scope, read, attempts);
  try {
    const [moved = read] = await deps.db.transact(async (tx) => {
      const written = await moveBillings(tx, deps, asOffice(scope), deps.now(), [step]);
      if (step.move === 'fail' && tell && written[0]) await tellFailure(tx, deps, asOffice(scope), written[0]);
      return written;
    });
    return resultOf(scope, moved, attempts);
  } catch (error) {
    // A concurrent run stored the same answer; the retry starts from the current status.
    if (error instanceof Problem && error.code === 'conflict') return retryLater(0, 'conflict', '');
    throw error;
  }
};
