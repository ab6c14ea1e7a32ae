import type { BilledReturn } from '#domain/billing/billed-return.ts';
import { idBilling } from '#domain/billing/billing.ts';
import type { BillingSelection } from '#domain/billing/filter.ts';
import { labelOf } from '#domain/billing/label.ts';
import { bankName } from '#domain/billing/payment/channel.ts';
import { hasSlip, isConfirmed } from '#domain/billing/status-queries.ts';
import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';
import { type PublicSlip, publicSlipOf } from '#domain/billing/view.ts';
import { sen } from '#domain/definition/money.ts';
import type { Locale } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { labelOf as returnLabel } from '#domain/spt/label.ts';
import { sptBills } from '#domain/spt/place.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { annualLabel } from '#domain/spt-badan/label.ts';
import { annualLink } from '#domain/spt-badan/link.ts';
import type { Query } from '../../../db/database.ts';
import { billingById, ntpnById } from '../../../db/repositories/billing/billing.ts';
import { billingList } from '../../../db/repositories/billing/list.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { paymentById } from '../../../db/repositories/payment/payments.ts';
import { sptById } from '../../../db/repositories/spt/spt.ts';
import { annualHeads } from '../../../db/repositories/spt-badan/spt-badan.ts';
import { family } from '../../documents/family.ts';
import { drawn, linksOf, type Paper, type PaperToDraw } from '../../documents/paper.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { bpnFacts, sspFacts } from './files/view.ts';

export const billingFamily = family({
  definition: idBilling,
  list: billingList,
  find: billingById,
  labelOf: (row: Billing) => labelOf(row),
  amountOf: ({ amount }) => BigInt(sen(amount)),
});

/** Throws `conflict` when any billing of the selection has a payment under way; then none of them is removed. */
export const refuseUnderway = async (deps: Deps, scope: Scope, selection: BillingSelection): Promise<void> => {
  const underway = await billingFamily.chooseFor(deps, scope, selection, 'underway');
  if (underway.eligible > 0)
    throw new Problem('conflict', {
      message: 'billing.server.bulk_delete_blocked',
      params: { total: underway.eligible },
      extra: { blocked: underway.first.slice(0, 100), blockedCount: underway.eligible },
    });
};

/** The returns that codes were made from, as far as the person may see them. */
export const returnsOf = async (
  scope: Scope,
  read: Query,
  billings: readonly Pick<Billing, 'sptId' | 'periodTo'>[],
): Promise<BilledReturn[]> => {
  const made = billings.filter(({ sptId }) => sptId !== null);
  const ids = [...new Set(made.flatMap(({ sptId }) => sptId ?? []))];
  if (ids.length === 0) return [];
  const years = [...new Set(made.map(({ periodTo }) => Number(periodTo.slice(0, 4))))];
  const [monthly, annual] = await Promise.all([
    scope.permissions.has('EBUPOT_SPT_VIEW') ? Promise.all(ids.map((id) => sptById(scope, read, id))) : [],
    scope.permissions.has(annualAccess.view) ? annualHeads(scope, read, years) : [],
  ]);
  return [
    ...monthly.flatMap((spt) => {
      if (!spt) return [];
      const { id, type, period, revision } = spt;
      return [{ id, type, period, revision, label: returnLabel(spt, scope.locale), link: sptBills(spt) }];
    }),
    ...annual
      .filter(({ id }) => ids.includes(id))
      .map((row) => ({
        id: row.id,
        type: 'BADAN' as const,
        period: `${row.taxYear}-12`,
        revision: row.revision,
        label: annualLabel(row, scope.locale),
        link: annualLink(row),
      })),
  ];
};

/** Throws while the billing has no code, and for one the tax office never issued. */
export const slipToDraw = async (scope: Scope, query: Query, billing: Billing): Promise<PaperToDraw> => {
  if (!hasSlip(billing)) throw new Problem('conflict', { message: 'billing.server.no_slip' });
  const { city } = await ownCompany(scope, query);
  const view = { billing, city, qr: sspFacts(billing) };
  return { drawing: { paper: 'ssp', view }, name: `SSP ${billing.code ?? billing.id}.pdf` };
};

export const sspPdf = async (deps: Deps, scope: Scope, id: string): Promise<Paper> => {
  const billing = await billingFamily.load(scope, deps.db.read, id);
  permit(scope, 'EBILLING_VIEW');
  return drawn(deps, scope, await slipToDraw(scope, deps.db.read, billing));
};

/** Throws until the tax office has confirmed it, because an unconfirmed number proves nothing. */
export const receiptToDraw = async (scope: Scope, query: Query, ntpn: NtpnRecord): Promise<PaperToDraw> => {
  if (!isConfirmed(ntpn)) throw new Problem('conflict', { message: 'billing.ntpn.wait' });
  const billing = await billingById(scope, query, ntpn.billingId);
  if (!billing) throw new Problem('not_found');
  const payment = ntpn.paymentId === null ? undefined : await paymentById(scope, query, ntpn.paymentId);
  const view = { ntpn, billing, bank: payment?.bank ? bankName(payment.bank) : null, qr: bpnFacts(ntpn) };
  return { drawing: { paper: 'bpn', view }, name: `BPN ${ntpn.ntpn}.pdf` };
};

export const bpnPdf = async (deps: Deps, scope: Scope, id: string): Promise<Paper> => {
  const ntpn = await ntpnById(scope, deps.db.read, id);
  if (!ntpn) throw new Problem('not_found');
  permit(scope, 'EBILLING_NTPN_VIEW');
  return drawn(deps, scope, await receiptToDraw(scope, deps.db.read, ntpn));
};

export const billingLinks = linksOf(billingFamily, {
  by: 'EBILLING_VIEW',
  room: () => 'ebilling/ssp',
  refuse: (billing) => {
    if (!hasSlip(billing)) throw new Problem('conflict', { message: 'billing.server.no_slip' });
  },
});

/** Without account data: the page is public. */
export const publicSlip = async (deps: Deps, token: string, locale: Locale): Promise<PublicSlip> =>
  publicSlipOf((await billingLinks.open(deps, token, locale)).row);

export const publicSlipPdf = async (deps: Deps, token: string, locale: Locale): Promise<Paper> => {
  const { scope, row } = await billingLinks.open(deps, token, locale);
  return drawn(deps, scope, await slipToDraw(scope, deps.db.read, row));
};
