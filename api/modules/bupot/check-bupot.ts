import { checkSlip } from '#domain/bupot/check.ts';
import type { Scope } from '#domain/scope.ts';
import { elsewhereFindings } from '../../documents/elsewhere.ts';
import { inWords, type SaidFinding } from '../../documents/findings.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { type Asked, besideOf } from './beside.ts';
import { aroundOf } from './compose-bupot.ts';

/** Everything the server finds in a slip that is not saved yet. */
export const checkBupot = async (deps: Deps, scope: Scope, of: Asked): Promise<SaidFinding[]> => {
  permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
  const around = await aroundOf(deps, scope, deps.db.read);
  const found = checkSlip(of.input, around);
  const { payeeNpwp, payeeName, payeeEmail } = of.input;
  const elsewhere = await elsewhereFindings(scope, deps.db.read, {
    path: 'payeeEmail',
    identity: payeeNpwp ?? '',
    name: payeeName ?? '',
    email: payeeEmail,
  });
  const beside = await besideOf(scope, deps.db.read, [of]);
  return inWords(scope.locale, [...found, ...beside.flat(), ...elsewhere]);
};
