import { removalJob } from '../../documents/removal.ts';
import type { Handler } from '../../jobs/handler.ts';
import type { Registration } from '../registration.ts';
import { FILE_JOB, sendAnnual } from './file-annual.ts';
import { annualRoutes } from './routes/annual-returns.ts';
import { annualAttachmentRoutes } from './routes/attachments.ts';
import { annualBillRoutes } from './routes/bill.ts';
import { espt1771Routes } from './routes/espt-1771.ts';
import { annualExtensionRoutes } from './routes/extension.ts';
import { annualRegistrationRoutes } from './routes/registration.ts';
import { rowImportRoutes } from './routes/row-imports.ts';
import { annualSourceRoutes } from './routes/sources.ts';
import { annualSaves } from './save-annual.ts';
import { annualSearch } from './search.ts';
import { SETTLE_JOB, settleAnnual } from './settle.ts';

const ATTEMPTS = 12;

const file: Handler<Record<string, never>> = {
  kind: FILE_JOB,
  concurrency: 1,
  attempts: ATTEMPTS,
  item: ({ deps, scope }, _job, { refId, attempts }) =>
    sendAnnual(deps, scope, { id: refId, attempts, last: attempts + 1 >= ATTEMPTS }),
};

const settle: Handler<Record<string, never>> = {
  kind: SETTLE_JOB,
  concurrency: 1,
  attempts: ATTEMPTS,
  item: ({ deps, scope }, _job, { refId }) => settleAnnual(deps, scope, refId),
};

export const sptBadan: Registration = {
  routes: [
    annualSourceRoutes,
    annualRoutes,
    annualAttachmentRoutes,
    espt1771Routes,
    annualRegistrationRoutes,
    rowImportRoutes,
    annualBillRoutes,
    annualExtensionRoutes,
  ],
  search: [annualSearch],
  jobs: [file, settle, removalJob('spt-badan', annualSaves)],
};
