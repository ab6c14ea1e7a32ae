import { sendItem } from '../modules/faktur/deliver.ts';
import type { SendPayload } from '../modules/kit/letter.ts';
import type { Handler } from './handler.ts';
import { deliveryIdOf, stationery } from './stationery.ts';

export const fakturSend: Handler<SendPayload> = {
  kind: 'faktur.send',
  concurrency: 4,
  attempts: 4,
  item: ({ deps, scope }, job, item) =>
    sendItem(deps, scope, stationery, {
      id: item.refId,
      deliveryId: deliveryIdOf(job, item),
      payload: job.payload,
    }),
};
