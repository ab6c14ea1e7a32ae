import type { PayerKind } from '#domain/billing/needs.ts';
import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';
import { rupiah } from '#domain/kit/money.ts';
import { Problem } from '#domain/problem.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/connection.ts';
import { billingByCode, insertBillings, insertNtpn } from '../../../db/repositories/billing.ts';
import { NTPN_LIST } from '../../../db/repositories/billing-list.ts';
import { sellerOf } from '../../../db/repositories/faktur-seller.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import type { KnownCode } from '../../gateways/djp/billing-port.ts';
import type { Deps } from '../deps.ts';
import { permit } from '../permit.ts';
import { newBilling } from './compose-billing.ts';
import { askAbout } from './inquire-code.ts';
import { announce, moveBillings, OBJECT_TYPE } from './move-billings.ts';

const payerKindOf = (payer: string, own: string): PayerKind =>
  payer === own ? 'self' : payer === NO_NPWP ? 'non' : 'other';

const alreadyHere = (billing: Billing): Problem =>
  new Problem('conflict', { message: 'billing.server.adopted_already', extra: { id: billing.id } });

const receiptOf = (deps: Deps, scope: Scope, billing: Billing, { code, receipt }: KnownCode): NtpnRecord | null =>
  receipt && {
    id: deps.newId(),
    companyId: scope.companyId,
    version: 1,
    status: 'COMPLETED',
    ntpn: receipt.ntpn,
    billingId: billing.id,
    paymentId: null,
    billingCode: code,
    kap: billing.kap,
    kjs: billing.kjs,
    taxName: billing.taxName,
    periodFrom: billing.periodFrom,
    periodTo: billing.periodTo,
    amount: billing.amount,
    paidAt: receipt.at,
    ntb: receipt.ntb,
    stan: receipt.stan,
    from: 'office',
    receiptFileId: null,
    officeMessage: null,
    usedIn: null,
    createdBy: scope.userName,
    createdAt: billing.createdAt,
    updatedAt: billing.createdAt,
  };

/** What the office knows of a code that is no longer open moves the billing on, in the transaction that takes it over. */
const catchUp = async (tx: Tx, deps: Deps, scope: Scope, read: Billing, known: KnownCode): Promise<Billing> => {
  const now = deps.now();
  const receipt = receiptOf(deps, scope, read, known);
  if (known.state !== 'paid') return read;
  if (!receipt) return (await moveBillings(tx, deps, scope, now, [{ read, move: 'receive' }]))[0] ?? read;
  await insertNtpn(tx, scope, receipt);
  await appendHistory(tx, scope, now, [
    { objectType: 'ntpn', objectId: receipt.id, action: 'adopt', toStatus: receipt.status, after: { ...receipt } },
  ]);
  await bumpRevision(tx, scope, NTPN_LIST);
  const set = { ntpn: receipt.ntpn, paidAt: receipt.paidAt };
  return (await moveBillings(tx, deps, scope, now, [{ read, move: 'settle', set }]))[0] ?? read;
};

/** Takes a code over that was made elsewhere, as the office knows it. One that has run out is made anew instead. */
export const adoptBilling = async (deps: Deps, scope: Scope, code: string): Promise<Billing> => {
  permit(scope, 'EBILLING_CREATE');
  const ours = await billingByCode(scope, deps.db.read, code);
  if (ours) throw alreadyHere(ours);
  const known = await askAbout(deps, scope, code);
  if (known.state === 'expired') throw new Problem('conflict', { message: 'billing.office.EXPIRED.cause' });
  const company = await sellerOf(scope, deps.db.read);
  const own = known.tin === company.npwp;
  const input = {
    kap: known.kap,
    kjs: known.kjs,
    periodFrom: known.periodFrom,
    periodTo: known.periodTo,
    amount: rupiah(known.amount),
    description: '',
    assessmentNumber: null,
    nop: null,
    objectAddress: null,
    objectProvince: null,
    objectCity: null,
    objectDistrict: null,
    objectSubdistrict: null,
    payerKind: payerKindOf(known.tin, company.npwp),
    payerNpwp: known.tin,
    payerNik: null,
    payerName: known.payerName,
    payerAddress: own ? company.address : '',
    payerCity: own ? company.city : '',
    depositorName: null,
  };
  const billing: Billing = {
    ...newBilling(deps, scope, input, { origin: 'adopted' }),
    status: 'PAYABLE',
    code,
    issuedAt: known.issuedAt,
    expiresAt: known.expiresAt,
  };
  return deps.db.transact(async (tx) => {
    const faster = await billingByCode(scope, tx.db, code);
    if (faster) throw alreadyHere(faster);
    await insertBillings(tx, scope, [billing]);
    await appendHistory(tx, scope, billing.createdAt, [
      {
        objectType: OBJECT_TYPE,
        objectId: billing.id,
        action: 'adopt',
        toStatus: billing.status,
        after: { ...input, code, version: billing.version },
      },
    ]);
    await announce(tx, deps, scope, [billing.id]);
    return catchUp(tx, deps, scope, billing, known);
  });
};
