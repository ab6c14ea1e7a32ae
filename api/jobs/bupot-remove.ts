import { removeItem } from '../modules/bupot/remove-bupot.ts';
import type { Handler } from './handler.ts';

export const bupotRemove: Handler<Record<string, never>> = {
  kind: 'bupot.remove',
  concurrency: 1,
  attempts: 3,
  item: ({ deps, scope }, _job, { refId }) => removeItem(deps, scope, refId),
};
