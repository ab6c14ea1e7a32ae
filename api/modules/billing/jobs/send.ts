import type { SendPayload } from '../../../documents/letter.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { deliveryIdOf, letterServices } from '../../../jobs/letter-services.ts';
import { sendItem } from '../send-paper.ts';

export const billingSend: Handler<SendPayload> = {
  kind: 'billing.send',
  concurrency: 4,
  attempts: 4,
  item: ({ deps, scope }, job, item) =>
    sendItem(deps, scope, letterServices, {
      id: item.refId,
      deliveryId: deliveryIdOf(job, item),
      payload: job.payload,
    }),
};
