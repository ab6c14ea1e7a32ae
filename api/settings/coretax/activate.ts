import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Coretax, CoretaxProduct } from '#domain/settings/coretax.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { type Company, companyOf, setActivated } from '../../../db/repositories/companies.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { isOwner } from '../../services/people/roles.ts';
import { efakturOf } from '../../services/session/first-company.ts';

type Active = Pick<Company, 'pkp' | 'flags'>;

/** Only a PKP issues invoices, so `efaktur` also sets `pkp`. */
const activated = ({ pkp, flags }: Active, product: CoretaxProduct): Active =>
  product === 'efaktur'
    ? { pkp: true, flags: { ...flags, isCtasEfakturDisabled: false, ...(pkp ? {} : { efaktur: efakturOf(true) }) } }
    : {
        pkp,
        flags: {
          ...flags,
          isCtasEbupotDisabled: false,
          ebupot: { ...flags.ebupot, isRegistered: true, isEbupotDisabled: false },
        },
      };

const isActive = ({ flags }: Active, product: CoretaxProduct): boolean =>
  product === 'efaktur' ? !flags.isCtasEfakturDisabled : !flags.isCtasEbupotDisabled && flags.ebupot.isRegistered;

const viewOf = (company: Active): Coretax => ({
  pkp: company.pkp,
  efaktur: isActive(company, 'efaktur'),
  ebupot: isActive(company, 'ebupot'),
});

/** The Owner declares that the tax office has activated it, because the office discloses that to nobody else. */
export const activateCoretax = (
  deps: Deps,
  scope: Scope,
  product: CoretaxProduct,
  { stated }: { readonly stated: boolean },
): Promise<Coretax> => {
  permit(scope, 'SETTING_PROFILE_COMPANY_CREATE');
  if (!isOwner(scope.role)) throw new Problem('role_owner_required');
  if (!stated) throw new Problem('invalid', { errors: { stated: `registration.activate.${product}_missing` } });
  return deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, 'company');
    const before = await companyOf(scope, tx.db);
    if (!before) throw new Problem('not_found');
    if (isActive(before, product)) throw new Problem('conflict', { message: 'registration.activate.is_active' });
    const now = activated(before, product);
    const version = await setActivated(tx, scope, now);
    const field = product === 'efaktur' ? 'coretaxEfaktur' : 'coretaxEbupot';
    await appendHistory(tx, scope, deps.now(), [
      {
        objectType: 'company',
        objectId: scope.companyId,
        action: 'activateCoretax',
        before: { [field]: false, ...(now.pkp === before.pkp ? {} : { pkp: before.pkp }) },
        after: { [field]: true, ...(now.pkp === before.pkp ? {} : { pkp: now.pkp }), version },
      },
    ]);
    return viewOf(now);
  });
};
