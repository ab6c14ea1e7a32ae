import { z } from '@hono/zod-openapi';
import { Problem } from '#domain/problem.ts';
import { route, router } from '../../http/route.ts';
import { storedFile } from '../../http/stored-file.ts';
import type { Deps } from '../deps.ts';
import { loadFile, noteDownload } from './files.ts';

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
      const answer = await storedFile(c, deps.files, file);
      if (!answer) throw new Problem('not_found');
      await noteDownload(deps, c.get('scope'), file);
      return answer;
    },
  );
  return app;
};
