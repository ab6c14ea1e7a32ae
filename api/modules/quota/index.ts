import type { Registration } from '../registration.ts';
import { quotaAsk, quotaClose, quotaGiveBack, quotaOpen } from './jobs/bank.ts';
import { quotaOrderRoutes } from './routes/orders.ts';

export const quota: Registration = {
  routes: [quotaOrderRoutes],
  jobs: [quotaOpen, quotaClose, quotaAsk, quotaGiveBack],
};
