import { Problem } from '#domain/problem.ts';
import { attachment } from '../../http/attachment.ts';
import { onePage } from '../../http/list-query.ts';
import { router } from '../../http/route.ts';
import { storedFile } from '../../http/stored-file.ts';
import type { Deps } from '../../services/deps.ts';
import { answerQuestions } from '../answer-questions.ts';
import { answerReading } from '../answer-reading.ts';
import { cancelImport } from '../cancel-import.ts';
import { chooseMapping, chooseSheet, setControl } from '../choose.ts';
import { bucketOf } from '../fix-bucket.ts';
import { billingImports, bupotImports, fakturImports } from '../import-channel.ts';
import { startCommit } from '../start-commit.ts';
import { chooseKind } from '../switch-kind.ts';
import { templateWorkbook } from '../template.ts';
import { uploadImport } from '../upload-import.ts';
import { getImport, getImportRows, getImports, importView, originalOf } from '../view-import.ts';
import { learnedRoutes } from './learned.ts';
import { type Mount, routesAt, XLSX } from './mount.ts';
import { repairRoutes } from './repair.ts';
import { several } from './schemas.ts';

const importRoutes = (mount: Mount) => (deps: Deps) => {
  const app = router();
  const { channel } = mount;
  const {
    list,
    send,
    templates,
    one,
    rows,
    original,
    toKind,
    toSheet,
    toMapping,
    toReading,
    toControl,
    toAnswers,
    save,
    cancel,
  } = routesAt(mount);

  app.openapi(list, async (c) => {
    const { filter = {}, sort = [], range } = c.req.valid('query');
    const { status, ...others } = filter;
    const wanted = { filter: { ...others, status: several(status) }, sort };
    return c.json(await onePage(c, range, (page) => getImports(deps, channel, c.get('scope'), { ...wanted, ...page })));
  });
  app.openapi(send, async (c) => {
    const { file, kind } = c.req.valid('form');
    const bytes = new Uint8Array(await file.arrayBuffer());
    return c.json(await uploadImport(deps, channel, c.get('scope'), { kind, name: file.name, bytes }), 201);
  });
  for (const { kind, at } of templates)
    app.openapi(at, async (c) =>
      c.body(await templateWorkbook(deps, channel, c.get('scope'), kind), 200, {
        'Content-Type': XLSX,
        'Content-Disposition': attachment(`${kind}.xlsx`),
      }),
    );
  app.route('/', learnedRoutes(mount, deps));
  app.openapi(one, async (c) => c.json(await getImport(deps, channel, c.get('scope'), c.req.valid('param').id)));
  app.openapi(rows, async (c) => {
    const { filter = {}, range } = c.req.valid('query');
    const { status, bucket, ...others } = filter;
    const wanted = { ...others, status: several(status), ...(bucket ? { bucket: bucketOf(bucket) } : {}) };
    const { id } = c.req.valid('param');
    return c.json(await onePage(c, range, (page) => getImportRows(deps, channel, c.get('scope'), id, wanted, page)));
  });
  app.openapi(original, async (c) => {
    const file = await originalOf(deps, channel, c.get('scope'), c.req.valid('param').id);
    const answer = await storedFile(c, deps.files, { ...file, type: 'application/octet-stream' });
    if (!answer) throw new Problem('not_found', { message: 'impor.server.original_gone' });
    return answer;
  });
  app.openapi(toKind, async (c) =>
    c.json(
      importView(
        c.get('locale'),
        await chooseKind(deps, channel, c.get('scope'), c.req.valid('param').id, c.req.valid('json')),
      ),
    ),
  );
  app.openapi(toSheet, async (c) =>
    c.json(
      importView(
        c.get('locale'),
        await chooseSheet(deps, channel, c.get('scope'), c.req.valid('param').id, c.req.valid('json')),
      ),
    ),
  );
  app.openapi(toMapping, async (c) =>
    c.json(
      importView(
        c.get('locale'),
        await chooseMapping(deps, channel, c.get('scope'), c.req.valid('param').id, c.req.valid('json')),
      ),
    ),
  );
  app.openapi(toReading, async (c) =>
    c.json(
      importView(
        c.get('locale'),
        await answerReading(deps, channel, c.get('scope'), c.req.valid('param').id, c.req.valid('json')),
      ),
    ),
  );
  app.openapi(toControl, async (c) =>
    c.json(
      importView(
        c.get('locale'),
        await setControl(deps, channel, c.get('scope'), c.req.valid('param').id, c.req.valid('json')),
      ),
    ),
  );
  app.openapi(toAnswers, async (c) =>
    c.json(
      importView(
        c.get('locale'),
        await answerQuestions(deps, channel, c.get('scope'), c.req.valid('param').id, c.req.valid('json')),
      ),
    ),
  );
  app.openapi(save, async (c) => {
    const { version } = c.req.valid('json');
    const { read, jobId, saved } = await startCommit(deps, channel, c.get('scope'), c.req.valid('param').id, version);
    return c.json({ ...importView(c.get('locale'), read), jobId, saved });
  });
  app.openapi(cancel, async (c) => {
    await cancelImport(deps, channel, c.get('scope'), c.req.valid('param').id);
    return c.body(null, 204);
  });
  app.route('/', repairRoutes(mount, deps));
  return app;
};

export const fakturImportRoutes = importRoutes({
  channel: fakturImports,
  path: '/efaktur/import',
  tag: 'Impor e-Faktur',
  noun: 'Faktur',
});
export const billingImportRoutes = importRoutes({
  channel: billingImports,
  path: '/ebilling/import',
  tag: 'Impor e-Billing',
  noun: 'Billing',
});
export const bupotImportRoutes = importRoutes({
  channel: bupotImports,
  path: '/ebupot/import',
  tag: 'Impor e-Bupot',
  noun: 'Bupot',
});
