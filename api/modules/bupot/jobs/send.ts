import type { SendPayload } from '../../../documents/letter.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { deliveryIdOf, letterServices } from '../../../jobs/letter-services.ts';
import { sendItem } from '../send-bupot.ts';

export const bupotSend: Handler<SendPayload> = {
  kind: 'bupot.send',
  concurrency: 4,
  attempts: 4,
  item: ({ deps, scope }, job, item) =>
    sendItem(deps, scope, letterServices, {
      id: item.refId,
      deliveryId: deliveryIdOf(job, item),
      payload: job.payload,
    }),
};
