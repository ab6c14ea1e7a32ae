import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { Taxpayer } from '../../gateways/djp/port.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';

/** Asks the office's register. A number it does not know is the caller's to mend; a broken line is not. */
export const checkNpwp = async (deps: Deps, scope: Scope, npwp: string): Promise<Taxpayer> => {
  permit(scope, 'EFAKTUR_DOC_VIEW', 'EFAKTUR_DOC_CREATE', 'EBUPOT_WITHHOLDING_CREATE');
  const seller = await ownCompany(scope, deps.db.read);
  const answer = await deps.djp.checkNpwp({
    companyId: scope.companyId,
    tin: seller.npwp,
    npwp: npwp.padStart(16, '0'),
  });
  if (answer.kind === 'done') return answer.value;
  if (answer.kind === 'refused')
    throw new Problem('invalid', {
      errors: { npwp: 'faktur.server.npwp_unknown' },
      extra: { officeCode: answer.code },
    });
  throw new Problem('unavailable', { message: 'faktur.server.office_unreachable' });
};
