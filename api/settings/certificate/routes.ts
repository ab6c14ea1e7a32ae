import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { certificateSchema } from '#domain/settings/certificate.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { replaceCertificate } from './replace.ts';
import { showCertificate } from './show.ts';

const tag = 'certificate';

/** The electronic certificate of the company: what is known of it, and a file in its place. */
export const certificateRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getCertificate',
      method: 'get',
      path: '/certificate',
      tag,
      summary: 'Electronic certificate of the company',
      needs: keysOf('setting/certificate', 'show'),
      out: certificateSchema,
    }),
    async (c) => c.json(await showCertificate(c.get('scope'), deps.db.read, deps.now())),
  );
  app.openapi(
    route({
      operationId: 'replaceCertificate',
      method: 'put',
      path: '/certificate',
      tag,
      summary: 'Upload a certificate (.p12, .pfx) in the place of the one before',
      needs: keysOf('setting/certificate', 'edit'),
      form: z.object({
        file: z.instanceof(File),
        passphrase: z.string().max(200),
        version: z.coerce.number().int().min(0),
      }),
      out: certificateSchema,
    }),
    async (c) => {
      const { file, passphrase, version } = c.req.valid('form');
      const bytes = new Uint8Array(await file.arrayBuffer());
      return c.json(await replaceCertificate(deps, c.get('scope'), { bytes, passphrase, version }));
    },
  );
  return app;
};
