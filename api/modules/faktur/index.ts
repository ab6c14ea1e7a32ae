import { fileJob } from '../../jobs/file-job.ts';
import { letterJob } from '../../jobs/letter-job.ts';
import type { Registration } from '../registration.ts';
import { fakturInquire, fakturOfficeMove, fakturRemove, fakturUpload } from './jobs/office.ts';
import { fakturLetters } from './letters.ts';
import { fakturBulkRoutes } from './routes/bulk.ts';
import { checkNumbersRoutes } from './routes/check-numbers.ts';
import { goodsRoutes } from './routes/goods.ts';
import { lookupRoutes } from './routes/lookup.ts';
import { fakturMoveRoutes } from './routes/moves.ts';
import { fakturPrintRoutes, fakturPublicRoutes } from './routes/print.ts';
import { fakturRoutes } from './routes/read.ts';
import { fakturSendRoutes } from './routes/send.ts';
import { fakturWriteRoutes } from './routes/write.ts';
import { fakturSearch } from './search.ts';

/** VAT documents. */
export const faktur: Registration = {
  routes: [
    goodsRoutes,
    lookupRoutes,
    checkNumbersRoutes,
    fakturBulkRoutes,
    fakturMoveRoutes,
    fakturPrintRoutes,
    fakturSendRoutes,
    fakturWriteRoutes,
    fakturRoutes,
  ],
  open: [fakturPublicRoutes],
  jobs: [
    fakturUpload,
    fakturInquire,
    fakturOfficeMove,
    fakturRemove,
    fileJob('faktur.pdf-zip'),
    letterJob(fakturLetters),
  ],
  search: [fakturSearch],
};
