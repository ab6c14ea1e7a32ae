import { z } from '@hono/zod-openapi';
import { Problem } from '#domain/problem.ts';
import { personById, setPreferences } from '../../../db/repositories/people.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { openMailLink, takeMailLink } from '../../services/mail-links/links.ts';

const tag = 'session';
const params = z.object({ token: z.string().max(64) });

/** Idempotent. */
const endDigest = async (deps: Deps, token: string): Promise<void> => {
  const link = await openMailLink(deps, 'digest', token);
  await deps.db.transact(async (tx) => {
    await takeMailLink(deps, tx, link);
    const person = await personById(tx.db, link.userId ?? '');
    if (!person) throw new Problem('not_found');
    await setPreferences(tx, person.id, { ...person.preferences, digest: false });
  });
};

export const digestRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'openDigest',
      method: 'get',
      path: '/digest/{token}',
      tag,
      summary: 'Whose digest a letter lets be switched off',
      params,
      out: z.object({ email: z.string() }),
    }),
    async (c) => c.json({ email: (await openMailLink(deps, 'digest', c.req.valid('param').token)).email }),
  );
  app.openapi(
    route({
      operationId: 'endDigest',
      method: 'post',
      path: '/digest/{token}',
      tag,
      summary: 'Switch the digest off by the link of a letter',
      params,
      status: 204,
    }),
    async (c) => {
      await endDigest(deps, c.req.valid('param').token);
      return c.body(null, 204);
    },
  );
  return app;
};
