import { fileJob } from '../../jobs/file-job.ts';
import { letterJob } from '../../jobs/letter-job.ts';
import type { Registration } from '../registration.ts';
import { billingRemove, billingRequest } from './jobs/office.ts';
import { billingLetters } from './letters.ts';
import { billingFormRoutes } from './routes/form.ts';
import { billingLookupRoutes } from './routes/lookup.ts';
import { billingMoveRoutes } from './routes/moves.ts';
import { billingPrintRoutes, billingPublicRoutes } from './routes/print.ts';
import { billingRoutes } from './routes/read.ts';
import { billingSendRoutes } from './routes/send.ts';
import { billingWriteRoutes } from './routes/write.ts';
import { billingSearch, ntpnSearch } from './search.ts';

/** Billing codes. */
export const billing: Registration = {
  routes: [
    billingFormRoutes,
    billingMoveRoutes,
    billingPrintRoutes,
    billingLookupRoutes,
    billingSendRoutes,
    billingWriteRoutes,
    billingRoutes,
  ],
  open: [billingPublicRoutes],
  jobs: [billingRequest, billingRemove, fileJob('billing.ssp-zip'), letterJob(billingLetters)],
  // A code comes before the receipt it has.
  search: [billingSearch, ntpnSearch],
};
