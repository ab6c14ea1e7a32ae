import { fileJob } from '../../jobs/file-job.ts';
import { letterJob } from '../../jobs/letter-job.ts';
import type { Registration } from '../registration.ts';
import { bupotCancel, bupotInquire, bupotSubmit } from './jobs/office.ts';
import { bupotPull, bupotTake } from './jobs/pull.ts';
import { bupotRemove } from './jobs/remove.ts';
import { bupotDraw, bupotRedraw } from './jobs/year.ts';
import { bupotLetters } from './letters.ts';
import { pph21CalculateRoutes } from './routes/calculate.ts';
import { bupotFormRoutes } from './routes/form.ts';
import { bupotLookupRoutes } from './routes/lookup.ts';
import { bupotMoveRoutes } from './routes/moves.ts';
import { bupotOfficeRoutes } from './routes/office.ts';
import { bupotPaperRoutes, bupotPublicRoutes } from './routes/paper.ts';
import { bupotPullRoutes } from './routes/pull.ts';
import { bupotRoutes } from './routes/read.ts';
import { bupotSendRoutes } from './routes/send.ts';
import { bupotWriteRoutes } from './routes/write.ts';
import { bupotYearRoutes } from './routes/year.ts';
import { bupotSearch } from './search.ts';

/** Withholding slips. */
export const bupot: Registration = {
  routes: [
    pph21CalculateRoutes,
    bupotMoveRoutes,
    bupotOfficeRoutes,
    bupotPaperRoutes,
    bupotSendRoutes,
    bupotFormRoutes,
    bupotLookupRoutes,
    bupotYearRoutes,
    bupotPullRoutes,
    bupotWriteRoutes,
    bupotRoutes,
  ],
  open: [bupotPublicRoutes],
  jobs: [
    bupotSubmit,
    bupotInquire,
    bupotCancel,
    bupotRemove,
    bupotDraw,
    bupotRedraw,
    bupotPull,
    bupotTake,
    fileJob('bupot.pdf-zip'),
    letterJob(bupotLetters),
  ],
  search: [bupotSearch],
};
