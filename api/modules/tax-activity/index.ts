import type { Registration } from '../registration.ts';
import { taxActivityRoutes } from './routes/tax-activity.ts';

/** What is due, of all taxes. */
export const taxActivity: Registration = { routes: [taxActivityRoutes] };
