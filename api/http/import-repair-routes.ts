import { z } from '@hono/zod-openapi';
import type { Deps } from '../modules/deps.ts';
import { editCells } from '../modules/impor/edit-cells.ts';
import { fixBucket } from '../modules/impor/fix-bucket.ts';
import { skipDocuments } from '../modules/impor/skip.ts';
import { undoLast } from '../modules/impor/undo.ts';
import { repairedView } from '../modules/impor/view-import.ts';
import { base, byId, cells, fix, skip, tag, undo } from './import-schemas.ts';
import { room, route } from './route.ts';

const needs = 'EFAKTUR_IMPORT_EXPORT_CREATE';
const out = z.record(z.string(), z.unknown());

const edit = route({
  method: 'patch',
  path: `${base}/{id}/cells`,
  tag,
  summary: 'Write cells; their documents are checked again at once',
  needs,
  params: byId,
  body: cells,
  out,
});
const alike = route({
  method: 'post',
  path: `${base}/{id}/fix`,
  tag,
  summary: 'Mend all cells of one kind of finding alike, or show what that would do',
  needs,
  params: byId,
  body: fix,
  out,
});
const back = route({
  method: 'post',
  path: `${base}/{id}/undo`,
  tag,
  summary: 'Take the last change of rows back',
  needs,
  params: byId,
  body: undo,
  out,
});
const leave = route({
  method: 'post',
  path: `${base}/{id}/skip`,
  tag,
  summary: 'Leave documents out, or take them in again',
  needs,
  params: byId,
  body: skip,
  out,
});

/** Repairs answer with what changed and the new counts, so that a screen need not ask again. */
export const repairRoutes = (deps: Deps) => {
  const app = room();
  app.openapi(edit, async (c) =>
    c.json(
      repairedView(
        c.get('locale'),
        await editCells(deps, c.get('scope'), c.req.valid('param').id, c.req.valid('json')),
      ),
    ),
  );
  app.openapi(alike, async (c) => {
    const done = await fixBucket(deps, c.get('scope'), c.req.valid('param').id, c.req.valid('json'));
    return c.json('repaired' in done ? repairedView(c.get('locale'), done.repaired) : done);
  });
  app.openapi(back, async (c) => {
    const { version } = c.req.valid('json');
    return c.json(
      repairedView(c.get('locale'), await undoLast(deps, c.get('scope'), c.req.valid('param').id, version)),
    );
  });
  app.openapi(leave, async (c) =>
    c.json(
      repairedView(
        c.get('locale'),
        await skipDocuments(deps, c.get('scope'), c.req.valid('param').id, c.req.valid('json')),
      ),
    ),
  );
  return app;
};
