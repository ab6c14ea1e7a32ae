import { removalJob } from '../../../documents/removal.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { type RequestPayload, requestItem } from '../request-item.ts';
import { billingSaves } from '../save-billings.ts';

/** The office answers eight at a time: the next ones wait at its counter while an answer is written down. */
const IN_HAND = 12;

/** Codes asked for. What the office owes after so many attempts, the schedule goes on asking for. */
export const billingRequest: Handler<RequestPayload> = {
  kind: 'billing.request',
  concurrency: IN_HAND,
  attempts: 20,
  item: ({ deps, scope }, { payload }, { refId, attempts }) =>
    requestItem(deps, scope, { id: refId, attempts, tell: payload.tell }),
};

export const billingRemove = removalJob('billing', billingSaves);
