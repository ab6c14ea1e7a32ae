import { z } from '@hono/zod-openapi';
import { inForce } from '#domain/law-rows.ts';
import { codeNameSchema } from '#domain/office/lookup-schema.ts';
import { listLaws } from '#domain/rules/law/lists.ts';
import { jakartaDay } from '#domain/scope.ts';
import { createRouter } from '../../http/create-router.ts';
import type { Deps } from '../../services/deps.ts';

const paths = {
  industry: '/industries',
  department: '/company-associate-department',
  jobTitle: '/company-associate-job-title',
  incomeBand: '/company-annual-income',
} as const;

const operations = {
  industry: 'offerIndustries',
  department: 'offerDepartments',
  jobTitle: 'offerJobTitles',
  incomeBand: 'offerIncomeBands',
} as const;

/** Choices in force today, in the language of the person. */
export const lawListRoutes = (deps: Deps) => {
  const app = createRouter('law');
  for (const list of ['industry', 'department', 'jobTitle', 'incomeBand'] as const)
    app.addRoute({
      operationId: operations[list],
      method: 'get',
      path: paths[list],
      summary: `The choices of ${listLaws[list].table.names[1]} that are in force today`,
      out: z.array(codeNameSchema),
      does: (_input, { locale }) =>
        inForce(listLaws[list].rows(), jakartaDay(deps.now())).map(({ code, nameId, nameEn }) => ({
          code,
          name: locale === 'en' ? nameEn : nameId,
        })),
    });
  return app;
};
