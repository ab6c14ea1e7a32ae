import { postItem } from '../modules/spt/post-item.ts';
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
