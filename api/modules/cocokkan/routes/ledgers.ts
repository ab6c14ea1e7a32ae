import { z } from '@hono/zod-openapi';
import { sides } from '#domain/cocokkan/sides.ts';
import { ledgerLookSchema, ledgerSchema } from '#domain/cocokkan/view-schema.ts';
import { byId } from '../../../documents/routes/place.ts';
import { createRouter } from '../../../http/create-router.ts';
import { route } from '../../../http/route.ts';
import type { Deps } from '../../../services/deps.ts';
import { lookAtLedger } from '../look-at-ledger.ts';
import { takeLedger } from '../take-ledger.ts';
import { dropLedger } from '../view-ledgers.ts';
import { base, tag } from './schemas.ts';

const needs = 'EFAKTUR_SPT_CREATE';
const file = z.instanceof(File);
const name = z.string().trim().min(1, 'problem.field.required').max(200);
const columns = z.record(z.string().max(60), z.string().max(200));

/** Multipart forms carry the mapping as JSON. */
const mapping = z
  .string()
  .max(20_000)
  .transform((text, ctx): z.output<typeof columns> => {
    try {
      return columns.parse(JSON.parse(text));
    } catch {
      ctx.addIssue({ code: 'custom', message: 'problem.field.json' });
      return z.NEVER;
    }
  });

export const ledgerRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'lookAtLedger',
    method: 'post',
    path: `${base}/ledgers/look`,
    inThread: true,
    summary: 'How an export of an account would be read: its columns, and what each is taken for; nothing is kept',
    needs,
    form: z.object({ file, sheet: name.optional() }),
    out: ledgerLookSchema,
    does: (input, scope) => lookAtLedger(deps, scope, input),
  });
  app.addRoute({
    operationId: 'takeLedger',
    method: 'post',
    path: `${base}/ledgers`,
    inThread: true,
    summary:
      'Upload an export of an account; its masa replace those of the same source. The mapping is kept for the next file with these headings',
    needs,
    idempotent: true,
    form: z.object({
      file,
      side: z.enum(sides),
      source: z.string().trim().min(1, 'problem.field.required').max(80),
      sheet: name.optional(),
      mapping: mapping.optional(),
    }),
    status: 201,
    out: ledgerSchema,
    does: (input, scope) => takeLedger(deps, scope, input),
  });
  app.openapi(
    route({
      operationId: 'removeLedger',
      method: 'delete',
      path: `${base}/ledgers/{id}`,
      tag,
      summary: 'Take an account out with its entries',
      needs,
      params: byId,
      status: 204,
    }),
    async (c) => {
      await dropLedger(deps, c.get('scope'), c.req.valid('param').id);
      return c.body(null, 204);
    },
  );
  return app;
};
