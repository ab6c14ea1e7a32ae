import { fileJob } from '../../jobs/family-jobs.ts';
import type { Registration } from '../registration.ts';

export const efiling: Registration = { routes: [], jobs: [fileJob('efiling.pdf-zip')] };
