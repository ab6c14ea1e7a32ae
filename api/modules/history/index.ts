import { fileJob } from '../../jobs/family-jobs.ts';
import type { Registration } from '../registration.ts';
import { headLetter } from './jobs/anchor-mail.ts';
import { historyCheck } from './jobs/check.ts';
import { auditLogRoutes } from './routes/audit-log.ts';

export const history: Registration = {
  routes: [auditLogRoutes],
  jobs: [fileJob('history.export'), fileJob('history.stretch-zip'), historyCheck, headLetter],
};
