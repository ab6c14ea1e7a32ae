import type { Scope } from '#domain/scope.ts';
import type { Fixed } from '../../../documents/family.ts';
import type { Paper } from '../../../documents/paper.ts';
import { paperRoutes } from '../../../documents/routes/papers.ts';
import type { Deps } from '../../../services/deps.ts';
import { sptFamily } from '../family.ts';
import { bpePdf, sptPdf } from '../print-spt.ts';
import { at, typeOf } from './schemas.ts';

const of =
  (make: typeof sptPdf) =>
  (deps: Deps, scope: Scope, id: string, { type }: Fixed): Promise<Paper> =>
    make(deps, scope, { id, type: typeOf(type) });

/** Monthly returns and the receipts of their filing on paper. */
export const sptPaperRoutes = (deps: Deps) =>
  paperRoutes(deps, {
    at,
    view: sptFamily.access.view,
    papers: [
      {
        operation: (noun) => `get${noun}Pdf`,
        path: 'pdf',
        summary: 'One return as PDF: Induk, signature, lists of its slips',
        make: of(sptPdf),
      },
      {
        operation: (noun) => `get${noun}Bpe`,
        path: 'bpe',
        summary: 'The receipt of its filing (BPE) as PDF',
        make: of(bpePdf),
      },
    ],
  });
