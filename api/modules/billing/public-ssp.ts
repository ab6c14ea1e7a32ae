import { hasSlip } from '#domain/billing/status-queries.ts';
import { type PublicSlip, publicSlipOf } from '#domain/billing/view.ts';
import type { Locale } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { drawn, type Paper } from '../../documents/paper.ts';
import { linksOf } from '../../documents/public-link.ts';
import type { Deps } from '../../services/deps.ts';
import { billingFamily } from './family.ts';
import { slipToDraw } from './print-billing.ts';

/** Links to the slip of a code. */
export const billingLinks = linksOf(billingFamily, {
  by: 'EBILLING_VIEW',
  room: () => 'ebilling/ssp',
  refuse: (billing) => {
    if (!hasSlip(billing)) throw new Problem('conflict', { message: 'billing.server.no_slip' });
  },
});

/** What is on the slip and how it stands, and nothing of the account behind it. */
export const publicSlip = async (deps: Deps, token: string, locale: Locale): Promise<PublicSlip> =>
  publicSlipOf((await billingLinks.open(deps, token, locale)).row);

export const publicSlipPdf = async (deps: Deps, token: string, locale: Locale): Promise<Paper> => {
  const { scope, row } = await billingLinks.open(deps, token, locale);
  return drawn(deps, scope, await slipToDraw(scope, deps.db.read, row));
};
