import { publicFakturSchema } from '#domain/faktur/view-schema.ts';
import { paperRoutes, previewRoutes } from '../../../documents/routes/papers.ts';
import type { Deps } from '../../../services/deps.ts';
import { keluaranFamily } from '../keluaran-family.ts';
import { fakturPdf, fakturXml } from '../print-faktur.ts';
import { publicPdf, publicView } from '../public-link.ts';
import { at, base } from './schemas.ts';

/** One invoice on paper, and as Coretax's XML. */
export const fakturPrintRoutes = (deps: Deps) =>
  paperRoutes(deps, {
    at,
    view: keluaranFamily.access.view,
    papers: [
      { operation: (noun) => `get${noun}Pdf`, path: 'pdf', summary: 'PDF', make: fakturPdf },
      {
        operation: (noun) => `get${noun}Xml`,
        path: 'xml',
        summary: 'XML for Coretax',
        file: 'application/xml',
        make: fakturXml,
      },
    ],
  });

/** An invoice for whoever holds its link. */
export const fakturPublicRoutes = (deps: Deps) =>
  previewRoutes(deps, {
    base,
    noun: 'Faktur',
    summary: 'An invoice',
    answer: publicFakturSchema,
    view: publicView,
    pdf: publicPdf,
  });
