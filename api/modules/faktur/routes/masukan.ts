import { z } from '@hono/zod-openapi';
import { filterSchema } from '#domain/definition/filter.ts';
import { type CreditDecision, creditDecision } from '#domain/faktur/credit-decision.ts';
import { creditEffectSchema } from '#domain/faktur/credit-effect.ts';
import { creditProposalsSchema, proposalsTaken } from '#domain/faktur/credit-proposals.ts';
import { masukanFilters } from '#domain/faktur/masukan.ts';
import { masukanRowSchema, masukanSchema } from '#domain/faktur/masukan-schema.ts';
import { bulkRoutes } from '../../../documents/routes/bulk.ts';
import { readingRoutes } from '../../../documents/routes/reading.ts';
import { addresses, selectionBy } from '../../../http/addresses.ts';
import type { Deps } from '../../../services/deps.ts';
import { creditEffect } from '../masukan/credit-effect.ts';
import { creditProposals } from '../masukan/credit-proposals.ts';
import { decideCredit } from '../masukan/decide-credit.ts';
import { masukanFamily } from '../masukan/family.ts';

const base = '/efaktur/in/ctas';
const tag = 'e-Faktur masukan (Coretax)';
const { selection, selectionWith, selectionOf } = selectionBy(filterSchema(masukanFilters));
const at = [{ base, tag, noun: 'FakturIn' }];

/** Incoming invoices: the list, one of them, and what their buyer decides. */
export const masukanRoutes = (deps: Deps) => {
  const app = addresses(tag);
  app.route(
    '/',
    bulkRoutes(deps, masukanFamily, {
      at,
      jobs: [
        {
          operation: () => 'decideFakturIns',
          path: 'bulk-creditable',
          summary: 'Decide everything in a selection, as a job',
          action: ({ decision }) => (decision as z.output<typeof creditDecision> | undefined)?.move ?? 'credit',
          job: 'faktur-in.decide',
          more: { decision: creditDecision },
          payload: ({ decision }) => ({ decision }),
        },
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
  app.answers({
    operationId: 'decideFakturIn',
    method: 'post',
    path: `${base}/{id}/creditable`,
    summary:
      'Credit one, in a masa; leave it uncredited, for a reason of the law; take the decision back; say that it is not ours',
    needs: 'EFAKTUR_DOC_UPLOAD',
    params: z.object({ id: z.string().min(1).max(64) }),
    body: z.strictObject({ version: z.int().min(0), decision: creditDecision }),
    idempotent: true,
    out: masukanSchema,
    does: ({ id, ...asked }, scope) => decideCredit(deps, scope, { id, ...asked }),
  });
  app.answers({
    operationId: 'getCreditEffect',
    method: 'post',
    path: `${base}/credit-effect`,
    summary: 'What a decision of a selection would do to the VAT of each masa it touches; nothing is written',
    needs: 'EFAKTUR_DOC_UPLOAD',
    body: selectionWith({ decision: creditDecision }),
    out: creditEffectSchema,
    does: (said, scope) => {
      const { decision, ...chosen } = said as { decision: CreditDecision };
      return creditEffect(deps, scope, selectionOf(chosen), decision);
    },
  });
  app.answers({
    operationId: 'getCreditProposals',
    method: 'post',
    path: `${base}/proposals`,
    summary: 'What the rules of the company propose of a selection; nothing is written',
    needs: 'EFAKTUR_DOC_UPLOAD',
    body: selection,
    out: creditProposalsSchema,
    does: (said, scope) => creditProposals(deps, scope, selectionOf(said as object)),
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
