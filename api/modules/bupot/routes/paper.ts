import { publicBupotSchema } from '#domain/bupot/view-schema.ts';
import { paperRoutes, previewRoutes } from '../../../documents/routes/papers.ts';
import type { Deps } from '../../../services/deps.ts';
import { bupotFamily } from '../family.ts';
import { bupotPdf } from '../print-bupot.ts';
import { publicBupot, publicPdf } from '../public-bupot.ts';
import { all } from './schemas.ts';

/** Slips on paper. */
export const bupotPaperRoutes = (deps: Deps) =>
  paperRoutes(deps, {
    at: [all],
    view: bupotFamily.access.view,
    papers: [
      {
        operation: (noun) => `get${noun}Pdf`,
        path: 'pdf',
        summary: 'One slip as PDF, in the layout of its form',
        make: bupotPdf,
      },
    ],
  });

/** A slip of whatever kind for whoever holds its link. */
export const bupotPublicRoutes = (deps: Deps) =>
  previewRoutes(deps, {
    base: '/unifikasi/ctas',
    noun: 'Bupot',
    classic: { base: '/unifikasi', noun: 'Unifikasi' },
    summary: 'A withholding slip',
    answer: publicBupotSchema,
    view: publicBupot,
    pdf: publicPdf,
  });
