import type { Bupot } from '#domain/bupot/record.ts';
import type { BupotMove } from '#domain/bupot/status.ts';
import { allows } from '#domain/bupot/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { bupotById } from '../../../db/repositories/bupot/bupot.ts';
import type { Verdict } from '../../gateways/djp/document-port.ts';
import type { BupotSet, BupotStep } from './move-bupots.ts';

const noCode: BupotSet = { officeCode: null, officeMessage: null };

/** In force: as a slip of its own, or as the correction of one. */
const approvalOf = ({ replaces }: Bupot) => (replaces === null ? 'approve' : 'approveRevision');
/** The end of a cancellation the office does not take: the slip stands as it stood. A correction taken over from the office need not follow one of ours. */
export const cancelRefusalOf = ({ revision }: Pick<Bupot, 'revision'>) =>
  revision === 0 ? 'cancelRefused' : 'cancelRefusedRevision';

/** The move a verdict asks for in the state the slip is in; null when there is nothing to do. */
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
      // Without a word about it the request to cancel has not reached the office yet.
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

/** The slip that is corrected gives way in the same transaction in which its correction is issued. */
export const correctedOf = async (tx: Tx, scope: Scope, { read, move }: BupotStep): Promise<BupotStep[]> => {
  if (read.replaces === null || move !== 'approveRevision') return [];
  const original = await bupotById(scope, tx.db, read.replaces);
  return original && allows('revise', original)
    ? [{ read: original, move: 'revise', set: { replacedBy: read.id } }]
    : [];
};
