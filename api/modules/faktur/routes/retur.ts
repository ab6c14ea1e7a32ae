import { filterSchema } from '#domain/definition/filter.ts';
import { returInput } from '#domain/faktur/retur.ts';
import type { ReturMasukanFilter } from '#domain/faktur/retur-masukan.ts';
import { publicReturSchema, returMasukanAnswers, returStartSchema } from '#domain/faktur/retur-schema.ts';
import { letterRoutes } from '../../../documents/routes/letters.ts';
import { paperRoutes, previewRoutes } from '../../../documents/routes/papers.ts';
import { sendMany } from '../../../documents/send-many.ts';
import { createRouter, selectionBy } from '../../../http/create-router.ts';
import { addressChecked } from '../../../http/letter-schemas.ts';
import type { Deps } from '../../../services/deps.ts';
import { letterOf } from '../keluaran-family.ts';
import { masukanFamily } from '../masukan/family.ts';
import { returMasukanFamily } from '../retur/family.ts';
import { returLetters } from '../retur/letters.ts';
import { publicReturPdf, publicReturView, returLinks, returMasukanPdf } from '../retur/print-retur.ts';
import { viewReturMasukan } from '../retur/view-retur.ts';
import { returWork } from '../retur/work.ts';
import { onePaper, paperZip } from './file-jobs.ts';
import { chainRoute, startRoute } from './return-routes.ts';
import { waysToSend } from './send.ts';
import { sentRoutes } from './sent-routes.ts';

const base = '/efaktur/in/return/ctas';
const tag = 'e-Faktur retur masukan (Coretax)';
const place = { base, tag, noun: 'ReturIn' };
const at = [place];

const { selectionWith } = selectionBy(filterSchema(returMasukanFamily.definition.list.filters));

export const returMasukanRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  const { access } = returMasukanFamily;
  const word = 'invoice';
  startRoute(app, deps, { base, noun: 'ReturIn', word, out: returStartSchema, start: returWork.start });
  chainRoute(app, deps, { base: '/efaktur/in/ctas', noun: 'FakturIn', word, family: masukanFamily });
  app.route('/', paperRoutes(deps, { at, view: access.view, papers: [onePaper(returMasukanPdf)] }));
  app.route(
    '/',
    letterRoutes<ReturMasukanFilter, Awaited<ReturnType<typeof returLetters.letter>>>(deps, {
      place,
      view: access.view,
      letters: returLetters,
      links: returLinks,
      many: {
        at,
        addresses: waysToSend(selectionWith({ addressChecked })),
        send: sendMany(returMasukanFamily, { ...returLetters, letterOf }),
      },
    }),
  );
  return app.route(
    '/',
    sentRoutes(deps, {
      place,
      family: returMasukanFamily,
      work: returWork,
      view: viewReturMasukan,
      input: returInput,
      answers: returMasukanAnswers,
      // The paths of the specification and of react-admin.
      drafts: [{ ...place, base: `${base}/draft`, noun: 'ReturInDraft' }],
      jobs: [paperZip('ReturIns', 'retur-in.pdf-zip')],
    }),
  );
};

export const returPublicRoutes = (deps: Deps) =>
  previewRoutes(deps, {
    base,
    noun: 'ReturIn',
    summary: 'A return',
    answer: publicReturSchema,
    view: publicReturView,
    pdf: publicReturPdf,
  });
