import { fileJob } from '../../jobs/family-jobs.ts';
import type { Registration } from '../registration.ts';
import { ntpnRoutes } from './routes/read.ts';
import { ntpnReconcileRoutes } from './routes/reconcile.ts';

export const ntpn: Registration = {
  routes: [ntpnReconcileRoutes, ntpnRoutes],
  jobs: [fileJob('ntpn.bpn-zip')],
};
