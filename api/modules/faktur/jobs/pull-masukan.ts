import { endFetch, fetchPart } from '../../../documents/pull/fetch-part.ts';
import { type TakePayload, takePulled } from '../../../documents/pull/take-pulled.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { masukanPull as family } from '../masukan/pull/family.ts';

/** Asks the office for incoming invoices, question by question. */
export const masukanAsk: Handler<{ readonly pullId: string }> = {
  kind: family.jobs.ask,
  concurrency: 1,
  attempts: 8,
  item: ({ deps, scope }, { payload }, { refId, attempts }) =>
    fetchPart(family, deps, scope, { pullId: payload.pullId, refId, attempts }),
  finish: ({ deps, scope }, { payload }) => endFetch(family, deps, scope, payload.pullId),
};

/** Takes invoices of the office into ours. */
export const masukanTake: Handler<TakePayload> = {
  kind: family.jobs.take,
  attempts: 8,
  run: ({ deps, scope, progress }, { payload }) => takePulled(family, deps, scope, payload, progress),
};
