import { z } from '@hono/zod-openapi';
import { accessTokenSchema, apiKeyInput, apiKeySchema, newApiKeySchema } from '#domain/api-keys/api-key-schema.ts';
import { Problem } from '#domain/problem.ts';
import { createRouter } from '../../http/create-router.ts';
import type { Edge } from '../../http/edge.ts';
import { route } from '../../http/route.ts';
import { ACCESS_MS, newAccessToken } from './key-text.ts';
import { createKey, listKeys, revokeKey } from './own-keys.ts';

const tag = 'API keys';

export const apiKeyRoutes = (edge: Edge) => {
  const { deps } = edge;
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'listApiKeys',
    method: 'get',
    path: '/api-keys',
    summary: 'The own keys in this company; for an Owner, those of everybody',
    out: z.array(apiKeySchema),
    does: (_, scope) => listKeys(deps, scope),
  });
  // Not idempotent: the stored response would contain the secret.
  app.addRoute({
    operationId: 'createApiKey',
    method: 'post',
    path: '/api-keys',
    summary: 'Make a key with some of the own permissions; its text is in this response only',
    body: apiKeyInput,
    out: newApiKeySchema,
    does: (input, scope) => createKey(edge, scope, input),
  });
  app.openapi(
    route({
      operationId: 'revokeApiKey',
      method: 'delete',
      path: '/api-keys/{id}',
      tag,
      summary: 'Revoke a key; it is invalid at once',
      params: z.object({ id: z.string() }),
      status: 204,
    }),
    async (c) => {
      await revokeKey(deps, c.get('scope'), c.req.valid('param').id);
      return c.body(null, 204);
    },
  );
  app.addRoute({
    operationId: 'renewAccess',
    method: 'post',
    path: '/token',
    summary: 'A token for an hour, in exchange for a key; it does what the key may do and ends with it',
    out: accessTokenSchema,
    does: (_, __, c) => {
      // A token cannot prolong itself.
      if (!c.get('signed')?.apiKey || c.get('byAccessToken'))
        throw new Problem('forbidden', { message: 'apiKeys.key_only' });
      const access_token = newAccessToken(deps, c.get('sessionHash'));
      return { access_token, token_type: 'Bearer' as const, expires_in: ACCESS_MS / 1000 };
    },
  });
  return app;
};
