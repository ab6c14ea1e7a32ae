import { allows, type byHandOnly } from '#domain/billing/status-queries.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { expiryOf, hasExpired } from '#domain/billing/validity.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { billingByCode } from '../../../db/repositories/billing/billing.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { billingFamily } from './family.ts';
import { moveBillings, wrongStatus } from './move-billings.ts';

const load = async (deps: Deps, scope: Scope, id: string, move: (typeof byHandOnly)[number]): Promise<Billing> => {
  const read = await billingFamily.load(scope, deps.db.read, id);
  permit(scope, 'EBILLING_CREATE');
  if (!deps.billingOffice.byHand) throw new Problem('conflict', { message: 'billing.server.has_line' });
  if (!allows(move, read)) throw wrongStatus(read);
  return read;
};

/**
 * A person types the code they made in the portal. Its form is checked, and that it stands here for nothing else; its day of issue
 * (YYYY-MM-DD) says how long it lives, counted from the beginning of that day, so that nobody relies on hours that may not be there.
 */
export const enterCode = async (
  deps: Deps,
  scope: Scope,
  { id, code, issuedOn }: { id: string; code: string; issuedOn: string },
): Promise<Billing> => {
  const read = await load(deps, scope, id, 'enter');
  const now = deps.now();
  const issuedAt = issuedOn === jakartaDay(now) ? now : Date.parse(`${issuedOn}T00:00:00+07:00`);
  if (!(issuedAt <= now)) throw new Problem('invalid', { errors: { issuedOn: 'billing.server.issued_later' } });
  const expiresAt = expiryOf(issuedAt).at;
  if (hasExpired(expiresAt, now)) throw new Problem('invalid', { errors: { issuedOn: 'billing.pay.expired' } });
  await deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, 'billing code');
    const other = await billingByCode(scope, tx.db, code);
    if (other) throw new Problem('invalid', { errors: { code: 'billing.server.code_taken' }, extra: { id: other.id } });
    const set = { code, issuedAt, expiresAt, officeCode: null, officeMessage: null };
    await moveBillings(tx, deps, scope, now, [{ read, move: 'enter', set }]);
  });
  return billingFamily.load(scope, deps.db.read, id);
};

/** No code will be made for it as it stands. */
export const withdrawBilling = async (deps: Deps, scope: Scope, id: string): Promise<Billing> => {
  const read = await load(deps, scope, id, 'withdraw');
  const set = { officeCode: null, officeMessage: say('id', 'billing.server.withdrawn') };
  await deps.db.transact((tx) => moveBillings(tx, deps, scope, deps.now(), [{ read, move: 'withdraw', set }]));
  return billingFamily.load(scope, deps.db.read, id);
};
