import type { Scope } from '#domain/scope.ts';
import { type Signee, signeesOf } from '../../../db/repositories/signees.ts';
import { changingSignee } from '../../documents/office/change-signee.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { sentBupot } from './sent-bupot.ts';

export const bupotSignees = (deps: Deps, scope: Scope): Promise<Signee[]> => {
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  return signeesOf(scope, deps.db.read, sentBupot.product);
};

export const changeBupotSignee = changingSignee(sentBupot, 'EBUPOT_WITHHOLDING_UPLOAD');
