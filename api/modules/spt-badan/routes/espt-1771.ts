import { z } from '@hono/zod-openapi';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { closedSheets } from '#domain/spt-badan/closed-sheets.ts';
import { eraOf } from '#domain/spt-badan/era.ts';
import {
  annualHeadSchema,
  annualRowSchema,
  annualViewSchema,
  sheetInput,
  sheetViewSchema,
} from '#domain/spt-badan/view-schema.ts';
import { byId, type Place } from '../../../documents/routes/place.ts';
import { readingRoutes } from '../../../documents/routes/reading.ts';
import { removeRoutes } from '../../../documents/routes/saves.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { annualFamily } from '../family.ts';
import { fillSheet } from '../fill-sheet.ts';
import { annualSaves } from '../save-annual.ts';
import { viewAnnual, viewSheet } from '../view-annual.ts';

const tag = 'spt-badan';
const base = '/efiling/espt-1771';
const fixed = { era: '1771' };
export const espt1771Place: Place = { base, tag, noun: 'Espt1771', about: 'form 1771', fixed };
const at = [espt1771Place];

/** The two sides of the balance sheet, by the words of the form. */
const sides = { aktiva: 'NA', kewajiban: 'NK' } as const;
const bySide = byId.extend({ side: z.enum(Object.keys(sides) as [keyof typeof sides]) });

/** Annual returns to tax year 2024 at the addresses of the specification; those of later years are not found here. */
export const espt1771Routes = (deps: Deps) => {
  const app = createRouter(tag);
  const load = (scope: Scope, id: string) => annualFamily.load(scope, deps.db.read, id, fixed);
  app.addRoute({
    operationId: 'createEspt1771',
    method: 'post',
    path: base,
    summary: 'Make the annual return of a tax year to 2024, with what the year before carries into it',
    needs: annualAccess.write,
    body: z.strictObject({ taxYear: z.int(), months: z.int().min(1).max(12).default(12) }),
    status: 201,
    idempotent: true,
    out: annualHeadSchema,
    does: async (input, scope) => {
      if (input.taxYear > 1900 && eraOf(input.taxYear) !== fixed.era)
        throw new Problem('invalid', { errors: { taxYear: 'sptBadan.server.year' } });
      return annualSaves.create(deps, scope, { input });
    },
  });
  app.addRoute({
    operationId: 'listEspt1771DisabledMenu',
    method: 'get',
    path: `${base}/{id}/disable-menu`,
    summary: 'Sheets that the answers of the Induk leave out',
    needs: annualAccess.view,
    params: byId,
    out: z.object({ disabled: z.array(z.string()) }),
    does: async ({ id }, scope) => ({ disabled: [...closedSheets(await load(scope, id))] }),
  });
  app.addRoute({
    operationId: 'getEspt1771Neraca',
    method: 'get',
    path: `${base}/{id}/neraca/{side}`,
    summary: 'One side of the balance sheet (8A)',
    needs: annualAccess.view,
    params: bySide,
    out: sheetViewSchema,
    does: async ({ id, side }, scope) => {
      await load(scope, id);
      return viewSheet(deps, scope, { id, sheet: sides[side] });
    },
  });
  app.addRoute({
    operationId: 'fillEspt1771Neraca',
    method: 'put',
    path: `${base}/{id}/neraca/{side}`,
    summary: 'Save one side of the balance sheet (8A); a stale version is refused',
    needs: annualAccess.write,
    params: bySide,
    body: sheetInput,
    out: sheetViewSchema,
    does: async ({ id, side, ...entries }, scope) => {
      await load(scope, id);
      return fillSheet(deps, scope, { id, sheet: sides[side], ...entries });
    },
  });
  app.route('/', removeRoutes(deps, annualSaves, { at, summary: 'Remove an annual return that was never filed' }));
  app.route(
    '/',
    readingRoutes(deps, annualFamily, {
      at,
      view: async (inner, scope, id) => {
        await load(scope, id);
        return viewAnnual(inner, scope, { id });
      },
      answers: { row: annualRowSchema, one: annualViewSchema },
    }),
  );
  return app;
};
