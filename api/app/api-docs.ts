import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { Problem } from '#domain/problem.ts';
import type { Edge, Env } from '../http/edge.ts';
import { signedBy } from '../http/guard.ts';
import { allowPage, newNonce } from '../http/headers.ts';
import { describeApi } from '../http/openapi.ts';

const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};
const START = "SwaggerUIBundle({ url: '/main/api/openapi.json', dom_id: '#api', deepLinking: true });";
const PAGE = `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Patuh API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="docs/swagger-ui.css"></head>
<body><h1 hidden>Patuh API</h1><div id="api"></div>
<script src="docs/swagger-ui-bundle.js"></script><script src="docs/start.js"></script></body></html>`;

export const docsForSignedIn =
  (edge: Edge): MiddlewareHandler<Env> =>
  async (c, next) =>
    (await signedBy(edge, c)) ? next() : c.redirect('/login', 303);

/** Behind a session. Everything comes from this server, nothing from a CDN. */
export const apiDocs = (api: OpenAPIHono<Env>, app: OpenAPIHono<Env>, { deps }: Edge): void => {
  let described: string | undefined;
  api.get('/openapi.json', (c) => {
    described ??= JSON.stringify(describeApi(app, deps.publicUrl.startsWith('https:')));
    return c.body(described, 200, { 'Content-Type': 'application/json' });
  });
  api.get('/docs', (c) => {
    allowPage(c, newNonce());
    return c.html(PAGE);
  });
  api.get('/docs/start.js', (c) => c.body(START, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  api.get('/docs/:file', async (c) => {
    const file = c.req.param('file');
    const type = FILES[file];
    if (!type) throw new Problem('not_found');
    const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
    return c.body(new Uint8Array(await readFile(join(folder, file))), 200, { 'Content-Type': type });
  });
};
