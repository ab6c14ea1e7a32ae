import { returDokumenAnswers, returDokumenInput, returDokumenStart } from '#domain/faktur/retur-dokumen-schema.ts';
import { bySide } from '#domain/faktur/sides.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { returDokumenWork } from '../retur-dokumen/work.ts';
import { chainRoute, startRoute } from './return-routes.ts';
import { sentRoutes } from './sent-routes.ts';

const nouns = { out: 'DocumentOut', in: 'DocumentIn' } as const;
const tags = {
  out: 'e-Faktur retur dokumen lain keluaran (Coretax)',
  in: 'e-Faktur retur dokumen lain masukan (Coretax)',
} as const;

export const returDokumenRoutes = bySide((side) => (deps: Deps) => {
  const work = returDokumenWork[side];
  const [tag, word, origin] = [tags[side], 'document', `/efaktur/document/${side}`] as const;
  const place = { base: `${origin}/return/ctas`, tag, noun: `${nouns[side]}Return` };
  const app = createRouter(tag);
  startRoute(app, deps, { ...place, word, out: returDokumenStart, start: work.start });
  chainRoute(app, deps, { base: `${origin}/ctas`, noun: nouns[side], word, family: work.origins });
  return app.route(
    '/',
    sentRoutes(deps, {
      place,
      family: work.family,
      work,
      view: work.view,
      input: returDokumenInput,
      answers: returDokumenAnswers,
    }),
  );
});
