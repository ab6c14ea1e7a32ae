import type { Registration } from '../registration.ts';
import { simulatorRoutes } from './routes/messages.ts';

/** What would have left the house. */
export const simulator: Registration = { routes: [simulatorRoutes] };
