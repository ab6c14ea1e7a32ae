import { z } from '@hono/zod-openapi';
import { earlierView } from '#domain/definition/record-schema.ts';
import type { Law, LawRow } from '#domain/law-rows.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { lawRecords } from '../../../db/repositories/law-rows.ts';
import { createRouter, reason } from '../../http/create-router.ts';
import { readRecords } from '../../records/file.ts';
import { type RecordRules, recordService } from '../../records/plain-record.ts';
import { capital, pathOf } from '../../records/routes.ts';
import type { Deps } from '../../services/deps.ts';
import { compare, digestOf } from './differences.ts';

const file = z.instanceof(File);

/** A file is compared first, with every check of its rows, and applied as it was shown. */
export const lawImportRoutes = (deps: Deps, law: Law, rules: RecordRules) => {
  const { table } = law;
  const store = lawRecords(law);
  const service = recordService(deps, { record: table, store, rules });
  const [, many] = table.names;
  const difference = z.object({
    row: z.int(),
    action: z.enum(['add', 'change', 'same']),
    values: earlierView(table.fields),
    before: earlierView(table.fields).nullable(),
    changed: z.array(z.string()),
  });
  const compared = async (scope: Scope, chosen: File) => {
    const all = { search: '', equal: {}, sort: [], offset: 0, limit: Number.POSITIVE_INFINITY };
    const { rows } = await store.page(scope, deps.db.read, all);
    return compare(law, await readRecords(table, chosen), rows as unknown as readonly LawRow[]);
  };
  const app = createRouter(many);
  app.addRoute({
    operationId: `compare${capital(many)}`,
    method: 'post',
    path: `${pathOf(table)}/compare`,
    summary: `What a workbook or CSV would change in the ${many}; nothing is saved`,
    needs: 'internal',
    form: z.object({ file }),
    out: z.object({ digest: z.string(), differences: z.array(difference) }),
    inThread: true,
    does: async ({ file }, scope) => {
      const found = await compared(scope, file);
      await service.createAll(scope, found.rows, { rehearse: true });
      return { digest: digestOf(found), differences: [...found.differences] as never };
    },
  });
  app.addRoute({
    operationId: `apply${capital(many)}`,
    method: 'post',
    path: `${pathOf(table)}/apply`,
    summary: `Save the ${many} of a workbook or CSV: all rows that differ, or none`,
    needs: 'internal',
    form: z.object({ file, digest: z.string(), reason }),
    out: z.object({ saved: z.int() }),
    inThread: true,
    idempotent: true,
    does: async ({ file, digest, reason }, scope) => {
      const found = await compared(scope, file);
      if (digestOf(found) !== digest) throw new Problem('conflict', { message: 'law.compared_before' });
      return { saved: await service.createAll(scope, found.rows, { reason }) };
    },
  });
  return app;
};
