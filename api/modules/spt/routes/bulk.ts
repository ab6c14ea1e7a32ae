import { z } from '@hono/zod-openapi';
import { bulkAnswerSchema } from '#domain/definition/answers.ts';
import { type SptFilter, sptFilter } from '#domain/spt/to-do.ts';
import { chosenWithin } from '../../../documents/family.ts';
import { bulkRoutes, exporting, removing } from '../../../documents/routes/bulk.ts';
import { addresses } from '../../../http/addresses.ts';
import { selectionBy } from '../../../http/selection.ts';
import type { Deps } from '../../../services/deps.ts';
import { postMany } from '../ask-posting.ts';
import { sptFamily } from '../family.ts';
import { at, tag } from './schemas.ts';

const { selection, selectionOf } = selectionBy(sptFilter);

/** Work on many monthly returns of one kind at once. */
export const sptBulkRoutes = (deps: Deps) => {
  const app = addresses(tag);
  app.route(
    '/',
    bulkRoutes(deps, sptFamily, {
      at,
      jobs: [
        removing('spt.remove', 'bulk-delete', (_, { type }) => ({ type })),
        exporting(sptFamily.definition.exports, 'spt.export', { payload: (_, { type }) => ({ type }) }),
        {
          operation: (noun) => `download${noun}s`,
          path: 'bulk-download',
          summary: 'PDFs of a selection, or of the receipts of their filing, in a zip, as a job',
          action: ({ paper }) => (paper === 'bpe' ? 'bpe' : 'pdf'),
          job: 'spt.pdf-zip',
          more: { paper: z.enum(['spt', 'bpe']).default('spt') },
          payload: ({ paper }) => ({ paper }),
        },
      ],
    }),
  );
  for (const { base, noun, about, fixed } of at)
    app.answers({
      operationId: `post${noun}s`,
      method: 'post',
      path: `${base}/bulk-posting`,
      summary: `Draw slips into every return of ${about} of a selection that may be posted, as one job`,
      needs: sptFamily.access.write,
      body: selection,
      status: 202,
      idempotent: true,
      out: bulkAnswerSchema,
      does: (said, scope) => {
        const chosen = chosenWithin<SptFilter>(selectionOf(said), fixed);
        return postMany(deps, scope, chosen);
      },
    });
  return app;
};
