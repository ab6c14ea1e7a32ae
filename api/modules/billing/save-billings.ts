import { checkBilling } from '#domain/billing/check.ts';
import type { CheckContext } from '#domain/billing/finding.ts';
import { taxNameOf } from '#domain/billing/pairs.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import { allows, hasMoneyUnderway } from '#domain/billing/status-queries.ts';
import type { Billing, BillingOrigin } from '#domain/billing/stored.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../db/database.ts';
import {
  billingById,
  insertBillings,
  removeBilling,
  sameBillings,
  updateBilling,
} from '../../../db/repositories/billing/billing.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import type { Change } from '../../../db/repositories/history.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { fieldErrorsOf } from '../../documents/findings.ts';
import { type Given, savesOf } from '../../documents/saves.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { inputOf, newBilling } from './compose-billing.ts';
import { billingFamily } from './family.ts';
import { moveBillings, wrongStatus } from './move-billings.ts';
import { askAtOnce, lineUp } from './request-code.ts';

export const aroundOf = async (
  deps: Deps,
  scope: Scope,
  query: Query,
  origin: CheckContext['origin'] = 'hand',
): Promise<CheckContext> => {
  const { npwp } = await ownCompany(scope, query);
  return { today: jakartaDay(deps.now()), company: { npwp }, origin };
};

export const refuseErrors = (input: BillingInput, around: CheckContext): void => {
  const errors = checkBilling(input, around).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Problem('invalid', { errors: fieldErrorsOf(errors) });
};

/** Until the user confirms. */
const refuseSame = async (
  tx: Tx,
  scope: Scope,
  of: Parameters<typeof sameBillings>[2],
  ignoreSame: boolean | undefined,
): Promise<void> => {
  await holdClaim(tx, scope, 'billing of a tax');
  if (ignoreSame) return;
  const same = await sameBillings(scope, tx.db, of);
  if (same.length > 0) throw new Problem('same_billing', { extra: { same } });
};

const inLine = async (tx: Tx, deps: Deps, scope: Scope, billing: Billing): Promise<readonly Change[]> => {
  await lineUp(tx, deps, scope, billing);
  return [];
};

type BillingParams = Given<BillingInput> & { readonly ignoreSame?: boolean | undefined };

/**
 * Validated, stored, and codes requested. Editable until a code was issued; removable while no payment is under way.
 */
export const billingSaves = savesOf<Billing, Billing, BillingInput, BillingParams>({
  family: billingFamily,
  inputOf,
  insert: insertBillings,
  update: updateBilling,
  remove: (tx, _deps, scope, read) => removeBilling(tx, scope, read),
  refuse: async (deps, scope, { input }) => refuseErrors(input, await aroundOf(deps, scope, deps.db.read)),
  compose: async (tx, deps, scope, { input, ignoreSame }, read) => {
    const row = read
      ? { ...read, ...input, amount: rupiah(sen(input.amount)), taxName: taxNameOf(input) }
      : newBilling(deps, scope, input, { origin: 'form' });
    await refuseSame(tx, scope, row, ignoreSame);
    return { row };
  },
  sideEffects: async (tx, deps, scope, { row, read }) => (read ? [] : inLine(tx, deps, scope, row)),
  answer: (deps, scope, { row, read }) => (read ? row : askAtOnce(deps, scope, row.id)),
  words: {
    barred: (read) => (hasMoneyUnderway(read) ? 'billing.server.delete_blocked' : undefined),
    lost: 'billing.server.delete_failed',
  },
});

export const insertBilling = (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  billing: Billing,
  action = 'create',
): Promise<Billing> =>
  billingSaves.insert(tx, deps, scope, billing, {
    action,
    ...(billing.renews ? { details: { renews: billing.renews } } : {}),
    sideEffects: () => inLine(tx, deps, scope, billing),
  });

/** What was permitted for the original is permitted for its renewal. */
const checkedAs: Readonly<Record<BillingOrigin, CheckContext['origin']>> = {
  form: 'hand',
  import: 'hand',
  renewed: 'return',
  return: 'return',
  adopted: 'adopted',
};

/** In place of an expired code, without further input. */
export const renewBilling = async (
  deps: Deps,
  scope: Scope,
  { id, ignoreSame }: { id: string; ignoreSame?: boolean | undefined },
): Promise<Billing> => {
  const read = await billingFamily.load(scope, deps.db.read, id);
  permit(scope, 'EBILLING_CREATE');
  if (!allows('renew', read)) throw wrongStatus(read);
  // After its renewal was removed a code may be renewed again.
  if (read.renewedBy !== null && (await billingById(scope, deps.db.read, read.renewedBy)))
    throw new Problem('conflict', { message: 'billing.server.renewed_already', extra: { renewedBy: read.renewedBy } });
  const input = inputOf(read);
  // An adopted code has no address; for the company's own tax its own address is used.
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
