import { pullJobs } from '../../documents/pull/jobs.ts';
import { removalJob } from '../../documents/removal.ts';
import { fileJob, letterJob } from '../../jobs/family-jobs.ts';
import type { Registration } from '../registration.ts';
import {
  bupotCancel,
  bupotDraw,
  bupotInquire,
  bupotNames,
  bupotRedraw,
  bupotRemove,
  bupotSubmit,
} from './jobs/handlers.ts';
import { bupotLetters } from './letters.ts';
import { bupotPull } from './pull/family.ts';
import { receivedSearch } from './received/search.ts';
import { receivedSaves } from './received/work.ts';
import { refusedBupots } from './refusals/refused-bupots.ts';
import { pph21CalculateRoutes } from './routes/calculate.ts';
import { bupotLookupRoutes } from './routes/lookup.ts';
import { bupotOfficeRoutes } from './routes/office.ts';
import { bupotPullRoutes } from './routes/pull.ts';
import { bupotFormRoutes, bupotRoutes } from './routes/read.ts';
import { receivedRoutes } from './routes/received.ts';
import { bupotPaperRoutes, bupotPublicRoutes, bupotSendRoutes } from './routes/send.ts';
import { bupotMoveRoutes, bupotWriteRoutes } from './routes/write.ts';
import { bupotYearRoutes } from './routes/year.ts';
import { bupotSearch } from './search.ts';

export const bupot: Registration = {
  routes: [
    pph21CalculateRoutes,
    receivedRoutes,
    bupotMoveRoutes,
    bupotOfficeRoutes,
    bupotPaperRoutes,
    bupotSendRoutes,
    bupotFormRoutes,
    bupotLookupRoutes,
    bupotYearRoutes,
    bupotPullRoutes,
    bupotRoutes,
    bupotWriteRoutes,
  ],
  open: [bupotPublicRoutes],
  jobs: [
    bupotSubmit,
    refusedBupots.job,
    bupotInquire,
    bupotCancel,
    bupotRemove,
    removalJob('received-slip', receivedSaves),
    bupotDraw,
    bupotRedraw,
    bupotNames,
    ...pullJobs(bupotPull),
    fileJob('bupot.pdf-zip'),
    letterJob(bupotLetters),
  ],
  search: [bupotSearch, receivedSearch],
  refused: [refusedBupots.family],
};
