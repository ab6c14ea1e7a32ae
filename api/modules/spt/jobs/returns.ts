import { removalJob } from '../../../documents/removal.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { fileItem, settleItem } from '../file-item.ts';
import { postItem } from '../post-spt.ts';
import { sptSaves } from '../save-spts.ts';

const ATTEMPTS = 5;

/** Draws slips into returns. */
export const sptPost: Handler<Record<string, never>> = {
  kind: 'spt.post',
  concurrency: 1,
  attempts: ATTEMPTS,
  item: ({ deps, scope }, _job, { refId, attempts }) =>
    postItem(deps, scope, { id: refId, attempts, last: attempts + 1 >= ATTEMPTS }),
};

/** Names the receipts of codes a return asked for. */
export const sptSettle: Handler<Record<string, never>> = {
  kind: 'spt.settle',
  concurrency: 1,
  attempts: 10,
  item: ({ deps, scope }, _job, { refId }) => settleItem(deps, scope, refId),
};

const FILING_ATTEMPTS = 12;

/** Files returns. What the office owes after so many attempts is asked for by a person, or sent again. */
export const sptFile: Handler<Record<string, never>> = {
  kind: 'spt.file',
  concurrency: 1,
  attempts: FILING_ATTEMPTS,
  item: ({ deps, scope }, _job, { refId, attempts }) =>
    fileItem(deps, scope, { id: refId, attempts, last: attempts + 1 >= FILING_ATTEMPTS }),
};

/** Removes returns that were never filed. */
export const sptRemove = removalJob('spt', sptSaves);
