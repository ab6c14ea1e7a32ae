import type { Scope } from '#domain/scope.ts';
import { type Signee, signeesOf } from '../../../db/repositories/signees.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';

/** Who may sign invoices of the Coretax variant, the active one first. */
export const fakturSignees = (deps: Deps, scope: Scope): Promise<Signee[]> => {
  permit(scope, 'EFAKTUR_DOC_VIEW', 'EFAKTUR_DOC_CREATE');
  return signeesOf(scope, deps.db.read, 'efaktur-v2');
};
