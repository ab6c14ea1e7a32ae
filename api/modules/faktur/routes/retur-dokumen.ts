import { vatAccess } from '#domain/faktur/access.ts';
import { returDokumenInput } from '#domain/faktur/retur-dokumen.ts';
import { returDokumenAnswers, returDokumenStart } from '#domain/faktur/retur-dokumen-schema.ts';
import { returChainSchema } from '#domain/faktur/retur-schema.ts';
import { addresses } from '../../../http/addresses.ts';
import type { Deps } from '../../../services/deps.ts';
import { dokumenKeluaranFamily, dokumenMasukanFamily } from '../dokumen/family.ts';
import { viewChain } from '../retur/view-retur.ts';
import { returDokumenKeluaranFamily, returDokumenMasukanFamily } from '../retur-dokumen/family.ts';
import { returInSide, returOutSide } from '../retur-dokumen/sides.ts';
import { byId } from './schemas.ts';
import { sentRoutes } from './sent-routes.ts';

const sides = {
  out: {
    ...{ noun: 'DocumentOut', tag: 'e-Faktur retur dokumen lain keluaran (Coretax)' },
    ...{ family: returDokumenKeluaranFamily, origins: dokumenKeluaranFamily, work: returOutSide },
  },
  in: {
    ...{ noun: 'DocumentIn', tag: 'e-Faktur retur dokumen lain masukan (Coretax)' },
    ...{ family: returDokumenMasukanFamily, origins: dokumenMasukanFamily, work: returInSide },
  },
} as const;

/** Returns of other documents of one side: made here of a document, sent to the office, cancelled; and the chain a document stands in. */
const routesOf = (key: 'out' | 'in') => (deps: Deps) => {
  const { noun: of, tag, family, origins, work } = sides[key];
  const noun = `${of}Return`;
  const base = `/efaktur/document/${key}/return/ctas`;
  const app = addresses(tag);
  app.answers({
    operationId: `start${noun}`,
    method: 'get',
    path: `${base}/initial/{id}`,
    summary: 'What a form of a return starts with: the document that goes back, and what is left of it',
    needs: family.access.write,
    params: byId,
    out: returDokumenStart,
    does: ({ id }, scope) => work.start(deps, scope, id),
  });
  app.answers({
    operationId: `get${of}Chain`,
    method: 'get',
    path: `/efaktur/document/${key}/ctas/{id}/chain`,
    summary: 'The document, what replaced it and what goes back of them, and what that comes to in each masa',
    needs: vatAccess.view,
    params: byId,
    out: returChainSchema,
    does: ({ id }, scope) => viewChain(origins)(deps, scope, id),
  });
  return app.route(
    '/',
    sentRoutes(deps, {
      ...{ place: { base, tag, noun }, family, work, view: work.view },
      ...{ input: returDokumenInput, answers: returDokumenAnswers },
    }),
  );
};

export const returDokumenKeluaranRoutes = routesOf('out');
export const returDokumenMasukanRoutes = routesOf('in');
