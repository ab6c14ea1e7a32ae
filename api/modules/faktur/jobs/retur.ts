import type { SendPayload } from '../../../documents/office/family.ts';
import { tellRefused } from '../../../documents/refusals/tell.ts';
import { removalJob } from '../../../documents/removal.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { pullReturnedItem, refreshReturnedItem } from '../retur/ask-returned.ts';
import { returSaves } from '../retur/save-returs.ts';
import { type CancelPayload, cancelItem, type SendingMove } from '../retur/send-returs.ts';
import { inquireRetur, sendRetur } from '../retur/sent-retur.ts';

const AT_ONCE = 8;

/** Jobs of returns: on their way to the office, asked after, cancelled, removed; and what buyers returned, asked for. */
export const returJobs = [
  {
    kind: 'retur-in.upload',
    concurrency: AT_ONCE,
    attempts: 20,
    item: ({ deps, scope }, { payload }, { refId, attempts }) =>
      sendRetur(deps, scope, { id: refId, attempts, since: payload.since, action: payload.move }),
    finish: tellRefused('retur-in'),
  } satisfies Handler<SendPayload<SendingMove>>,
  {
    kind: 'retur-in.inquire',
    concurrency: AT_ONCE,
    attempts: 6,
    item: ({ deps, scope }, _job, { refId, attempts }) => inquireRetur(deps, scope, { id: refId, attempts }),
  } satisfies Handler<Record<string, never>>,
  {
    kind: 'retur-in.cancel',
    concurrency: 1,
    attempts: 10,
    item: ({ deps, scope }, { payload }, { refId, attempts }) =>
      cancelItem(deps, scope, { id: refId, attempts, payload }),
  } satisfies Handler<CancelPayload>,
  removalJob('retur-in', returSaves),
  {
    kind: 'retur-out.pull',
    concurrency: 1,
    attempts: 8,
    item: ({ deps, scope }, _job, { refId, attempts }) => pullReturnedItem(deps, scope, refId, attempts),
  } satisfies Handler<Record<string, never>>,
  {
    kind: 'retur-out.inquire',
    concurrency: AT_ONCE,
    attempts: 6,
    item: ({ deps, scope }, _job, { refId, attempts }) => refreshReturnedItem(deps, scope, refId, attempts),
  } satisfies Handler<Record<string, never>>,
];
