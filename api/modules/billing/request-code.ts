import { labelOf } from '#domain/billing/label.ts';
import type { Billing } from '#domain/billing/stored.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { HANDED_OVER_MS, soon } from '../../documents/soon.ts';
import type { Deps } from '../../services/deps.ts';
import { billingFamily } from './family.ts';
import { type RequestPayload, requestItem } from './request-item.ts';

/** Puts the request for a code in line, in the transaction that wants it; the job is there should this process die. */
export const lineUp = (tx: Tx, deps: Deps, scope: Scope, billing: Billing): Promise<string> =>
  enqueue(tx, scope, deps.now(), {
    kind: 'billing.request',
    payload: { tell: true } satisfies RequestPayload,
    items: [{ refId: billing.id, label: labelOf(billing) }],
    uniqueKey: `request:${billing.id}:${billing.request}`,
    runAt: deps.now() + HANDED_OVER_MS,
    visible: false,
  });

/** Asks the office at once and answers with the billing as it then is: with its code, refused, or still waiting after three seconds. */
export const askAtOnce = async (deps: Deps, scope: Scope, id: string): Promise<Billing> => {
  await soon(deps, requestItem(deps, scope, { id, attempts: 0 }));
  return billingFamily.load(scope, deps.db.read, id);
};
