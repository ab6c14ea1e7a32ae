import { requestItem } from '../modules/billing/request-item.ts';
import type { Handler } from './handler.ts';

/** The office answers eight at a time. */
const AT_ONCE = 8;

/** Codes asked for. What the office owes after so many attempts, the schedule goes on asking for. */
export const billingRequest: Handler<Record<string, never>> = {
  kind: 'billing.request',
  concurrency: AT_ONCE,
  attempts: 20,
  item: ({ deps, scope }, _job, { refId, attempts }) => requestItem(deps, scope, { id: refId, attempts }),
};
