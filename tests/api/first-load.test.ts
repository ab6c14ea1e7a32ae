import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import english from '#domain/messages/en/first.ts';
import indonesian from '#domain/messages/id/first.ts';
import { createApp } from '../../api/app/app.ts';
import { type TestApp, testApp } from './app.ts';

/** Bytes of all scripts and style sheets before the first row, compressed with Brotli; 372 kB when it was set. */
const BUDGET = 400_000;
const LIST = '/main/efaktur-v2/out';
const webDir = resolve('dist/web');

let app: TestApp;
let server: ReturnType<typeof createApp>;
beforeAll(async () => {
  // Does nothing where the front end is built already.
  execFileSync(process.execPath, ['api/commands/build.mjs', 'web'], { stdio: 'ignore' });
  app = await testApp();
  server = createApp({ ...app.edge, webDir });
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  server.request(`http://localhost${path}`, { headers });
const page = async (path: string, cookie = '') => (await get(path, cookie ? { Cookie: cookie } : {})).text();

const linked = (html: string, rel: string): string[] =>
  [...html.matchAll(new RegExp(`<link rel="${rel}" crossorigin href="/([^"]+)"`, 'g'))].map(([, file = '']) => file);
const scripts = (html: string): string[] =>
  [...html.matchAll(/<script [^>]*src="\/([^"]+)"/g)].map(([, file = '']) => file);
const filesOf = (html: string): string[] => [
  ...new Set([...scripts(html), ...linked(html, 'modulepreload'), ...linked(html, 'stylesheet')]),
];
const openingOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="opening">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

const isNamed = (files: readonly string[], name: string): boolean =>
  files.some((file) => new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(file));

describe('the page of a list', () => {
  it('names the files of its screen and the words of one language', async () => {
    const rina = await app.as('rina', 'sagara');
    const html = await page(LIST, rina.cookie);
    const ahead = linked(html, 'modulepreload');
    for (const name of ['frame', 'list', 'invoices', 'FakturListScreen', 'id', 'first'])
      expect([name, isNamed(ahead, name)]).toEqual([name, true]);
    for (const name of ['en', 'en-rest', 'id-rest', 'home', 'AgSheet', 'CommandPalette', 'JobPanel', 'Calendar'])
      expect([name, isNamed(ahead, name)]).toEqual([name, false]);
    for (const file of filesOf(html)) expect([file, existsSync(join(webDir, file))]).toEqual([file, true]);
    expect(scripts(html)[0]).toMatch(/^assets\/early-/);
  });

  it('has few files, within their budget', async () => {
    const rina = await app.as('rina', 'sagara');
    const files = filesOf(await page(LIST, rina.cookie));
    const bytes = files.reduce((sum, file) => {
      const packed = join(webDir, `${file}.br`);
      return sum + statSync(existsSync(packed) ? packed : join(webDir, file)).size;
    }, 0);
    expect(files.length).toBeLessThanOrEqual(14);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
  });

  it('holds no words of the other language', async () => {
    const rina = await app.as('rina', 'sagara');
    const code = filesOf(await page(LIST, rina.cookie))
      .map((file) => readFileSync(join(webDir, file), 'utf8'))
      .join();
    expect(code).toContain(indonesian.fakturScreen.list.create);
    expect(code).not.toContain(english.fakturScreen.list.create);
  });

  it('is in the language its person chose', async () => {
    const dewi = await app.as('dewi', 'cendana');
    await dewi.put('/user/preferences', { locale: 'en' });
    const ahead = linked(await page(LIST, dewi.cookie), 'modulepreload');
    expect([isNamed(ahead, 'en'), isNamed(ahead, 'id')]).toEqual([true, false]);
  });

  it('loads files that are packed with Brotli or gzip and kept for good', async () => {
    const rina = await app.as('rina', 'sagara');
    const [frame = ''] = linked(await page(LIST, rina.cookie), 'modulepreload').filter((file) =>
      file.includes('/frame-'),
    );
    for (const encoding of ['br', 'gzip']) {
      const answer = await get(`/${frame}`, { 'Accept-Encoding': encoding });
      expect(answer.headers.get('Content-Encoding')).toBe(encoding);
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    }
  });
});

describe('every page', () => {
  it('carries the session as the API answers it', async () => {
    const rina = await app.as('rina', 'sagara');
    const { setting, profile, permissions, reads } = openingOf(await page(LIST, rina.cookie));
    expect(setting).toEqual(await rina.get('/user/setting'));
    expect(profile).toEqual(await rina.get('/user'));
    expect(permissions).toEqual(await rina.get('/permissions'));
    expect(reads.list.resource).toBe('efaktur/out/ctas');
  });

  it('names what it reads first only to a person who may read it', async () => {
    const rina = await app.as('rina', 'sagara');
    expect(openingOf(await page('/main/home', rina.cookie)).reads.paths).toEqual([
      '/home/health?period=2025-10',
      '/home/to-do',
    ]);
    const budi = await app.as('budi', 'sagara');
    expect(openingOf(await page(LIST, budi.cookie)).reads).toEqual({ paths: [] });
    expect(openingOf(await page('/main/ebilling/create', rina.cookie)).reads).toEqual({ paths: [] });
  });

  it('carries nothing without a session', async () => {
    const html = await page(LIST);
    expect(openingOf(html)).toBeNull();
    expect(scripts(html).some((file) => file.includes('early-'))).toBe(false);
  });

  it('lets no text end its block of data', async () => {
    const rina = await app.as('rina', 'sagara');
    await rina.put('/user/preferences', { dismissed: { note: '</script><script>alert(1)</script>' } });
    const html = await page('/main/home', rina.cookie);
    expect(html).not.toContain('<script>alert');
    expect(openingOf(html).profile.preferences.dismissed.note).toContain('</script>');
  });

  it('gives no notes of the build away', async () => {
    expect((await get('/.page-files.json')).headers.get('Content-Type')).toContain('text/html');
  });
});
