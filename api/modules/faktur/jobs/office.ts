import { tellRefused } from '../../../documents/refusals/tell.ts';
import { removalJob } from '../../../documents/removal.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { inquireItem } from '../inquire-item.ts';
import { type OfficeMovePayload, officeMoveItem } from '../office-moves.ts';
import { fakturSaves } from '../save-fakturs.ts';
import { type UploadPayload, uploadItem } from '../upload-item.ts';

/** The tax office answers eight at a time. */
const AT_ONCE = 8;

export const fakturUpload: Handler<UploadPayload> = {
  kind: 'faktur.upload',
  concurrency: AT_ONCE,
  attempts: 20,
  item: ({ deps, scope }, { payload }, { refId, attempts }) =>
    uploadItem(deps, scope, { id: refId, attempts, since: payload.since }),
  finish: tellRefused('faktur'),
};

export const fakturInquire: Handler<Record<string, never>> = {
  kind: 'faktur.inquire',
  concurrency: AT_ONCE,
  attempts: 6,
  item: ({ deps, scope }, _job, { refId, attempts }) => inquireItem(deps, scope, { id: refId, attempts }),
};

export const fakturOfficeMove: Handler<OfficeMovePayload> = {
  kind: 'faktur.office-move',
  concurrency: 1,
  attempts: 10,
  item: ({ deps, scope }, { payload }, { refId, attempts }) =>
    officeMoveItem(deps, scope, { id: refId, attempts, payload }),
};

export const fakturRemove = removalJob('faktur', fakturSaves);
