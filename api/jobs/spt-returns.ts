import { postItem } from '../modules/spt/post-item.ts';
import { settleItem } from '../modules/spt/settle-item.ts';
import type { Handler } from './handler.ts';

const ATTEMPTS = 5;

/** Draws slips into returns. */
export const sptPost: Handler<Record<string, never>> = {
  kind: 'spt.post',
  concurrency: 1,
  attempts: ATTEMPTS,
  item: ({ deps, scope }, _job, { refId, attempts }) =>
    postItem(deps, scope, { id: refId, attempts, last: attempts + 1 >= ATTEMPTS }),
};

/** Names the receipts of codes a return asked for. */
export const sptSettle: Handler<Record<string, never>> = {
  kind: 'spt.settle',
  concurrency: 1,
  attempts: 10,
  item: ({ deps, scope }, _job, { refId }) => settleItem(deps, scope, refId),
};
