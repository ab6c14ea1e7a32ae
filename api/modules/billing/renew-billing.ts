import type { CheckContext } from '#domain/billing/finding.ts';
import { allows } from '#domain/billing/status-queries.ts';
import type { Billing, BillingOrigin } from '#domain/billing/stored.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { billingById } from '../../../db/repositories/billing/billing.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { inputOf, newBilling } from './compose-billing.ts';
import { billingFamily } from './family.ts';
import { moveBillings, wrongStatus } from './move-billings.ts';
import { askAtOnce } from './request-code.ts';
import { aroundOf, insertBilling, refuseErrors, refuseSame } from './save-billings.ts';

/** What a return or another place was allowed to bill may be billed again. */
const checkedAs: Readonly<Record<BillingOrigin, CheckContext['origin']>> = {
  form: 'hand',
  import: 'hand',
  renewed: 'return',
  return: 'return',
  adopted: 'adopted',
};

/** The same tax once more, in the place of a code that has run out. Nothing is typed: one press is enough. */
export const renewBilling = async (
  deps: Deps,
  scope: Scope,
  { id, ignoreSame }: { id: string; ignoreSame?: boolean | undefined },
): Promise<Billing> => {
  const read = await billingFamily.load(scope, deps.db.read, id);
  permit(scope, 'EBILLING_CREATE');
  if (!allows('renew', read)) throw wrongStatus(read);
  // One that was removed again leaves its place free.
  if (read.renewedBy !== null && (await billingById(scope, deps.db.read, read.renewedBy)))
    throw new Problem('conflict', { message: 'billing.server.renewed_already', extra: { renewedBy: read.renewedBy } });
  const input = inputOf(read);
  // A code made elsewhere tells no address: the company's own is as good as any where it is its own tax.
  const { npwp, address, city } = await ownCompany(scope, deps.db.read);
  const own = read.payerNpwp === npwp;
  const whole = {
    ...input,
    payerAddress: input.payerAddress || (own ? address : ''),
    payerCity: input.payerCity || (own ? city : ''),
  };
  refuseErrors(whole, await aroundOf(deps, scope, deps.db.read, checkedAs[read.origin]));
  const billing = newBilling(deps, scope, whole, { origin: 'renewed', renews: id, sptId: read.sptId });
  await deps.db.transact(async (tx) => {
    await refuseSame(tx, scope, billing, ignoreSame);
    await moveBillings(tx, deps, scope, deps.now(), [{ read, move: 'renew', set: { renewedBy: billing.id } }]);
    await insertBilling(tx, deps, scope, billing, 'renewed');
  });
  return askAtOnce(deps, scope, billing.id);
};
