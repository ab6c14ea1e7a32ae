import type { Paper } from '../../../documents/paper.ts';
import { attachment } from '../../../http/attachment.ts';
import type { Ctx } from '../../../http/context.ts';
import { route, router } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { bpePdf, sptPdf } from '../print-spt.ts';
import { byId, sptBases, tag } from './schemas.ts';

const needs = 'EBUPOT_SPT_VIEW';

const asFile = (c: Ctx, { bytes, type, name }: Paper) =>
  c.body(new Uint8Array(bytes), 200, { 'Content-Type': type, 'Content-Disposition': attachment(name, 'inline') });

/** Monthly returns and the receipts of their filing on paper. */
export const sptPaperRoutes = (deps: Deps) => {
  const app = router();
  for (const { base, type, noun } of sptBases) {
    for (const [file, paper, summary, draw] of [
      ['Pdf', 'pdf', `One return of ${type} as PDF: Induk, signature, lists of its slips`, sptPdf],
      ['Bpe', 'bpe', `The receipt of filing (BPE) of a return of ${type} as PDF`, bpePdf],
    ] as const)
      app.openapi(
        route({
          operationId: `get${noun}${file}`,
          method: 'get',
          path: `${base}/{id}/${paper}`,
          inThread: true,
          tag,
          summary,
          needs,
          params: byId,
          file: 'application/pdf',
        }),
        async (c) => asFile(c, await draw(deps, c.get('scope'), { ...c.req.valid('param'), type })),
      );
  }
  return app;
};
