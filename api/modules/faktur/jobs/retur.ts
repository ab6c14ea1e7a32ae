import { removalJob } from '../../../documents/removal.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { pullReturnedItem, refreshReturnedItem } from '../retur/ask-returned.ts';
import { tellReturned } from '../retur/tell.ts';
import { returWork } from '../retur/work.ts';

const AT_ONCE = 8;

export const returJobs = [
  ...returWork.jobs,
  removalJob('retur-in', returWork.saves),
  {
    kind: 'retur-out.pull',
    concurrency: 1,
    attempts: 8,
    item: ({ deps, scope }, _job, { refId, attempts }) => pullReturnedItem(deps, scope, refId, attempts),
    finish: tellReturned,
  } satisfies Handler<Record<string, never>>,
  {
    kind: 'retur-out.inquire',
    concurrency: AT_ONCE,
    attempts: 6,
    item: ({ deps, scope }, _job, { refId, attempts }) => refreshReturnedItem(deps, scope, refId, attempts),
  } satisfies Handler<Record<string, never>>,
];
