import { z } from '@hono/zod-openapi';
import { filterSchema } from '#domain/definition/filter.ts';
import { dokumenDecision } from '#domain/faktur/credit-decision.ts';
import { dokumenInput } from '#domain/faktur/dokumen.ts';
import { dokumenKeluaranAnswers, dokumenMasukanAnswers } from '#domain/faktur/dokumen-schema.ts';
import { dokumenPullRowSchema } from '#domain/faktur/pull/view-schema.ts';
import type { Bulk } from '../../../documents/routes/bulk.ts';
import { createRouter, masa } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { dokumenKeluaranFamily, dokumenMasukanFamily } from '../dokumen/family.ts';
import { dokumenInPull, dokumenOutPull } from '../dokumen/pull/family.ts';
import { viewPulledDokumens } from '../dokumen/pull/view-rows.ts';
import { decideDokumen, dokumenWork } from '../dokumen/sides.ts';
import { creditEffectOf } from '../masukan/credit-effect.ts';
import { creditingRoutes, decidingJob } from './crediting.ts';
import { pullRoutes } from './pulling.ts';
import { sentRoutes } from './sent-routes.ts';

const sides = {
  out: {
    base: '/efaktur/document/out/ctas',
    noun: 'DocumentOut',
    tag: 'e-Faktur dokumen lain keluaran (Coretax)',
    family: dokumenKeluaranFamily,
    work: dokumenWork.out,
    pull: dokumenOutPull,
    answers: dokumenKeluaranAnswers,
  },
  in: {
    base: '/efaktur/document/in/ctas',
    noun: 'DocumentIn',
    tag: 'e-Faktur dokumen lain masukan (Coretax)',
    family: dokumenMasukanFamily,
    work: dokumenWork.in,
    pull: dokumenInPull,
    answers: dokumenMasukanAnswers,
  },
} as const;

const routesOf =
  (key: 'out' | 'in', jobs: readonly Bulk<'credit'>[] = []) =>
  (deps: Deps) => {
    const { base, noun, tag, family, work, pull, answers } = sides[key] as (typeof sides)['out'];
    const input = dokumenInput(key);
    const app = createRouter(tag);
    app.route(
      '/',
      pullRoutes(deps, pull, {
        base,
        tag,
        noun,
        of: 'other documents',
        row: dokumenPullRowSchema,
        params: z.strictObject({ from: masa, to: masa }),
        rows: viewPulledDokumens(pull),
      }),
    );
    return app.route(
      '/',
      sentRoutes(deps, { place: { base, tag, noun }, family, work, input, answers, view: family.view as never, jobs }),
    );
  };

export const dokumenKeluaranRoutes = routesOf('out');

export const dokumenMasukanRoutes = (deps: Deps) => {
  const { base, tag, noun, answers } = sides.in;
  const app = createRouter(tag);
  app.route(
    '/',
    creditingRoutes(deps, {
      place: { base, tag, noun },
      filter: filterSchema(dokumenMasukanFamily.definition.list.filters),
      answer: answers.one,
      decision: dokumenDecision,
      summary: 'Credit one, in a masa; leave it uncredited, for a reason of the law; take the decision back',
      decide: async (inner, scope, params) => {
        await decideDokumen(inner, scope, params);
        return dokumenMasukanFamily.whole.load(scope, inner.db.read, params.id);
      },
      effect: creditEffectOf(dokumenMasukanFamily, 'RETURN_DOC_IN'),
    }),
  );
  return app.route('/', routesOf('in', [decidingJob('dokumen-in.decide', dokumenDecision)])(deps));
};
