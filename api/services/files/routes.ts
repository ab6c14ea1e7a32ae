import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { z } from '@hono/zod-openapi';
import { Problem } from '#domain/problem.ts';
import { attachment } from '../../http/attachment.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../deps.ts';
import { loadFile } from './files.ts';

/** Files a job made or a person sent in. Always a download, never shown by the browser as a page of ours. */
export const fileRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getFile',
      method: 'get',
      path: '/files/{id}',
      tag: 'jobs',
      summary: 'Download a file',
      params: z.object({ id: z.string().max(64) }),
      file: 'application/octet-stream',
    }),
    async (c) => {
      const file = await loadFile(deps, c.get('scope'), c.req.valid('param').id);
      const path = deps.files.pathOf(file.id);
      const size = await stat(path).then(
        (found) => found.size,
        () => undefined,
      );
      if (size === undefined) throw new Problem('not_found');
      return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream, 200, {
        'Content-Type': file.type,
        'Content-Length': String(size),
        'Content-Disposition': attachment(file.name),
        'Cache-Control': 'private, no-store',
      });
    },
  );
  return app;
};
