import { filterSchema } from '#domain/definition/filter.ts';
import { creditDecision } from '#domain/faktur/credit-decision.ts';
import { creditProposalsSchema, type ProposalsTaken, proposalsTaken } from '#domain/faktur/credit-proposals.ts';
import { masukanFilters } from '#domain/faktur/masukan.ts';
import { masukanRowSchema, masukanSchema } from '#domain/faktur/masukan-schema.ts';
import { bulkRoutes } from '../../../documents/routes/bulk.ts';
import { readingRoutes } from '../../../documents/routes/reading.ts';
import { createRouter, selectionBy } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { creditEffectOf } from '../masukan/credit-effect.ts';
import { creditProposals } from '../masukan/credit-proposals.ts';
import { decideCredit } from '../masukan/decide-credit.ts';
import { masukanFamily } from '../masukan/family.ts';
import { creditingRoutes, decidingJob } from './crediting.ts';

const base = '/efaktur/in/ctas';
const tag = 'e-Faktur masukan (Coretax)';
const filter = filterSchema(masukanFilters);
const { selectionWith, selectionOf } = selectionBy(filter);
const place = { base, tag, noun: 'FakturIn' };
const at = [place];

export const masukanRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.route(
    '/',
    bulkRoutes(deps, masukanFamily, {
      at,
      jobs: [
        decidingJob('faktur-in.decide', creditDecision),
        {
          operation: () => 'takeCreditProposals',
          path: 'bulk-proposed',
          summary: 'Carry out what the rules of the company propose of a selection, as a job',
          action: 'propose',
          job: 'faktur-in.propose',
          more: { taken: proposalsTaken },
          payload: ({ taken }) => ({ taken }),
        },
        ...masukanFamily.definition.exports.map((format) => ({
          operation: () => `exportFakturInsAs${format[0]?.toUpperCase()}${format.slice(1)}`,
          path: format,
          summary: `A selection as a file (${format}), as a job`,
          action: 'export' as const,
          job: 'faktur-in.export',
          payload: () => ({ format }),
        })),
      ],
    }),
  );
  app.route(
    '/',
    creditingRoutes(deps, {
      place,
      filter,
      answer: masukanSchema,
      decision: creditDecision,
      decide: decideCredit,
      summary:
        'Credit one, in a masa; leave it uncredited, for a reason of the law; take the decision back; say that it is not ours',
      effect: creditEffectOf(masukanFamily, 'RETURN_IN'),
    }),
  );
  app.addRoute({
    operationId: 'getCreditProposals',
    method: 'post',
    path: `${base}/proposals`,
    summary: 'What the rules of the company propose of a selection; nothing is written',
    needs: 'EFAKTUR_DOC_UPLOAD',
    body: selectionWith({ taken: proposalsTaken }),
    out: creditProposalsSchema,
    does: (input, scope) => {
      const { taken, ...chosen } = input as { taken: ProposalsTaken };
      return creditProposals(deps, scope, selectionOf(chosen), taken);
    },
  });
  app.route(
    '/',
    readingRoutes(deps, masukanFamily, {
      at,
      view: masukanFamily.view,
      answers: { row: masukanRowSchema, one: masukanSchema },
    }),
  );
  return app;
};
