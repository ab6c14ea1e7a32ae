import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Env } from './edge.ts';
import { storedFile } from './stored-file.ts';

const served = () => {
  const content = Readable.from([Buffer.from('isi '), Buffer.from('berkas')], { objectMode: false });
  const files = { open: async (id: string) => (id === 'ada' ? { size: 10, content } : null) };
  const app = new Hono<Env>();
  app.get(
    '/:id',
    async (c) =>
      (await storedFile(c, files, { id: c.req.param('id'), name: 'a.txt', type: 'text/plain' })) ?? c.notFound(),
  );
  return { app, content };
};

it('a stored file is sent with its size, and not found where its bytes are gone', async () => {
  const { app } = served();
  const answer = await app.request('/ada');
  expect([answer.headers.get('Content-Length'), await answer.text()]).toEqual(['10', 'isi berkas']);
  expect((await app.request('/hilang')).status).toBe(404);
});

it('nothing of it stays open where only its size is asked for, or whoever asked went away', async () => {
  const response = served();
  const head = await response.app.request('/ada', { method: 'HEAD' });
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, '10', '']);
  expect(response.content.destroyed).toBe(true);

  const left = served();
  const closed = new Promise((resolve) => left.content.once('close', resolve));
  await (await left.app.request('/ada')).body?.cancel();
  await closed;
  expect(left.content.destroyed).toBe(true);
});
