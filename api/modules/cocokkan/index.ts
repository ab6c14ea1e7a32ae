import { fileJob, letterJob } from '../../jobs/family-jobs.ts';
import type { Registration } from '../registration.ts';
import { cocokkanDecideRoutes } from './routes/decide.ts';
import { ledgerRoutes } from './routes/ledgers.ts';
import { madeRoutes } from './routes/made.ts';
import { cocokkanReadRoutes } from './routes/read.ts';
import { supplierRoutes } from './routes/suppliers.ts';
import { supplierLetters } from './suppliers/letters.ts';

export const cocokkan: Registration = {
  routes: [ledgerRoutes, cocokkanDecideRoutes, supplierRoutes, madeRoutes, cocokkanReadRoutes],
  jobs: [letterJob(supplierLetters), fileJob('cocokkan.export')],
};
