import { publicSlipSchema } from '#domain/billing/view-schema.ts';
import { paperRoutes, previewRoutes } from '../../../documents/routes/papers.ts';
import type { Deps } from '../../../services/deps.ts';
import { billingFamily } from '../family.ts';
import { sspPdf } from '../print-billing.ts';
import { publicSlip, publicSlipPdf } from '../public-ssp.ts';
import { at, base } from './schemas.ts';

/** Slips on paper. */
export const billingPrintRoutes = (deps: Deps) =>
  paperRoutes(deps, {
    at,
    view: billingFamily.access.view,
    papers: [{ operation: (noun) => `get${noun}Ssp`, path: 'ssp', summary: 'Payment slip (SSP) as PDF', make: sspPdf }],
  });

/** A slip for whoever holds its link. */
export const billingPublicRoutes = (deps: Deps) =>
  previewRoutes(deps, {
    base,
    noun: 'Billing',
    summary: 'A payment slip',
    answer: publicSlipSchema,
    view: publicSlip,
    pdf: publicSlipPdf,
  });
