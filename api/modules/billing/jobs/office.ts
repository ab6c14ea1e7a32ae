import { say } from '#domain/messages/index.ts';
import { backoff, retryLater } from '../../../documents/item-result.ts';
import { removalJob } from '../../../documents/removal.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { askOffice } from '../ask-office.ts';
import { type RequestPayload, requestItem } from '../request-item.ts';
import { billingSaves } from '../save-billings.ts';

/** The tax office answers eight at a time; a few more are in progress while answers are stored. */
const IN_HAND = 12;

/** After the last attempt the schedule requests the missing codes. */
export const billingRequest: Handler<RequestPayload> = {
  kind: 'billing.request',
  concurrency: IN_HAND,
  attempts: 20,
  item: ({ deps, scope }, { payload }, { refId, attempts }) =>
    requestItem(deps, scope, { id: refId, attempts, tell: payload.tell }),
};

export const billingAsk: Handler<Record<string, never>> = {
  kind: 'billing.ask',
  concurrency: 4,
  attempts: 20,
  item: async ({ deps, scope }, _job, { refId, attempts }) =>
    (await askOffice(deps, scope, refId)) === 'unknown'
      ? retryLater(backoff(attempts), 'UNREACHABLE', say(scope.locale, 'billing.server.inquiry_timeout'))
      : { status: 'DONE' },
};

export const billingRemove = removalJob('billing', billingSaves);
