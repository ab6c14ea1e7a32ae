import type { Registration } from '../registration.ts';
import { trialBalanceRoutes } from './routes/trial-balance.ts';

export const trialBalance: Registration = { routes: [trialBalanceRoutes] };
