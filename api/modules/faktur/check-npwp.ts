import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { Answer } from '../../gateways/answer.ts';
import type { Taxpayer } from '../../gateways/djp/port.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';

/** Asks the office's register about a number in 16 digits. */
export const askRegister = async (deps: Deps, scope: Scope, npwp: string): Promise<Answer<Taxpayer>> => {
  const { npwp: tin } = await ownCompany(scope, deps.db.read);
  return deps.djp.checkNpwp({ companyId: scope.companyId, tin, npwp });
};

/** Asks the office's register. A number it does not know is the caller's to mend; a broken line is not. */
export const checkNpwp = async (deps: Deps, scope: Scope, npwp: string): Promise<Taxpayer> => {
  permit(scope, 'EFAKTUR_DOC_VIEW', 'EFAKTUR_DOC_CREATE', 'EBUPOT_WITHHOLDING_CREATE');
  const answer = await askRegister(deps, scope, npwp.padStart(16, '0'));
  if (answer.kind === 'done') return answer.value;
  if (answer.kind === 'refused')
    throw new Problem('invalid', {
      errors: { npwp: 'faktur.server.npwp_unknown' },
      extra: { officeCode: answer.code },
    });
  throw new Problem('unavailable', { message: 'faktur.server.office_unreachable' });
};
