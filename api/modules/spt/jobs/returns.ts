import { say } from '#domain/messages/index.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import { AMENDMENT_JOB } from '../../../../db/repositories/spt/spt.ts';
import { removalJob } from '../../../documents/removal.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { DRAFT_JOB, draftMasa } from '../draft-by-clock.ts';
import { returnFamily } from '../family.ts';
import { fileItem, settleItem } from '../file-item.ts';
import { postItem } from '../post-spt.ts';
import { returnSaves } from '../save-spts.ts';
import { tellAmendment } from '../tell-amendment.ts';

const ATTEMPTS = 5;

const sptSettle: Handler<Record<string, never>> = {
  kind: 'spt.settle',
  concurrency: 1,
  attempts: 10,
  item: ({ deps, scope }, _job, { refId }) => settleItem(deps, scope, refId),
};

const draft: Handler<Record<string, never>> = {
  kind: DRAFT_JOB,
  concurrency: 1,
  attempts: ATTEMPTS,
  item: async ({ deps, scope }, _job, { refId }) => {
    if (await draftMasa(deps, scope, refId)) return { status: 'DONE' };
    return { status: 'SKIPPED', code: 'exists', message: say(scope.locale, 'spt.server.exists') };
  },
};

const amendment: Handler<Record<string, never>> = {
  kind: AMENDMENT_JOB,
  concurrency: 1,
  attempts: ATTEMPTS,
  item: async ({ deps, scope }, _job, { refId }) => {
    if (await tellAmendment(deps, scope, refId)) return { status: 'DONE' };
    return { status: 'SKIPPED', code: 'not_due', message: say(scope.locale, 'spt.server.no_amendment') };
  },
};

const FILING_ATTEMPTS = 12;

const jobsOf = (type: ReturnType) => {
  const name = returnFamily(type).objectType;
  const post: Handler<Record<string, never>> = {
    kind: `${name}.post`,
    concurrency: 1,
    attempts: ATTEMPTS,
    item: ({ deps, scope }, _job, { refId, attempts }) =>
      postItem(deps, scope, { id: refId, attempts, last: attempts + 1 >= ATTEMPTS }),
  };
  /** After the last attempt a user queries the return or sends it again. */
  const file: Handler<Record<string, never>> = {
    kind: `${name}.file`,
    concurrency: 1,
    attempts: FILING_ATTEMPTS,
    item: ({ deps, scope }, _job, { refId, attempts }) =>
      fileItem(deps, scope, { id: refId, attempts, last: attempts + 1 >= FILING_ATTEMPTS }),
  };
  return [post, file, removalJob(name, returnSaves(type))] as const;
};

export const returnJobs = [sptSettle, draft, amendment, ...jobsOf('UNIFIKASI'), ...jobsOf('PPN')] as const;
