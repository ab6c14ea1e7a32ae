import { taxNameOf } from '#domain/billing/pairs.ts';
import { type BillingInput, noExtras, type PayerKind } from '#domain/billing/record.ts';
import type { Billing } from '#domain/billing/stored.ts';
import type { InquiredCode } from '#domain/billing/view-schema.ts';
import { rupiah } from '#domain/definition/money.ts';
import { hasWords, say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import type { Scope } from '#domain/scope.ts';
import { billingByCode } from '../../../db/repositories/billing/billing.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { asOffice } from '../../documents/moves.ts';
import type { KnownCode } from '../../gateways/djp/billing/port.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { recordReceipt } from '../ntpn/receipt.ts';
import { type Change, moveBilling, withLocks } from '../payment/change.ts';
import { newBilling } from './compose-billing.ts';
import { billingFamily } from './family.ts';
import { billingSaves } from './save-billings.ts';

/** A refusal becomes a field error, no answer becomes `unavailable`. */
const askAbout = async (deps: Deps, scope: Scope, code: string): Promise<KnownCode> => {
  const { npwp: tin } = await ownCompany(scope, deps.db.read);
  const answer = await deps.billingOffice.inquire({ companyId: scope.companyId, objectId: code, tin, code });
  if (answer.kind === 'done') return answer.value;
  if (answer.kind === 'unreachable') throw new Problem('unavailable', { message: 'billing.server.inquiry_timeout' });
  const cause = `billing.office.${answer.code}.cause`;
  throw new Problem('invalid', {
    message: 'billing.server.inquiry_refused',
    errors: { code: hasWords(cause) ? cause : answer.message },
    extra: { officeCode: answer.code },
  });
};

export const inquireCode = async (deps: Deps, scope: Scope, code: string): Promise<InquiredCode> => {
  permit(scope, 'EBILLING_VIEW');
  const [{ tin, amount, ...known }, ours] = await Promise.all([
    askAbout(deps, scope, code),
    billingByCode(scope, deps.db.read, code),
  ]);
  return {
    ...known,
    payerNpwp: tin,
    taxName: taxNameOf(known),
    amount: rupiah(amount),
    stateWords: say(scope.locale, `billing.server.code_${known.state}`),
    ours: ours?.id ?? null,
  };
};

const payerKindOf = (payer: string, own: string): PayerKind =>
  payer === own ? 'self' : payer === NO_NPWP ? 'non' : 'other';

const alreadyHere = (billing: Billing): Problem =>
  new Problem('conflict', { message: 'billing.server.adopted_already', extra: { id: billing.id } });

/** Receipt or paid status, in the transaction that adopts the code. */
const catchUp = async (change: Change, read: Billing, { receipt, state }: KnownCode): Promise<void> => {
  if (state !== 'paid') return;
  if (receipt) await recordReceipt(change, read.id, { receipt, from: 'office', elsewhere: true });
  else await moveBilling(change, read, 'receive');
};

/** With the tax office's data. Throws `conflict` for an expired code. */
export const adoptBilling = async (deps: Deps, scope: Scope, code: string): Promise<Billing> => {
  permit(scope, 'EBILLING_CREATE');
  const ours = await billingByCode(scope, deps.db.read, code);
  if (ours) throw alreadyHere(ours);
  const known = await askAbout(deps, scope, code);
  if (known.state === 'expired') throw new Problem('conflict', { message: 'billing.office.EXPIRED.cause' });
  const company = await ownCompany(scope, deps.db.read);
  const own = known.tin === company.npwp;
  const input: BillingInput = {
    ...noExtras,
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
    await billingSaves.insert(tx, deps, scope, billing, { action: 'adopt', details: { code } });
    await withLocks(tx, deps, asOffice(scope), (change) => catchUp(change, billing, known));
    return billingFamily.load(scope, tx.db, billing.id);
  });
};
