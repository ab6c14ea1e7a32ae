import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Problem } from '#domain/problem.ts';
import type { Deps } from '../modules/deps.ts';
import { cancelImport } from '../modules/impor/cancel-import.ts';
import { chooseMapping, chooseSheet, setControl } from '../modules/impor/choose.ts';
import { billingDesk, bupotDesk, fakturDesk } from '../modules/impor/desk.ts';
import { bucketOf } from '../modules/impor/fix-bucket.ts';
import { startCommit } from '../modules/impor/start-commit.ts';
import { chooseKind } from '../modules/impor/switch-kind.ts';
import { templateWorkbook } from '../modules/impor/template.ts';
import { uploadImport } from '../modules/impor/upload-import.ts';
import { getImport, getImportRows, getImports, importView, originalOf } from '../modules/impor/view-import.ts';
import { attachment } from './attachment.ts';
import { type Mount, routesAt } from './import-mount.ts';
import { repairRoutes } from './import-repair-routes.ts';
import { several } from './import-schemas.ts';
import { pageOf, withRange } from './list-query.ts';
import { room } from './route.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The way of a file from the upload to saved drafts; the repair of its rows is in its own room of routes. */
const importRoutes = (mount: Mount) => (deps: Deps) => {
  const app = room();
  const { desk } = mount;
  const { list, send, templates, one, rows, original, toKind, toSheet, toMapping, toControl, save, cancel } =
    routesAt(mount);

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
  for (const { kind, at } of templates)
    app.openapi(at, async (c) =>
      c.body(await templateWorkbook(deps, desk, c.get('scope'), kind), 200, {
        'Content-Type': XLSX,
        'Content-Disposition': attachment(`${kind}.xlsx`),
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
  app.openapi(toKind, async (c) =>
    c.json(
      importView(
        c.get('locale'),
        await chooseKind(deps, desk, c.get('scope'), c.req.valid('param').id, c.req.valid('json')),
      ),
    ),
  );
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
  app.openapi(save, async (c) => {
    const { version } = c.req.valid('json');
    const { read, jobId, saved } = await startCommit(deps, desk, c.get('scope'), c.req.valid('param').id, version);
    return c.json({ ...importView(c.get('locale'), read), jobId, saved });
  });
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
export const bupotImportRoutes = importRoutes({ desk: bupotDesk, path: '/ebupot/import', tag: 'Impor e-Bupot' });
