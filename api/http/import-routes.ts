import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { z } from '@hono/zod-openapi';
import { Problem } from '#domain/problem.ts';
import type { Deps } from '../modules/deps.ts';
import { cancelImport } from '../modules/impor/cancel-import.ts';
import { chooseMapping, chooseSheet, setControl } from '../modules/impor/choose.ts';
import { bucketOf } from '../modules/impor/fix-bucket.ts';
import { startCommit } from '../modules/impor/start-commit.ts';
import { templateWorkbook } from '../modules/impor/template.ts';
import { uploadImport } from '../modules/impor/upload-import.ts';
import { getImport, getImportRows, getImports, importView, originalOf } from '../modules/impor/view-import.ts';
import { attachment } from './attachment.ts';
import { repairRoutes } from './import-repair-routes.ts';
import {
  base,
  byId,
  commit,
  control,
  importFilter,
  mapping,
  rowFilter,
  several,
  sheet,
  tag,
  upload,
} from './import-schemas.ts';
import { listQuery, pageOf, withRange } from './list-query.ts';
import { room, route } from './route.ts';

const VIEW = 'EFAKTUR_DOC_VIEW';
const WRITE = 'EFAKTUR_IMPORT_EXPORT_CREATE';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const answer = z.record(z.string(), z.unknown());

const list = route({
  method: 'get',
  path: base,
  tag,
  summary: 'History of imports',
  needs: VIEW,
  query: listQuery(importFilter),
  out: z.array(answer),
});
const send = route({
  method: 'post',
  path: base,
  tag,
  summary: 'Upload a file to import',
  needs: WRITE,
  form: upload,
  status: 201,
  idempotent: true,
  out: z.object({ id: z.string() }),
});
const template = route({
  method: 'get',
  path: `${base}/templates/faktur-keluaran.xlsx`,
  tag,
  summary: 'Empty workbook in the layout of the converter, with a guide',
  needs: VIEW,
});
const one = route({
  method: 'get',
  path: `${base}/{id}`,
  tag,
  summary: 'One import',
  needs: VIEW,
  params: byId,
  out: answer,
});
const rows = route({
  method: 'get',
  path: `${base}/{id}/rows`,
  tag,
  summary: 'Rows of an import',
  needs: VIEW,
  params: byId,
  query: listQuery(rowFilter),
  out: z.array(answer),
});
const original = route({
  method: 'get',
  path: `${base}/{id}/original`,
  tag,
  summary: 'The uploaded file',
  needs: VIEW,
  params: byId,
});
const toSheet = route({
  method: 'put',
  path: `${base}/{id}/sheet`,
  tag,
  summary: 'Choose the sheet and its heading row',
  needs: WRITE,
  params: byId,
  body: sheet,
  out: answer,
});
const toMapping = route({
  method: 'put',
  path: `${base}/{id}/mapping`,
  tag,
  summary: 'Choose which column holds which field',
  needs: WRITE,
  params: byId,
  body: mapping,
  out: answer,
});
const toControl = route({
  method: 'put',
  path: `${base}/{id}/control`,
  tag,
  summary: 'Say what the file should add up to',
  needs: WRITE,
  params: byId,
  body: control,
  out: answer,
});
const save = route({
  method: 'post',
  path: `${base}/{id}/commit`,
  tag,
  summary: 'Save what is ready as drafts',
  needs: WRITE,
  params: byId,
  body: commit,
  idempotent: true,
  out: z.object({ jobId: z.string() }),
});
const cancel = route({
  method: 'delete',
  path: `${base}/{id}`,
  tag,
  summary: 'Give an import up',
  needs: WRITE,
  params: byId,
  status: 204,
});

/** The way of a file from the upload to saved drafts; the repair of its rows is in its own room of routes. */
export const importRoutes = (deps: Deps) => {
  const app = room();

  app.openapi(list, async (c) => {
    const { filter = {}, sort = [], range } = c.req.valid('query');
    const page = pageOf(range);
    const { status, ...others } = filter;
    const found = await getImports(deps, c.get('scope'), {
      filter: { ...others, status: several(status) },
      sort,
      ...page,
    });
    withRange(c, page.offset, found.rows.length, found.total);
    return c.json(found.rows);
  });
  app.openapi(send, async (c) => {
    const { file, kind } = c.req.valid('form');
    const bytes = new Uint8Array(await file.arrayBuffer());
    return c.json(await uploadImport(deps, c.get('scope'), { kind, name: file.name, bytes }), 201 as 200);
  });
  app.openapi(template, async (c) =>
    c.body(await templateWorkbook(deps, c.get('scope')), 200, {
      'Content-Type': XLSX,
      'Content-Disposition': attachment('faktur-keluaran.xlsx'),
    }),
  );
  app.openapi(one, async (c) => c.json(await getImport(deps, c.get('scope'), c.req.valid('param').id)));
  app.openapi(rows, async (c) => {
    const { filter = {}, range } = c.req.valid('query');
    const page = pageOf(range);
    const { status, bucket, ...others } = filter;
    const asked = { ...others, status: several(status), ...(bucket ? { bucket: bucketOf(bucket) } : {}) };
    const found = await getImportRows(deps, c.get('scope'), c.req.valid('param').id, asked, page);
    withRange(c, page.offset, found.rows.length, found.total);
    return c.json(found.rows);
  });
  app.openapi(original, async (c) => {
    const { path, name } = await originalOf(deps, c.get('scope'), c.req.valid('param').id);
    const size = await stat(path).then(
      (found) => found.size,
      () => undefined,
    );
    if (size === undefined) throw new Problem('not_found', { message: 'impor.server.original_gone' });
    return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(size),
      'Content-Disposition': attachment(name),
      'Cache-Control': 'private, no-store',
    });
  });
  app.openapi(toSheet, async (c) =>
    c.json(
      importView(
        c.get('locale'),
        await chooseSheet(deps, c.get('scope'), c.req.valid('param').id, c.req.valid('json')),
      ),
    ),
  );
  app.openapi(toMapping, async (c) =>
    c.json(
      importView(
        c.get('locale'),
        await chooseMapping(deps, c.get('scope'), c.req.valid('param').id, c.req.valid('json')),
      ),
    ),
  );
  app.openapi(toControl, async (c) =>
    c.json(
      importView(c.get('locale'), await setControl(deps, c.get('scope'), c.req.valid('param').id, c.req.valid('json'))),
    ),
  );
  app.openapi(save, async (c) =>
    c.json(await startCommit(deps, c.get('scope'), c.req.valid('param').id, c.req.valid('json').version)),
  );
  app.openapi(cancel, async (c) => {
    await cancelImport(deps, c.get('scope'), c.req.valid('param').id);
    return c.body(null, 204 as 200);
  });
  app.route('/', repairRoutes(deps));
  return app;
};
