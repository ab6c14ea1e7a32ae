import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { z } from '@hono/zod-openapi';
import { Problem } from '#domain/problem.ts';
import type { Deps } from '../modules/deps.ts';
import { cancelImport } from '../modules/impor/cancel-import.ts';
import { chooseMapping, chooseSheet, setControl } from '../modules/impor/choose.ts';
import { billingDesk, type Desk, fakturDesk } from '../modules/impor/desk.ts';
import { bucketOf } from '../modules/impor/fix-bucket.ts';
import { startCommit } from '../modules/impor/start-commit.ts';
import { templateWorkbook } from '../modules/impor/template.ts';
import { uploadImport } from '../modules/impor/upload-import.ts';
import { getImport, getImportRows, getImports, importView, originalOf } from '../modules/impor/view-import.ts';
import { attachment } from './attachment.ts';
import { repairRoutes } from './import-repair-routes.ts';
import { byId, commit, control, importFilter, mapping, rowFilter, several, sheet, uploadOf } from './import-schemas.ts';
import { listQuery, pageOf, withRange } from './list-query.ts';
import { room, route } from './route.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const answer = z.record(z.string(), z.unknown());

/** Where a desk answers: its address, and its keys. */
export type Mount = { readonly desk: Desk; readonly path: string; readonly tag: string };

const routesAt = ({ desk: { kinds, view, write }, path, tag }: Mount) => {
  const list = route({
    method: 'get',
    path,
    tag,
    summary: 'History of imports',
    needs: view,
    query: listQuery(importFilter),
    out: z.array(answer),
  });
  const send = route({
    method: 'post',
    path,
    tag,
    summary: 'Upload a file to import',
    needs: write,
    form: uploadOf(kinds),
    status: 201,
    idempotent: true,
    out: z.object({ id: z.string() }),
  });
  const template = route({
    method: 'get',
    path: `${path}/templates/${kinds[0]}.xlsx`,
    tag,
    summary: 'Empty workbook to fill in, with a guide',
    needs: view,
  });
  const one = route({
    method: 'get',
    path: `${path}/{id}`,
    tag,
    summary: 'One import',
    needs: view,
    params: byId,
    out: answer,
  });
  const rows = route({
    method: 'get',
    path: `${path}/{id}/rows`,
    tag,
    summary: 'Rows of an import',
    needs: view,
    params: byId,
    query: listQuery(rowFilter),
    out: z.array(answer),
  });
  const original = route({
    method: 'get',
    path: `${path}/{id}/original`,
    tag,
    summary: 'The uploaded file',
    needs: view,
    params: byId,
  });
  const toSheet = route({
    method: 'put',
    path: `${path}/{id}/sheet`,
    tag,
    summary: 'Choose the sheet and its heading row',
    needs: write,
    params: byId,
    body: sheet,
    out: answer,
  });
  const toMapping = route({
    method: 'put',
    path: `${path}/{id}/mapping`,
    tag,
    summary: 'Choose which column holds which field',
    needs: write,
    params: byId,
    body: mapping,
    out: answer,
  });
  const toControl = route({
    method: 'put',
    path: `${path}/{id}/control`,
    tag,
    summary: 'Say what the file should add up to',
    needs: write,
    params: byId,
    body: control,
    out: answer,
  });
  const save = route({
    method: 'post',
    path: `${path}/{id}/commit`,
    tag,
    summary: 'Save what is ready as drafts',
    needs: write,
    params: byId,
    body: commit,
    idempotent: true,
    out: z.object({ jobId: z.string() }),
  });
  const cancel = route({
    method: 'delete',
    path: `${path}/{id}`,
    tag,
    summary: 'Give an import up',
    needs: write,
    params: byId,
    status: 204,
  });
  return { list, send, template, one, rows, original, toSheet, toMapping, toControl, save, cancel };
};

/** The way of a file from the upload to saved drafts; the repair of its rows is in its own room of routes. */
const importRoutes = (mount: Mount) => (deps: Deps) => {
  const app = room();
  const { desk } = mount;
  const { list, send, template, one, rows, original, toSheet, toMapping, toControl, save, cancel } = routesAt(mount);

  app.openapi(list, async (c) => {
    const { filter = {}, sort = [], range } = c.req.valid('query');
    const page = pageOf(range);
    const { status, ...others } = filter;
    const found = await getImports(deps, desk, c.get('scope'), {
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
    return c.json(await uploadImport(deps, desk, c.get('scope'), { kind, name: file.name, bytes }), 201 as 200);
  });
  app.openapi(template, async (c) =>
    c.body(await templateWorkbook(deps, desk, c.get('scope')), 200, {
      'Content-Type': XLSX,
      'Content-Disposition': attachment(`${desk.kinds[0]}.xlsx`),
    }),
  );
  app.openapi(one, async (c) => c.json(await getImport(deps, desk, c.get('scope'), c.req.valid('param').id)));
  app.openapi(rows, async (c) => {
    const { filter = {}, range } = c.req.valid('query');
    const page = pageOf(range);
    const { status, bucket, ...others } = filter;
    const asked = { ...others, status: several(status), ...(bucket ? { bucket: bucketOf(bucket) } : {}) };
    const found = await getImportRows(deps, desk, c.get('scope'), c.req.valid('param').id, asked, page);
    withRange(c, page.offset, found.rows.length, found.total);
    return c.json(found.rows);
  });
  app.openapi(original, async (c) => {
    const { path, name } = await originalOf(deps, desk, c.get('scope'), c.req.valid('param').id);
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
        await chooseSheet(deps, desk, c.get('scope'), c.req.valid('param').id, c.req.valid('json')),
      ),
    ),
  );
  app.openapi(toMapping, async (c) =>
    c.json(
      importView(
        c.get('locale'),
        await chooseMapping(deps, desk, c.get('scope'), c.req.valid('param').id, c.req.valid('json')),
      ),
    ),
  );
  app.openapi(toControl, async (c) =>
    c.json(
      importView(
        c.get('locale'),
        await setControl(deps, desk, c.get('scope'), c.req.valid('param').id, c.req.valid('json')),
      ),
    ),
  );
  app.openapi(save, async (c) =>
    c.json(await startCommit(deps, desk, c.get('scope'), c.req.valid('param').id, c.req.valid('json').version)),
  );
  app.openapi(cancel, async (c) => {
    await cancelImport(deps, desk, c.get('scope'), c.req.valid('param').id);
    return c.body(null, 204 as 200);
  });
  app.route('/', repairRoutes(mount, deps));
  return app;
};

export const fakturImportRoutes = importRoutes({ desk: fakturDesk, path: '/efaktur/import', tag: 'Impor e-Faktur' });
export const billingImportRoutes = importRoutes({
  desk: billingDesk,
  path: '/ebilling/import',
  tag: 'Impor e-Billing',
});
