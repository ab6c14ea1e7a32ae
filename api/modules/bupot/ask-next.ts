import type { Bupot } from '#domain/bupot/record.ts';
import { allows } from '#domain/bupot/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { AskedNext } from '../../documents/office/family.ts';
import { type Sending, sendingKey, sentDocument } from '../../documents/office/sent-document.ts';
import type { Answer } from '../../gateways/answer.ts';
import type { Verdict } from '../../gateways/djp/document-port.ts';
import type { Deps } from '../../services/deps.ts';
import type { BupotStep } from './move-bupots.ts';
import { cancelRefusalOf } from './verdict-steps.ts';

/** A slip goes to the office by being submitted. */
export const sending = { sendings: ['submit'], failedState: 'FAILED' } as const satisfies Sending;

/** Asks to cancel, always by the same key for the same wish. */
export const cancelKey = ({ id, version }: Bupot): string => `${id}.cancel.${version}`;

type Owed = { answer: Answer<Verdict>; refusal: BupotStep['move'] };

/** What is still owed to the office for what a person asked: the issue of a slip it has kept, or a cancellation that never got there. */
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

/**
 * Asks the office for what comes after its answer. Safe to repeat: what is asked twice is done once. Where nobody answers the slip
 * stays as it is, and is asked after again.
 */
export const askNext = async (
  deps: Deps,
  scope: Scope,
  read: Bupot,
  verdict: Verdict,
): Promise<AskedNext<BupotStep> | null> => {
  const question = await owed(deps, scope, read, verdict);
  if (!question || question.answer.kind === 'unreachable') return null;
  if (question.answer.kind === 'done') return { verdict: question.answer.value };
  const { code: officeCode, message: officeMessage } = question.answer;
  return { step: { read, move: question.refusal, set: { officeCode, officeMessage } } };
};
