import { type BillingInput, nothingBesides, type PayerKind } from '#domain/billing/record.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { rupiah } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import type { Scope } from '#domain/scope.ts';
import { billingByCode } from '../../../db/repositories/billing/billing.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { asOffice } from '../../documents/moves.ts';
import type { KnownCode } from '../../gateways/djp/billing/port.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { recordReceipt } from '../ntpn/receipt.ts';
import { type Change, moveBilling, withLocks } from '../payment/change.ts';
import { newBilling } from './compose-billing.ts';
import { billingFamily } from './family.ts';
import { askAbout } from './inquire-code.ts';
import { billingSaves } from './save-billings.ts';

const payerKindOf = (payer: string, own: string): PayerKind =>
  payer === own ? 'self' : payer === NO_NPWP ? 'non' : 'other';

const alreadyHere = (billing: Billing): Problem =>
  new Problem('conflict', { message: 'billing.server.adopted_already', extra: { id: billing.id } });

/** What the office knows of a code that is no longer open moves the billing on, in the transaction that takes it over. */
const catchUp = async (change: Change, read: Billing, { receipt, state }: KnownCode): Promise<void> => {
  if (state !== 'paid') return;
  if (receipt) await recordReceipt(change, read.id, { receipt, from: 'office', elsewhere: true });
  else await moveBilling(change, read, 'receive');
};

/** Takes a code over that was made elsewhere, as the office knows it. One that has run out is made anew instead. */
export const adoptBilling = async (deps: Deps, scope: Scope, code: string): Promise<Billing> => {
  permit(scope, 'EBILLING_CREATE');
  const ours = await billingByCode(scope, deps.db.read, code);
  if (ours) throw alreadyHere(ours);
  const known = await askAbout(deps, scope, code);
  if (known.state === 'expired') throw new Problem('conflict', { message: 'billing.office.EXPIRED.cause' });
  const company = await ownCompany(scope, deps.db.read);
  const own = known.tin === company.npwp;
  const input: BillingInput = {
    ...nothingBesides,
    kap: known.kap,
    kjs: known.kjs,
    periodFrom: known.periodFrom,
    periodTo: known.periodTo,
    amount: rupiah(known.amount),
    payerKind: payerKindOf(known.tin, company.npwp),
    payerNpwp: known.tin,
    payerNik: null,
    payerName: known.payerName,
    payerAddress: own ? company.address : '',
    payerCity: own ? company.city : '',
  };
  const billing: Billing = {
    ...newBilling(deps, scope, input, { origin: 'adopted' }),
    status: 'PAYABLE',
    code,
    issuedAt: known.issuedAt,
    expiresAt: known.expiresAt,
  };
  return deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, 'billing code');
    const faster = await billingByCode(scope, tx.db, code);
    if (faster) throw alreadyHere(faster);
    await billingSaves.insert(tx, deps, scope, billing, { action: 'adopt', told: { code } });
    await withLocks(tx, deps, asOffice(scope), (change) => catchUp(change, billing, known));
    return billingFamily.load(scope, tx.db, billing.id);
  });
};
