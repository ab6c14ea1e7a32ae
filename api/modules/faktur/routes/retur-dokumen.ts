import { returDokumenInput } from '#domain/faktur/retur-dokumen.ts';
import { returDokumenAnswers, returDokumenStart } from '#domain/faktur/retur-dokumen-schema.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { dokumenKeluaranFamily, dokumenMasukanFamily } from '../dokumen/family.ts';
import { returDokumenKeluaranFamily, returDokumenMasukanFamily } from '../retur-dokumen/family.ts';
import { returInSide, returOutSide } from '../retur-dokumen/work.ts';
import { chainRoute, startRoute } from './return-routes.ts';
import { sentRoutes } from './sent-routes.ts';

const sides = {
  out: {
    noun: 'DocumentOut',
    tag: 'e-Faktur retur dokumen lain keluaran (Coretax)',
    family: returDokumenKeluaranFamily,
    origins: dokumenKeluaranFamily,
    work: returOutSide,
  },
  in: {
    noun: 'DocumentIn',
    tag: 'e-Faktur retur dokumen lain masukan (Coretax)',
    family: returDokumenMasukanFamily,
    origins: dokumenMasukanFamily,
    work: returInSide,
  },
} as const;

const routesOf = (key: 'out' | 'in') => (deps: Deps) => {
  const { noun: of, tag, family, origins, work } = sides[key];
  const [noun, origin] = [`${of}Return`, `/efaktur/document/${key}`];
  const base = `${origin}/return/ctas`;
  const app = createRouter(tag);
  const word = 'document';
  startRoute(app, deps, { base, noun, word, out: returDokumenStart, start: work.start });
  chainRoute(app, deps, { base: `${origin}/ctas`, noun: of, word, family: origins });
  return app.route(
    '/',
    sentRoutes(deps, {
      place: { base, tag, noun },
      family,
      work,
      view: work.view,
      input: returDokumenInput,
      answers: returDokumenAnswers,
    }),
  );
};

export const returDokumenKeluaranRoutes = routesOf('out');
export const returDokumenMasukanRoutes = routesOf('in');
