import type { FakturRow } from '#domain/faktur/record.ts';
import { allows } from '#domain/faktur/status-queries.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { fakturRow } from '../../../db/repositories/faktur/faktur.ts';
import type { Verdict } from '../../gateways/djp/port.ts';
import type { Step } from './move-fakturs.ts';

type Set = NonNullable<Step['set']>;

const noCode: Set = { officeCode: null, officeMessage: null };

/** A code of Patuh for the buyer's consent; not a code of the tax office. */
const AGREED = 'BUYER_AGREED';

/** The seller has to complete the move: stored once, so that it is visible to the user. */
const agreement = (read: FakturRow): Step | null =>
  read.officeCode === AGREED || !(allows('confirmCancel', read) || allows('confirmSubstitute', read))
    ? null
    : {
        read,
        move: 'inquire',
        action: 'buyerAgreed',
        set: { officeCode: AGREED, officeMessage: say('id', `office.code.${AGREED}.cause`) },
      };

export const stepFor = (read: FakturRow, verdict: Verdict): Step | null => {
  const answer = 'code' in verdict ? { officeCode: verdict.code, officeMessage: verdict.message } : noCode;
  switch (verdict.state) {
    case 'signing':
      return allows('signing', read) ? { read, move: 'signing' } : null;
    case 'approved': {
      const set: Set = { number: verdict.number, ...noCode };
      if (allows('approve', read)) return { read, move: 'approve', set };
      if (allows('amendedByOffice', read)) return { read, move: 'amendedByOffice', set };
      if (!allows('cancelRefused', read)) return null;
      const { notice } = verdict;
      // Without a notice the cancellation request has not reached the tax office yet.
      if (!notice) return null;
      return { read, move: 'cancelRefused', set: { officeCode: notice.code, officeMessage: notice.message } };
    }
    case 'rejected':
      if (allows('reject', read)) return { read, move: 'reject', set: answer };
      return allows('amendmentRefused', read) ? { read, move: 'amendmentRefused', set: answer } : null;
    case 'savedInvalid':
      return allows('saveInvalid', read) ? { read, move: 'saveInvalid', set: answer } : null;
    case 'waitingBuyer':
      if (verdict.kind === 'amend' && allows('awaitAmendment', read)) return { read, move: 'awaitAmendment' };
      return verdict.agreed ? agreement(read) : null;
    case 'canceled':
      return allows('canceledByOffice', read)
        ? { read, move: 'canceledByOffice', set: { ...noCode, kind: 'CANCELED' } }
        : null;
    default:
      return null;
  }
};

/** The original is replaced in the same transaction in which its substitute is approved. */
export const originalOf = async (tx: Tx, scope: Scope, step: Step): Promise<Step[]> => {
  const { read, move } = step;
  if (
    read.replaces === null ||
    !(['approve', 'amendedByOffice', 'confirmSubstitute'] as const).some((one) => one === move)
  )
    return [];
  const original = await fakturRow(scope, tx.db, read.replaces);
  if (!original || !allows('amend', original)) return [];
  return [{ read: original, move: 'amend', set: { kind: 'SUBSTITUTED', replacedBy: read.id } }];
};
