import { removalJob } from '../../documents/removal.ts';
import { fileJob } from '../../jobs/family-jobs.ts';
import type { Handler } from '../../jobs/handler.ts';
import type { Registration } from '../registration.ts';
import { filingSaves } from './family.ts';
import { filingRoutes } from './routes/filings.ts';
import { receiptRoutes } from './routes/receipts.ts';
import { fileFilingItem } from './send-filing.ts';

const ATTEMPTS = 12;

const fileOne: Handler<{ readonly code: string }> = {
  kind: 'filing.file',
  concurrency: 1,
  attempts: ATTEMPTS,
  item: ({ deps, scope }, { payload }, { refId, attempts }) =>
    fileFilingItem(deps, scope, { id: refId, attempts, last: attempts + 1 >= ATTEMPTS }, payload),
};

export const efiling: Registration = {
  routes: [filingRoutes],
  open: [receiptRoutes],
  jobs: [
    fileJob('efiling.pdf-zip'),
    fileJob('efiling.evidence'),
    fileJob('archive.pdf-zip'),
    fileOne,
    removalJob('filing', filingSaves),
  ] as readonly Handler<never>[],
};
