import { labelOf } from '#domain/billing/label.ts';
import { allows, type byHandOnly } from '#domain/billing/status-queries.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { expiryOf, hasExpired } from '#domain/billing/validity.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { dayBegins, jakartaDay, type Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { billingByCode } from '../../../db/repositories/billing/billing.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { HANDED_OVER_MS, soon } from '../../documents/soon.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { billingFamily } from './family.ts';
import { moveBillings, wrongStatus } from './move-billings.ts';
import { type RequestPayload, requestItem } from './request-item.ts';

/** In the caller's transaction, so that the job survives a crash. */
export const lineUp = (tx: Tx, deps: Deps, scope: Scope, billing: Billing): Promise<string> =>
  enqueue(tx, scope, deps.now(), {
    kind: 'billing.request',
    payload: { tell: true } satisfies RequestPayload,
    items: [{ refId: billing.id, label: labelOf(billing) }],
    uniqueKey: `request:${billing.id}:${billing.request}`,
    runAt: deps.now() + HANDED_OVER_MS,
    visible: false,
  });

/** Waits for at most three seconds. Returns the billing with its code, refused, or still waiting. */
export const askAtOnce = async (deps: Deps, scope: Scope, id: string): Promise<Billing> => {
  await soon(deps, requestItem(deps, scope, { id, attempts: 0 }));
  return billingFamily.load(scope, deps.db.read, id);
};

const load = async (deps: Deps, scope: Scope, id: string, move: (typeof byHandOnly)[number]): Promise<Billing> => {
  const read = await billingFamily.load(scope, deps.db.read, id);
  permit(scope, 'EBILLING_CREATE');
  if (!deps.billingOffice.byHand) throw new Problem('conflict', { message: 'billing.server.has_line' });
  if (!allows(move, read)) throw wrongStatus(read);
  return read;
};

/**
 * Checks the format and that no other billing has the code. The expiry counts from the beginning of the day of issue
 * (YYYY-MM-DD), so that nobody relies on hours that may not exist.
 */
export const enterCode = async (
  deps: Deps,
  scope: Scope,
  { id, code, issuedOn }: { id: string; code: string; issuedOn: string },
): Promise<Billing> => {
  const read = await load(deps, scope, id, 'enter');
  const now = deps.now();
  const issuedAt = issuedOn === jakartaDay(now) ? now : dayBegins(issuedOn);
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

export const withdrawBilling = async (deps: Deps, scope: Scope, id: string): Promise<Billing> => {
  const read = await load(deps, scope, id, 'withdraw');
  const set = { officeCode: null, officeMessage: say('id', 'billing.server.withdrawn') };
  await deps.db.transact((tx) => moveBillings(tx, deps, scope, deps.now(), [{ read, move: 'withdraw', set }]));
  return billingFamily.load(scope, deps.db.read, id);
};

/** With a new key, because the tax office repeats its answer to a repeated request. */
export const retryBilling = async (deps: Deps, scope: Scope, id: string): Promise<Billing> => {
  const read = await billingFamily.load(scope, deps.db.read, id);
  permit(scope, 'EBILLING_CREATE');
  if (!allows('retry', read)) throw wrongStatus(read);
  await deps.db.transact(async (tx) => {
    const set = { request: read.request + 1, officeCode: null, officeMessage: null };
    const [moved = read] = await moveBillings(tx, deps, scope, deps.now(), [{ read, move: 'retry', set }]);
    await lineUp(tx, deps, scope, moved);
  });
  return askAtOnce(deps, scope, id);
};
