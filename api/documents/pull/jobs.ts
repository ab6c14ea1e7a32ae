import type { Handler } from '../../jobs/handler.ts';
import type { PullFamily } from './family.ts';
import { endFetch, fetchPart } from './fetch-part.ts';
import { type TakePayload, takePulled } from './take-pulled.ts';

export const pullJobs = <T, O>(
  family: PullFamily<T, O>,
): readonly [ask: Handler<{ readonly pullId: string }>, take: Handler<TakePayload>] => [
  {
    kind: family.jobs.ask,
    concurrency: 1,
    attempts: 8,
    item: ({ deps, scope }, { payload }, { refId, attempts }) =>
      fetchPart(family, deps, scope, { pullId: payload.pullId, refId, attempts }),
    finish: ({ deps, scope }, { payload }) => endFetch(family, deps, scope, payload.pullId),
  },
  {
    kind: family.jobs.take,
    attempts: 8,
    run: ({ deps, scope, progress }, { payload }) => takePulled(family, deps, scope, payload, progress),
  },
];
