import type { Scope } from '#domain/scope.ts';
import type { ItemResult } from '../documents/item-result.ts';
import type { SendPayload } from '../documents/letter.ts';
import type { Deps } from '../services/deps.ts';
import type { Handler } from './handler.ts';

type Letters = {
  readonly kind: string;
  sendItem(
    deps: Deps,
    scope: Scope,
    letter: { id: string; deliveryId: string; payload: SendPayload },
  ): Promise<ItemResult>;
};

/** Letters of a family, one by one. Each attempt is a delivery of its own, named by job, item and attempt: begun twice it is found the second time. */
export const letterJob = ({ kind, sendItem }: Letters): Handler<SendPayload> => ({
  kind,
  concurrency: 4,
  attempts: 4,
  item: ({ deps, scope }, { id, payload }, { refId, seq, attempts }) =>
    sendItem(deps, scope, { id: refId, deliveryId: `${id}.${seq}.${attempts}`, payload }),
});
