import { fixedSchema, repairedSchema } from '#domain/imports/view-schema.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { editCells, undoLast } from '../edit-cells.ts';
import { fixBucket } from '../fix-bucket.ts';
import { skipDocuments } from '../repair.ts';
import { repairedView } from '../view-import.ts';
import type { Mount } from './mount.ts';
import { byId, cells, fix, skip, undo } from './schemas.ts';

const routesAt = ({ channel, path, tag, noun }: Mount) => {
  const edit = route({
    operationId: `edit${noun}ImportCells`,
    method: 'patch',
    path: `${path}/{id}/cells`,
    tag,
    summary: 'Write cells; their documents are checked again at once',
    needs: channel.write,
    params: byId,
    body: cells,
    out: repairedSchema,
  });
  const alike = route({
    operationId: `fix${noun}Import`,
    method: 'post',
    path: `${path}/{id}/fix`,
    tag,
    summary: 'Mend all cells of one kind of finding alike, or show what that would do',
    needs: channel.write,
    params: byId,
    body: fix,
    out: fixedSchema,
  });
  const back = route({
    operationId: `undo${noun}Import`,
    method: 'post',
    path: `${path}/{id}/undo`,
    tag,
    summary: 'Take the last change of rows back',
    needs: channel.write,
    params: byId,
    body: undo,
    out: repairedSchema,
  });
  const leave = route({
    operationId: `skip${noun}ImportDocuments`,
    method: 'post',
    path: `${path}/{id}/skip`,
    tag,
    summary: 'Leave documents out, or take them in again',
    needs: channel.write,
    params: byId,
    body: skip,
    out: repairedSchema,
  });
  return { edit, alike, back, leave };
};

/** Responses have the changed rows and new counts, so that a screen need not reload. */
export const repairRoutes = (mount: Mount, deps: Deps) => {
  const app = router();
  const { channel } = mount;
  const { edit, alike, back, leave } = routesAt(mount);
  app.openapi(edit, async (c) =>
    c.json(
      repairedView(
        c.get('locale'),
        await editCells(deps, channel, c.get('scope'), c.req.valid('param').id, c.req.valid('json')),
      ),
    ),
  );
  app.openapi(alike, async (c) => {
    const done = await fixBucket(deps, channel, c.get('scope'), c.req.valid('param').id, c.req.valid('json'));
    return c.json('repaired' in done ? repairedView(c.get('locale'), done.repaired) : done);
  });
  app.openapi(back, async (c) => {
    const { version } = c.req.valid('json');
    return c.json(
      repairedView(c.get('locale'), await undoLast(deps, channel, c.get('scope'), c.req.valid('param').id, version)),
    );
  });
  app.openapi(leave, async (c) =>
    c.json(
      repairedView(
        c.get('locale'),
        await skipDocuments(deps, channel, c.get('scope'), c.req.valid('param').id, c.req.valid('json')),
      ),
    ),
  );
  return app;
};
