import type { Handler } from '../../../jobs/handler.ts';
import { removeItem } from '../remove-bupot.ts';

export const bupotRemove: Handler<Record<string, never>> = {
  kind: 'bupot.remove',
  concurrency: 1,
  attempts: 3,
  item: ({ deps, scope }, _job, { refId }) => removeItem(deps, scope, refId),
};
