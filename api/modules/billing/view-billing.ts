import { labelOf } from '#domain/billing/label.ts';
import { officeSentence, officeWords } from '#domain/billing/office-words.ts';
import { billingStatus } from '#domain/billing/status.ts';
import { byHandOnly } from '#domain/billing/status-queries.ts';
import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';
import type { PaymentView } from '#domain/billing/view.ts';
import type { BillingView } from '#domain/billing/view-schema.ts';
import { movesFrom } from '#domain/definition/status.ts';
import type { Scope } from '#domain/scope.ts';
import { billingById, ntpnsOf } from '../../../db/repositories/billing/billing.ts';
import { paymentById } from '../../../db/repositories/payment/payments.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { viewOf } from '../payment/view.ts';
import { duesIn } from './dues.ts';
import { billingFamily, returnsOf } from './family.ts';

type Related = Pick<Billing, 'id' | 'code' | 'status'>;

const related = async (deps: Deps, scope: Scope, id: string | null): Promise<Related | null> => {
  const found = id === null ? undefined : await billingById(scope, deps.db.read, id);
  return found ? { id: found.id, code: found.code, status: found.status } : null;
};

const chainOf = (billing: Billing, payment: PaymentView | null, ntpns: readonly NtpnRecord[]): BillingView['chain'] => {
  const receipt = ntpns.find(({ ntpn }) => ntpn === billing.ntpn) ?? ntpns.at(-1);
  return [
    {
      kind: 'billing',
      id: billing.id,
      label: labelOf(billing),
      status: billing.status,
      at: billing.issuedAt ?? billing.createdAt,
    },
    {
      kind: 'payment',
      id: payment?.id ?? null,
      label: payment?.bank ?? payment?.method ?? null,
      status: payment?.status ?? null,
      at: payment?.createdAt ?? null,
    },
    {
      kind: 'ntpn',
      id: receipt?.id ?? null,
      label: receipt?.ntpn ?? null,
      status: receipt?.status ?? null,
      at: receipt?.paidAt ?? null,
    },
    {
      kind: 'return',
      id: null,
      label: receipt?.usedIn ?? null,
      status: null,
      at: null,
    },
  ];
};

const paymentOf = async (deps: Deps, scope: Scope, id: string | null): Promise<PaymentView | null> => {
  const payment =
    id !== null && scope.permissions.has('EBILLING_PAYMENT_VIEW')
      ? await paymentById(scope, deps.db.read, id)
      : undefined;
  return payment ? viewOf(scope, deps.db.read, payment) : null;
};

export const viewBilling = async (deps: Deps, scope: Scope, id: string): Promise<BillingView> => {
  permit(scope, 'EBILLING_VIEW');
  const billing = await billingFamily.load(scope, deps.db.read, id);
  const [duesOf, payment, ntpns, [spt = null], from, by] = await Promise.all([
    duesIn(deps, scope),
    paymentOf(deps, scope, billing.paymentId),
    scope.permissions.has('EBILLING_NTPN_VIEW') ? ntpnsOf(scope, deps.db.read, id) : [],
    returnsOf(scope, deps.db.read, [billing]),
    related(deps, scope, billing.renews),
    related(deps, scope, billing.renewedBy),
  ]);
  return {
    ...billing,
    ...duesOf(billing),
    officeSays: officeSentence(scope.locale, billing),
    office: officeWords(scope.locale, billing.officeCode),
    payment,
    ntpns,
    chain: chainOf(billing, payment, ntpns),
    spt,
    renewed: { from, by },
    actions: movesFrom(billingStatus, billing.status, scope.permissions).filter(
      (move) => deps.billingOffice.byHand || !byHandOnly.includes(move),
    ),
  };
};
