import { deliver, prepareDelivery } from '../modules/faktur/deliver.ts';
import type { SendPayload } from '../modules/kit/letter.ts';
import { viewOf } from '../output/faktur-source.ts';
import type { Handler } from './handler.ts';
import type { PaperInput } from './heavy/faktur-paper.ts';
import { deliveryIdOf, stationery } from './stationery.ts';

export const fakturSend: Handler<SendPayload> = {
  kind: 'faktur.send',
  concurrency: 4,
  attempts: 4,
  item: async ({ deps, scope, heavy }, job, item) => {
    const prepared = await prepareDelivery(deps, scope, stationery, {
      fakturId: item.refId,
      deliveryId: deliveryIdOf(job, item),
      payload: job.payload,
    });
    if ('status' in prepared) return prepared;
    const view = viewOf(prepared.faktur, prepared.seller, { replacesNumber: prepared.replacesNumber });
    const pdf = await heavy<PaperInput, Uint8Array>('faktur-paper', { view, locale: scope.locale });
    return deliver(deps, scope, prepared, pdf);
  },
};
