import { z } from '@hono/zod-openapi';
import { countriesIn } from '../../db/repositories/countries.ts';
import { createRouter } from '../http/create-router.ts';
import type { Deps } from '../services/deps.ts';

const named = z.object({ code: z.string(), id: z.string(), en: z.string(), active: z.boolean() });

export const countryNameRoutes = (deps: Deps) => {
  const app = createRouter('countries');
  app.addRoute({
    operationId: 'listCountryNames',
    method: 'get',
    path: '/countries',
    summary: 'Names of countries in both languages, and which of them can be chosen',
    needs: ['EFAKTUR_DOC_VIEW', 'EBUPOT_WITHHOLDING_VIEW', 'EBUPOT_WITHHOLDING_CREATE'],
    out: z.array(named),
    does: async (_input, scope) =>
      (await countriesIn(scope, deps.db.read)).map(({ code, nameId: id, nameEn: en, active }) => ({
        code,
        id,
        en,
        active,
      })),
  });
  return app;
};
