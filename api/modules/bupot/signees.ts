import type { Scope } from '#domain/scope.ts';
import { type Signee, signeesOf } from '../../../db/repositories/signees.ts';
import { changingSignee } from '../../documents/office/change-signee.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { sentBupot } from './sent-bupot.ts';

/** Who signs slips of the Coretax variant, the active ones first. */
export const bupotSignees = (deps: Deps, scope: Scope): Promise<Signee[]> => {
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  return signeesOf(scope, deps.db.read, sentBupot.product);
};

/** Has somebody else sign a slip that is not at the office yet, or was thrown back. */
export const changeBupotSignee = changingSignee(sentBupot, 'EBUPOT_WITHHOLDING_UPLOAD');
