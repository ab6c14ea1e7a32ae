import { tellRefused } from '../../../documents/refusals/tell.ts';
import { removalJob } from '../../../documents/removal.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { type CancelPayload, cancelItem } from '../cancel-bupots.ts';
import { type DrawPayload, drawItem } from '../draw-years.ts';
import { inquireItem } from '../inquire-item.ts';
import { NAMES_JOB, nameItem } from '../name-payees.ts';
import { redrawItem } from '../redraw-item.ts';
import { bupotSaves } from '../save-bupots.ts';
import { type SubmitPayload, submitItem } from '../submit-bupots.ts';

/** The tax office answers eight at a time. */
const AT_ONCE = 8;

export const bupotSubmit: Handler<SubmitPayload> = {
  kind: 'bupot.submit',
  concurrency: AT_ONCE,
  attempts: 20,
  item: ({ deps, scope }, { payload }, { refId, attempts }) =>
    submitItem(deps, scope, { id: refId, attempts, payload }),
  finish: tellRefused('bupot'),
};

export const bupotInquire: Handler<Record<string, never>> = {
  kind: 'bupot.inquire',
  concurrency: AT_ONCE,
  attempts: 6,
  item: ({ deps, scope }, _job, { refId, attempts }) => inquireItem(deps, scope, { id: refId, attempts }),
};

export const bupotCancel: Handler<CancelPayload> = {
  kind: 'bupot.cancel',
  concurrency: AT_ONCE,
  attempts: 10,
  item: ({ deps, scope }, { payload }, { refId, attempts }) =>
    cancelItem(deps, scope, { id: refId, attempts, payload }),
};

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

export const bupotNames: Handler<Record<string, never>> = {
  kind: NAMES_JOB,
  concurrency: AT_ONCE,
  attempts: 6,
  item: ({ deps, scope }, _job, { refId, attempts }) => nameItem(deps, scope, { id: refId, attempts }),
};

export const bupotRemove = removalJob('bupot', bupotSaves);
