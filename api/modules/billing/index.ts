import { fileJob, letterJob } from '../../jobs/family-jobs.ts';
import type { Registration } from '../registration.ts';
import { billingAsk, billingRemove, billingRequest } from './jobs/office.ts';
import { billingLetters } from './letters.ts';
import { billingLookupRoutes } from './routes/lookup.ts';
import { billingFormRoutes, billingPrintRoutes, billingPublicRoutes, billingRoutes } from './routes/read.ts';
import { billingMoveRoutes, billingSendRoutes, billingWriteRoutes } from './routes/write.ts';
import { billingSearch, ntpnSearch } from './search.ts';

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
  jobs: [billingRequest, billingAsk, billingRemove, fileJob('billing.ssp-zip'), letterJob(billingLetters)],
  // Order matters: a billing code is shown before its receipt.
  search: [billingSearch, ntpnSearch],
};
