import type { Registration } from '../registration.ts';
import { ntpnConfirm, paymentAsk, paymentClose, paymentGiveBack, paymentOpen, paymentSettle } from './jobs/bank.ts';
import { paymentRoutes } from './routes/payments.ts';

export const payment: Registration = {
  routes: [paymentRoutes],
  jobs: [paymentOpen, paymentClose, paymentAsk, paymentSettle, paymentGiveBack, ntpnConfirm],
};
