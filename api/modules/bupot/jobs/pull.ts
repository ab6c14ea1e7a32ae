import type { Handler } from '../../../jobs/handler.ts';
import { endFetch, fetchPart } from '../pull/fetch-part.ts';
import { type TakePayload, takePulled } from '../pull/take-pulled.ts';

/** Asks the office for slips, question by question. */
export const bupotPull: Handler<{ readonly pullId: string }> = {
  kind: 'bupot.pull',
  concurrency: 1,
  attempts: 8,
  item: ({ deps, scope }, { payload }, { refId, attempts }) =>
    fetchPart(deps, scope, { pullId: payload.pullId, refId, attempts }),
  finish: ({ deps, scope }, { payload }) => endFetch(deps, scope, payload.pullId),
};

/** Takes chosen slips of the office into ours. */
export const bupotTake: Handler<TakePayload> = {
  kind: 'bupot.take',
  attempts: 8,
  run: ({ deps, scope, progress }, { payload }) => takePulled(deps, scope, payload, progress),
};
