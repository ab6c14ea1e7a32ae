import { fileJob } from '../../jobs/file-job.ts';
import type { Registration } from '../registration.ts';
import { sptFile, sptPost, sptRemove, sptSettle } from './jobs/returns.ts';
import { sptBulkRoutes } from './routes/bulk.ts';
import { sptDepositRoutes } from './routes/deposit.ts';
import { sptLineRoutes } from './routes/line.ts';
import { sptMoveRoutes } from './routes/moves.ts';
import { sptOfficeRoutes } from './routes/office.ts';
import { sptPaperRoutes } from './routes/paper.ts';
import { sptRoutes } from './routes/read.ts';
import { sptToDoRoutes } from './routes/to-do.ts';
import { sptWriteRoutes } from './routes/write.ts';
import { sptSearch } from './search.ts';

/** Monthly returns. */
export const spt: Registration = {
  routes: [
    sptMoveRoutes,
    sptBulkRoutes,
    sptDepositRoutes,
    sptToDoRoutes,
    sptOfficeRoutes,
    sptPaperRoutes,
    sptWriteRoutes,
    sptLineRoutes,
    sptRoutes,
  ],
  jobs: [sptPost, sptFile, sptSettle, sptRemove, fileJob('spt.pdf-zip')],
  search: [sptSearch],
};
