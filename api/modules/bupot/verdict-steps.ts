import type { Bupot } from '#domain/bupot/record.ts';
import type { BupotMove } from '#domain/bupot/status.ts';
import { allows } from '#domain/bupot/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { bupotById } from '../../../db/repositories/bupot/bupot.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { NextStep } from '../../documents/office/family.ts';
import { type Sending, sendingKey, sentDocument } from '../../documents/office/sent-document.ts';
import type { Answer } from '../../gateways/answer.ts';
import type { Verdict } from '../../gateways/djp/document-port.ts';
import type { Deps } from '../../services/deps.ts';
import type { BupotSet, BupotStep } from './move-bupots.ts';

const noCode: BupotSet = { officeCode: null, officeMessage: null };

const approvalOf = ({ replaces }: Bupot) => (replaces === null ? 'approve' : 'approveRevision');
/** The slip returns to its earlier state. A correction imported from the tax office may have no original here. */
export const cancelRefusalOf = ({ revision }: Pick<Bupot, 'revision'>) =>
  revision === 0 ? 'cancelRefused' : 'cancelRefusedRevision';

export const stepFor = (read: Bupot, verdict: Verdict): BupotStep | null => {
  const made = (move: BupotMove, set: BupotSet = noCode): BupotStep | null =>
    allows(move, read) ? { read, move, set } : null;
  const answer: BupotSet = 'code' in verdict ? { officeCode: verdict.code, officeMessage: verdict.message } : noCode;
  switch (verdict.state) {
    case 'submitted':
      return made('take');
    case 'signing':
      return made('sign');
    case 'approved': {
      const { number, at: issuedAt, notice } = verdict;
      const approved = made(approvalOf(read), { number, issuedAt, ...noCode });
      // Without a notice the cancellation request has not reached the tax office yet.
      if (approved || !notice) return approved;
      return made(cancelRefusalOf(read), { officeCode: notice.code, officeMessage: notice.message });
    }
    case 'rejected':
      return made('reject', answer);
    case 'savedInvalid':
      return made('saveInvalid', answer);
    case 'canceled':
      return made('canceledByOffice');
    default:
      return null;
  }
};

/** The corrected slip is replaced in the same transaction in which its correction is issued. */
export const correctedOf = async (tx: Tx, scope: Scope, { read, move }: BupotStep): Promise<BupotStep[]> => {
  if (read.replaces === null || move !== 'approveRevision') return [];
  const original = await bupotById(scope, tx.db, read.replaces);
  return original && allows('revise', original)
    ? [{ read: original, move: 'revise', set: { replacedBy: read.id } }]
    : [];
};

export const sending = { sendings: ['submit'], failedState: 'FAILED' } as const satisfies Sending;

export const cancelKey = ({ id, version }: Bupot): string => `${id}.cancel.${version}`;

type Owed = { answer: Answer<Verdict>; refusal: BupotStep['move'] };

/** The issue of a stored slip, or a cancellation that was never delivered. */
const owed = async (deps: Deps, scope: Scope, bupot: Bupot, verdict: Verdict): Promise<Owed | null> => {
  const { read } = deps.db;
  const named = async () => sentDocument(sending, scope, read, await ownCompany(scope, read), bupot);
  if (verdict.state === 'submitted' && bupot.issueWanted && allows('fail', bupot)) {
    const key = `${await sendingKey(sending, scope, read, bupot.id)}.issue`;
    return { answer: await deps.bupotOffice.issue(await named(), key), refusal: 'fail' };
  }
  if (verdict.state === 'approved' && !verdict.notice && allows('canceledByOffice', bupot)) {
    const answer = await deps.bupotOffice.cancel(await named(), bupot.reason ?? '', cancelKey(bupot));
    return { answer, refusal: cancelRefusalOf(bupot) };
  }
  return null;
};

/** Idempotent. Without an answer the slip stays as it is and is queried again later. */
export const askNext = async (
  deps: Deps,
  scope: Scope,
  read: Bupot,
  verdict: Verdict,
): Promise<NextStep<BupotStep> | null> => {
  const question = await owed(deps, scope, read, verdict);
  if (!question || question.answer.kind === 'unreachable') return null;
  if (question.answer.kind === 'done') return { verdict: question.answer.value };
  const { code: officeCode, message: officeMessage } = question.answer;
  return { step: { read, move: question.refusal, set: { officeCode, officeMessage } } };
};
