import type { Registration } from '../registration.ts';
import { cocokkanDecideRoutes } from './routes/decide.ts';
import { ledgerRoutes } from './routes/ledgers.ts';
import { cocokkanReadRoutes } from './routes/read.ts';

/** The books held against the VAT documents. */
export const cocokkan: Registration = { routes: [ledgerRoutes, cocokkanDecideRoutes, cocokkanReadRoutes] };
