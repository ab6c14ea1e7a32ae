import type { Scope } from '#domain/scope.ts';
import { type Signee, signeesOf } from '../../../db/repositories/signees.ts';
import { changingSignee } from '../../documents/office/change-signee.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { sentFaktur } from './sent-faktur.ts';

export const fakturSignees = (deps: Deps, scope: Scope): Promise<Signee[]> => {
  permit(scope, 'EFAKTUR_DOC_VIEW', 'EFAKTUR_DOC_CREATE');
  return signeesOf(scope, deps.db.read, 'efaktur-v2');
};

export const changeFakturSignee = changingSignee(sentFaktur, 'EFAKTUR_DOC_UPLOAD');
