import { z } from '@hono/zod-openapi';
import { filingSchema } from '#domain/efiling/filing-schema.ts';
import { returnKinds } from '#domain/efiling/kinds.ts';
import { createRouter } from '../../http/create-router.ts';
import type { Deps } from '../../services/deps.ts';
import { recordFiling, takeCsv } from './take-file.ts';

const file = z.instanceof(File);
const given = async (of: File) => ({ name: of.name, bytes: new Uint8Array(await of.arrayBuffer()) });

export const fileIntakeRoutes = (deps: Deps) => {
  const app = createRouter('e-filing');
  app.addRoute({
    operationId: 'uploadFilingCsv',
    method: 'post',
    path: '/efiling/filing_tax',
    summary:
      'Bring a return as the CSV of the older applications; everything that is wrong with it is reported at once',
    needs: 'EFILING_CREATE',
    form: z.object({ csv: file }),
    status: 201,
    idempotent: true,
    out: filingSchema,
    does: async ({ csv }, scope) => takeCsv(deps, scope, { file: await given(csv) }),
  });
  app.addRoute({
    operationId: 'recordFiling',
    method: 'post',
    path: '/efiling/filing_tax/record',
    summary: 'Record a return that was filed elsewhere, with its receipt',
    needs: 'EFILING_CREATE',
    form: z.object({
      kind: z.enum(returnKinds),
      period: z.string().max(7),
      revision: z.coerce.number().int().min(0).max(99),
      bpe: z.string().trim().min(1, 'problem.field.required').max(30),
      filedOn: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'problem.field.day'),
      file,
    }),
    status: 201,
    idempotent: true,
    out: filingSchema,
    does: async (input, scope) => recordFiling(deps, scope, { ...input, file: await given(input.file) }),
  });
  return app;
};
