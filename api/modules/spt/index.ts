import { fileJob } from '../../jobs/family-jobs.ts';
import type { Registration } from '../registration.ts';
import { returnJobs } from './jobs/returns.ts';
import { refusedSpts } from './refusals/refused-spts.ts';
import { sptBulkRoutes, sptMoveRoutes } from './routes/bulk.ts';
import { sptDepositRoutes } from './routes/deposit.ts';
import { sptLineRoutes } from './routes/line.ts';
import { sptOfficeRoutes } from './routes/office.ts';
import { sptPaperRoutes, sptRoutes, sptToDoRoutes } from './routes/read.ts';
import { specifiedSptRoutes } from './routes/specified.ts';
import { sptWriteRoutes } from './routes/write.ts';
import { sptSearch } from './search.ts';

export const spt: Registration = {
  routes: [
    sptMoveRoutes,
    sptBulkRoutes,
    sptDepositRoutes,
    sptToDoRoutes,
    sptOfficeRoutes,
    sptPaperRoutes,
    sptWriteRoutes,
    specifiedSptRoutes,
    sptLineRoutes,
    sptRoutes,
  ],
  jobs: [...returnJobs, refusedSpts.job, fileJob('spt.pdf-zip'), fileJob('spt-ppn.pdf-zip')],
  search: [sptSearch],
  refused: [refusedSpts.family],
};
