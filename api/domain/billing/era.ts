import { coretaxPeriod } from '../rules/billing.ts';

/** Which table of codes a tax period is paid by: that of PER-09/PJ/2020 (classic) or that of PER-10/PJ/2024 (Coretax). */
export type Era = 'classic' | 'coretax';

/** The era of a masa (YYYY-MM): classic to 2024-12, Coretax from 2025-01. The tax period decides, never the day of payment. */
export const eraOf = (period: string): Era => (coretaxPeriod.at(`${period}-01`) ? 'coretax' : 'classic');
