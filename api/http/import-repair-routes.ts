import { z } from '@hono/zod-openapi';
import type { Deps } from '../modules/deps.ts';
import { editCells } from '../modules/impor/edit-cells.ts';
import { fixBucket } from '../modules/impor/fix-bucket.ts';
import { skipDocuments } from '../modules/impor/skip.ts';
import { undoLast } from '../modules/impor/undo.ts';
import { repairedView } from '../modules/impor/view-import.ts';
import type { Mount } from './import-routes.ts';
import { byId, cells, fix, skip, undo } from './import-schemas.ts';
import { room, route } from './route.ts';

const out = z.record(z.string(), z.unknown());

const routesAt = ({ desk, path, tag }: Mount) => {
  const edit = route({
    method: 'patch',
    path: `${path}/{id}/cells`,
    tag,
    summary: 'Write cells; their documents are checked again at once',
    needs: desk.write,
    params: byId,
    body: cells,
    out,
  });
  const alike = route({
    method: 'post',
    path: `${path}/{id}/fix`,
    tag,
    summary: 'Mend all cells of one kind of finding alike, or show what that would do',
    needs: desk.write,
    params: byId,
    body: fix,
    out,
  });
  const back = route({
    method: 'post',
    path: `${path}/{id}/undo`,
    tag,
    summary: 'Take the last change of rows back',
    needs: desk.write,
    params: byId,
    body: undo,
    out,
  });
  const leave = route({
    method: 'post',
    path: `${path}/{id}/skip`,
    tag,
    summary: 'Leave documents out, or take them in again',
    needs: desk.write,
    params: byId,
    body: skip,
    out,
  });
  return { edit, alike, back, leave };
};

/** Repairs answer with what changed and the new counts, so that a screen need not ask again. */
export const repairRoutes = (mount: Mount, deps: Deps) => {
  const app = room();
  const { desk } = mount;
  const { edit, alike, back, leave } = routesAt(mount);
  app.openapi(edit, async (c) =>
    c.json(
      repairedView(
        c.get('locale'),
        await editCells(deps, desk, c.get('scope'), c.req.valid('param').id, c.req.valid('json')),
      ),
    ),
  );
  app.openapi(alike, async (c) => {
    const done = await fixBucket(deps, desk, c.get('scope'), c.req.valid('param').id, c.req.valid('json'));
    return c.json('repaired' in done ? repairedView(c.get('locale'), done.repaired) : done);
  });
  app.openapi(back, async (c) => {
    const { version } = c.req.valid('json');
    return c.json(
      repairedView(c.get('locale'), await undoLast(deps, desk, c.get('scope'), c.req.valid('param').id, version)),
    );
  });
  app.openapi(leave, async (c) =>
    c.json(
      repairedView(
        c.get('locale'),
        await skipDocuments(deps, desk, c.get('scope'), c.req.valid('param').id, c.req.valid('json')),
      ),
    ),
  );
  return app;
};
