import { hasSlip } from '#domain/billing/status-queries.ts';
import { type PublicSlip, publicSlipOf } from '#domain/billing/view.ts';
import type { Locale } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { billingById } from '../../../db/repositories/billing/billing.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { drawn, type Paper } from '../../documents/paper.ts';
import { publicScope, type Tokens } from '../../documents/public-token.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { billingFamily } from './family.ts';
import { slipToDraw } from './print-billing.ts';

const OBJECT_TYPE = 'billing';

/** A new link to the slip, inside an open transaction. `letterId`: of the letter it stands in. */
export const slipLinkIn = async (tx: Tx, deps: Deps, scope: Scope, tokens: Tokens, id: string, letterId?: string) => {
  const { token, expiresAt } = await tokens.create(
    deps,
    tx,
    scope,
    { objectType: OBJECT_TYPE, objectId: id },
    letterId,
  );
  return { url: `${deps.publicUrl}/public/ebilling/ssp/preview/${token}`, expiresAt };
};

/** A link anybody who has it can open for thirty days; made anew each time, because the token is not kept. */
export const slipLink = async (deps: Deps, scope: Scope, tokens: Tokens, id: string) => {
  const billing = await billingFamily.load(scope, deps.db.read, id);
  permit(scope, 'EBILLING_VIEW');
  if (!hasSlip(billing)) throw new Problem('conflict', { message: 'billing.server.no_slip' });
  return deps.db.transact(async (tx) => {
    const link = await slipLinkIn(tx, deps, scope, tokens, id);
    const { status } = billing;
    await appendHistory(tx, scope, deps.now(), [
      {
        objectType: OBJECT_TYPE,
        objectId: id,
        action: 'publicLink',
        fromStatus: status,
        toStatus: status,
        after: { expiresAt: link.expiresAt },
      },
    ]);
    return link;
  });
};

/** The code a token opens, as it stands now. A token nobody made is not found; one that ran out says so. */
const open = async (deps: Deps, tokens: Tokens, token: string, locale: Locale) => {
  const link = await tokens.open(deps, token);
  if (link.objectType !== OBJECT_TYPE) throw new Problem('not_found');
  const scope = publicScope(link.companyId, locale);
  const billing = await billingById(scope, deps.db.read, link.objectId);
  if (!billing) throw new Problem('not_found');
  return { scope, billing };
};

/** What is on the slip and how it stands, and nothing of the account behind it. */
export const publicSlip = async (deps: Deps, tokens: Tokens, token: string, locale: Locale): Promise<PublicSlip> => {
  const { billing } = await open(deps, tokens, token, locale);
  return publicSlipOf(billing);
};

export const publicSlipPdf = async (deps: Deps, tokens: Tokens, token: string, locale: Locale): Promise<Paper> => {
  const { scope, billing } = await open(deps, tokens, token, locale);
  return drawn(deps, scope, await slipToDraw(scope, deps.db.read, billing));
};
