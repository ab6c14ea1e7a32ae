import { sendItem } from '../modules/bupot/send-bupot.ts';
import type { SendPayload } from '../modules/kit/letter.ts';
import type { Handler } from './handler.ts';
import { deliveryIdOf, stationery } from './stationery.ts';

export const bupotSend: Handler<SendPayload> = {
  kind: 'bupot.send',
  concurrency: 4,
  attempts: 4,
  item: ({ deps, scope }, job, item) =>
    sendItem(deps, scope, stationery, {
      id: item.refId,
      deliveryId: deliveryIdOf(job, item),
      payload: job.payload,
    }),
};
