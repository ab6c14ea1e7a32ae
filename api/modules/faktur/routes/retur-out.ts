import { returKeluaranHead, returKeluaranRow, returKeluaranView } from '#domain/faktur/retur-schema.ts';
import { bulkRoutes } from '../../../documents/routes/bulk.ts';
import { moveRoutes } from '../../../documents/routes/moves.ts';
import { readingRoutes } from '../../../documents/routes/reading.ts';
import { addresses } from '../../../http/addresses.ts';
import type { Deps } from '../../../services/deps.ts';
import { agreeRetur, refuseRetur } from '../retur/decide-retur.ts';
import { returKeluaranFamily } from '../retur/family.ts';
import { viewReturKeluaran } from '../retur/view-retur.ts';

const base = '/efaktur/out/return/ctas';
const tag = 'e-Faktur retur keluaran (Coretax)';
const at = [{ base, tag, noun: 'ReturOut' }];

/** A selection as a file: an address for each format, as the specification has them. */
export const fileExports = (nouns: string, formats: readonly string[], job: string) =>
  formats.map((format) => ({
    operation: () => `export${nouns}As${format[0]?.toUpperCase()}${format.slice(1)}`,
    path: format,
    summary: `A selection as a file (${format}), as a job`,
    action: 'export' as const,
    job,
    payload: () => ({ format }),
  }));

/** Returns of outgoing invoices: their buyers make them, we agree to them or refuse. */
export const returKeluaranRoutes = (deps: Deps) => {
  const app = addresses(tag);
  const { exports } = returKeluaranFamily.definition;
  app.route(
    '/',
    bulkRoutes(deps, returKeluaranFamily, { at, jobs: fileExports('ReturOuts', exports, 'retur-out.export') }),
  );
  app.route(
    '/',
    moveRoutes(deps, returKeluaranFamily, {
      at,
      answer: returKeluaranHead,
      does: { agree: agreeRetur, refuse: refuseRetur },
    }),
  );
  app.route(
    '/',
    readingRoutes(deps, returKeluaranFamily, {
      at,
      view: viewReturKeluaran,
      answers: { row: returKeluaranRow, one: returKeluaranView },
    }),
  );
  return app;
};
