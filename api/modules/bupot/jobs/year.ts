import type { Handler } from '../../../jobs/handler.ts';
import { drawItem } from '../draw-item.ts';
import type { DrawPayload } from '../draw-years.ts';
import { redrawItem } from '../redraw-item.ts';

export const bupotDraw: Handler<DrawPayload> = {
  kind: 'bupot.draw',
  concurrency: 1,
  attempts: 3,
  item: ({ deps, scope }, { payload }, { refId }) => drawItem(deps, scope, refId, payload),
};

export const bupotRedraw: Handler<Record<string, never>> = {
  kind: 'bupot.redraw',
  concurrency: 1,
  attempts: 3,
  item: ({ deps, scope }, _job, { refId }) => redrawItem(deps, scope, refId),
};
