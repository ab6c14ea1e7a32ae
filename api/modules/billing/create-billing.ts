import { checkBilling } from '#domain/billing/check.ts';
import type { CheckContext } from '#domain/billing/finding.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../db/database.ts';
import { insertBillings, sameBillings } from '../../../db/repositories/billing/billing.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { fieldErrorsOf } from '../../documents/findings.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { inputOf, newBilling } from './compose-billing.ts';
import { announce, OBJECT_TYPE } from './move-billings.ts';
import { askAtOnce, lineUp } from './request-code.ts';

/** Where a check of this company's billings stands. */
export const aroundOf = async (
  deps: Deps,
  scope: Scope,
  query: Query,
  origin: CheckContext['origin'] = 'hand',
): Promise<CheckContext> => {
  const { npwp } = await ownCompany(scope, query);
  return { today: jakartaDay(deps.now()), company: { npwp }, origin };
};

/** What keeps a code from being asked for is told at the fields. */
export const refuseErrors = (input: BillingInput, around: CheckContext): void => {
  const errors = checkBilling(input, around).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Problem('invalid', { errors: fieldErrorsOf(errors) });
};

/** The tax was billed for this masa before: the person is asked whether that is meant. */
export const refuseSame = async (
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

/** Writes a new billing with its history and puts the request for its code in line. */
export const insertBilling = async (tx: Tx, deps: Deps, scope: Scope, billing: Billing, action: string) => {
  await insertBillings(tx, scope, [billing]);
  await appendHistory(tx, scope, billing.createdAt, [
    {
      objectType: OBJECT_TYPE,
      objectId: billing.id,
      action,
      toStatus: billing.status,
      after: { ...inputOf(billing), version: billing.version, ...(billing.renews ? { renews: billing.renews } : {}) },
    },
  ]);
  await lineUp(tx, deps, scope, billing);
  await announce(tx, deps, scope, [billing.id]);
};

/** A billing made by hand: checked, kept, and its code asked for. */
export const createBilling = async (
  deps: Deps,
  scope: Scope,
  { input, ignoreSame }: { input: BillingInput; ignoreSame?: boolean | undefined },
): Promise<Billing> => {
  permit(scope, 'EBILLING_CREATE');
  refuseErrors(input, await aroundOf(deps, scope, deps.db.read));
  const billing = newBilling(deps, scope, input, { origin: 'form' });
  await deps.db.transact(async (tx) => {
    await refuseSame(tx, scope, billing, ignoreSame);
    await insertBilling(tx, deps, scope, billing, 'create');
  });
  return askAtOnce(deps, scope, billing.id);
};
