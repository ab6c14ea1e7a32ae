import type { FakturRow } from '#domain/faktur/record.ts';
import { allows, awaitingOffice, hasStatusIn, isApproved } from '#domain/faktur/standing.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/connection.ts';
import { fakturRow } from '../../../db/repositories/faktur.ts';
import type { Verdict } from '../../gateways/djp/port.ts';
import type { Deps } from '../deps.ts';
import { asOffice, moveFakturs, type Step } from './move-fakturs.ts';

type Set = NonNullable<Step['set']>;

const noCode: Set = { officeCode: null, officeMessage: null };

/** Ours, not the office's: it only says that the buyer agreed. */
const AGREED = 'BUYER_AGREED';

/** The buyer agreed and left it to the seller to complete: written down once, so that a person sees it. */
const agreement = (read: FakturRow): Step | null =>
  read.officeCode === AGREED || !(allows('confirmCancel', read) || allows('confirmSubstitute', read))
    ? null
    : {
        read,
        move: 'inquire',
        action: 'buyerAgreed',
        set: { officeCode: AGREED, officeMessage: say('id', `office.code.${AGREED}.cause`) },
      };

/** The move a verdict asks for in the state the document is in; null when there is nothing to do. */
export const stepFor = (read: FakturRow, verdict: Verdict): Step | null => {
  const said = 'code' in verdict ? { officeCode: verdict.code, officeMessage: verdict.message } : noCode;
  switch (verdict.state) {
    case 'signing':
      return allows('signing', read) ? { read, move: 'signing' } : null;
    case 'approved': {
      const set: Set = { number: verdict.number, ...noCode };
      if (allows('approve', read)) return { read, move: 'approve', set };
      if (allows('amendedByOffice', read)) return { read, move: 'amendedByOffice', set };
      if (!allows('cancelRefused', read)) return null;
      const { notice } = verdict;
      // Without a word about the request the cancellation has not reached the office yet.
      if (!notice) return null;
      return { read, move: 'cancelRefused', set: { officeCode: notice.code, officeMessage: notice.message } };
    }
    case 'rejected':
      if (allows('reject', read)) return { read, move: 'reject', set: said };
      return allows('amendmentRefused', read) ? { read, move: 'amendmentRefused', set: said } : null;
    case 'savedInvalid':
      return allows('saveInvalid', read) ? { read, move: 'saveInvalid', set: said } : null;
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

/** The original gives way in the same transaction in which its substitute is approved. */
const originalOf = async (tx: Tx, scope: Scope, step: Step): Promise<Step[]> => {
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

/** Makes a move and what follows from it for the original. */
export const moveWithOriginal = async (tx: Tx, deps: Deps, scope: Scope, step: Step): Promise<FakturRow> => {
  const steps = [step, ...(await originalOf(tx, scope, step))];
  const [moved] = await moveFakturs(tx, deps, scope, deps.now(), steps);
  return moved ?? step.read;
};

const TRIES = 3;

/** Writes down what the office says. Read and written again when somebody else changed the document meanwhile. */
export const applyVerdict = async (
  deps: Deps,
  scope: Scope,
  id: string,
  verdict: Verdict,
  officeRef?: string,
): Promise<FakturRow | undefined> => {
  for (let tried = 1; ; tried++) {
    const read = await fakturRow(scope, deps.db.read, id);
    if (!read) return undefined;
    const step = stepFor(read, verdict);
    const received = officeRef !== undefined && officeRef !== read.officeRef ? { officeRef } : undefined;
    const taken: Step | null =
      step ?? (received && allows('inquire', read) ? { read, move: 'inquire', action: 'receive' } : null);
    if (!taken) return read;
    try {
      return await deps.db.transact((tx) =>
        moveWithOriginal(tx, deps, asOffice(scope), { ...taken, set: { ...taken.set, ...received } }),
      );
    } catch (error) {
      if (tried >= TRIES || !(error instanceof Problem) || error.code !== 'conflict') throw error;
    }
  }
};

/** An answer of the office is still to come. */
export const isWaiting = (row: FakturRow): boolean => !isApproved(row) && hasStatusIn(awaitingOffice, row);
