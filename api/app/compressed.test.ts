import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Env } from '../http/edge.ts';
import { compressed } from './compressed.ts';

const app = new Hono<Env>().use(compressed);
app.get('/short', (c) => c.json({ step: 'READING' }, 201));
app.get('/long', (c) => c.json({ text: 'panjang '.repeat(500) }));
app.get('/very-long', (c) => c.json({ text: 'panjang '.repeat(10_000) }));
app.get('/none', (c) => c.body(null, 204));
app.get('/text', (c) => c.text('a'.repeat(3000)));

const get = (path: string, takes = 'gzip, deflate') => app.request(path, { headers: { 'Accept-Encoding': takes } });

describe('an answer to somebody who takes it packed', () => {
  it('goes out as it is where it is short, and says its length', async () => {
    const answer = await get('/short');
    expect([answer.status, answer.headers.get('Content-Encoding')]).toEqual([201, null]);
    expect(answer.headers.get('Content-Length')).toBe('18');
    expect(answer.headers.get('Content-Type')).toContain('application/json');
    expect(await answer.json()).toEqual({ step: 'READING' });
  });

  it('is packed where it is long', async () => {
    const answer = await get('/long');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(['Content-Encoding', 'Content-Length', 'Vary'].map((name) => answer.headers.get(name))).toEqual([
      'gzip',
      String(bytes.byteLength),
      'Accept-Encoding',
    ]);
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual({ text: 'panjang '.repeat(500) });
    expect((await get('/text')).headers.get('Content-Encoding')).toBe('gzip');
  });

  it('is packed as it goes where it is very long, under a length nobody knows yet', async () => {
    const answer = await get('/very-long');
    expect([answer.headers.get('Content-Encoding'), answer.headers.get('Content-Length')]).toEqual(['gzip', null]);
    const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
    expect(JSON.parse(text)).toEqual({ text: 'panjang '.repeat(10_000) });
  });

  it('goes out as it is to somebody who refuses what is packed', async () => {
    const answer = await get('/long', 'gzip;q=0, identity');
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    expect(await answer.json()).toEqual({ text: 'panjang '.repeat(500) });
  });

  it('stays empty where it is', async () => {
    const answer = await get('/none');
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });
});
