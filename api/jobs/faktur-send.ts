import { deliver, prepareDelivery, type SendPayload } from '../modules/faktur/deliver.ts';
import { getTemplate, renderTemplate } from '../modules/templates/templates.ts';
import { createPublicToken, openPublicToken } from '../modules/tokens/public-tokens.ts';
import { drawFakturPdf } from '../output/faktur-pdf.ts';
import { viewOf } from '../output/faktur-source.ts';
import type { Handler } from './handler.ts';

const stationery = {
  template: getTemplate,
  render: renderTemplate,
  tokens: { create: createPublicToken, open: openPublicToken },
};

/** Each attempt is a delivery of its own, named by job, item and attempt: begun twice it is found the second time. */
export const fakturSend: Handler<SendPayload> = {
  kind: 'faktur.send',
  concurrency: 4,
  attempts: 4,
  item: async ({ deps, scope }, job, { seq, refId, attempts }) => {
    const deliveryId = `${job.id}.${seq}.${attempts}`;
    const prepared = await prepareDelivery(deps, scope, stationery, {
      fakturId: refId,
      deliveryId,
      payload: job.payload,
    });
    if ('status' in prepared) return prepared;
    const view = viewOf(prepared.faktur, prepared.seller, { replacesNumber: prepared.replacesNumber });
    return deliver(deps, scope, prepared, await drawFakturPdf(view, scope.locale));
  },
};
