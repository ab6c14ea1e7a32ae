import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { certificateSchema } from '#domain/settings/certificate.ts';
import { createRouter } from '../../http/create-router.ts';
import type { Deps } from '../../services/deps.ts';
import { replaceCertificate } from './replace.ts';
import { showCertificate } from './show.ts';

const tag = 'certificate';

export const certificateRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'getCertificate',
    method: 'get',
    path: '/certificate',
    summary: 'Electronic certificate of the company',
    needs: keysOf('setting/certificate', 'show'),
    out: certificateSchema,
    does: (_input, scope) => showCertificate(scope, deps.db.read, deps.now()),
  });
  app.addRoute({
    operationId: 'replaceCertificate',
    method: 'put',
    path: '/certificate',
    summary: 'Upload a certificate (.p12, .pfx) in the place of the one before',
    needs: keysOf('setting/certificate', 'edit'),
    form: z.object({
      file: z.instanceof(File),
      passphrase: z.string().max(200),
      version: z.coerce.number().int().min(0),
    }),
    out: certificateSchema,
    does: async ({ file, passphrase, version }, scope) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return replaceCertificate(deps, scope, { bytes, passphrase, version });
    },
  });
  return app;
};
