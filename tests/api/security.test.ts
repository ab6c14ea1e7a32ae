import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../api/app/app.ts';
import { attachment } from '../../api/http/attachment.ts';
import { masked, openLog } from '../../api/http/log.ts';
import { type Client, type TestApp, testApp } from './app.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina');
});
afterAll(() => app.close());

describe('a write', () => {
  it.each([
    ['from another origin', { Origin: 'https://jahat.example' }],
    ['from another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site' }],
    ['from a sister site', { 'Sec-Fetch-Site': 'same-site' }],
    ['from nowhere a page can be', { Origin: 'null' }],
    ['with the CSRF token of nobody', { 'X-CSRF-Token': 'x' }],
  ])('%s is refused', async (_, headers) => {
    const answer = await rina.request('PUT', '/user/preferences', { json: { a: 1 }, headers });
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'csrf']);
  });

  it('from our own page is accepted', async () => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost' };
    expect((await rina.request('PUT', '/user/preferences', { json: { a: 1 }, headers })).status).toBe(200);
  });

  it('that says it is no JSON is refused before it is read', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    expect((await rina.request('PUT', '/user/preferences', { text: '{}', headers })).status).toBe(415);
  });

  it('too large is refused with the limit', async () => {
    const answer = await rina.request('PUT', '/user/preferences', { text: `{"a":"${'x'.repeat(6_000_000)}"}` });
    expect(answer.status).toBe(413);
    expect((await answer.json()).message).toContain('5 MB');
  });

  it('too large is refused whatever it says of its length, and of a stranger at a fraction', async () => {
    const parts = (size: number) => () =>
      new ReadableStream({
        start: (controller) => {
          for (let sent = 0; sent < size; sent += 1_000_000) controller.enqueue(new Uint8Array(1_000_000).fill(32));
          controller.close();
        },
      });
    const send = (path: string, headers: Record<string, string>, body: () => ReadableStream) =>
      app.app.request(`http://localhost${path}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', Origin: 'http://localhost', Host: 'localhost', ...headers },
        body: body(),
        duplex: 'half',
      } as RequestInit);
    const known = { Cookie: rina.cookie, 'X-CSRF-Token': rina.csrf };
    const messageOf = async (answer: Response) => [
      answer.status,
      ((await answer.json()) as { message: string }).message,
    ];
    const path = '/main/api/user/preferences';
    expect(await messageOf(await send(path, known, parts(6_000_000)))).toEqual([413, 'Ukuran melebihi batas 5 MB.']);
    expect(await messageOf(await send(path, { ...known, 'Content-Length': '2' }, parts(6_000_000)))).toEqual([
      413,
      'Ukuran melebihi batas 5 MB.',
    ]);
    expect(await messageOf(await send('/public/api/session', {}, parts(1_000_000)))).toEqual([
      413,
      'Ukuran melebihi batas 256 KB.',
    ]);
  });

  it('of a form with files is refused beyond the limit, before anybody looks at the file', async () => {
    const sent = async (size: number) => {
      const form = new FormData();
      form.set('kind', 'faktur-keluaran');
      form.set('file', new File([new Uint8Array(size).fill(65)], 'a.csv'));
      const answer = await rina.request('POST', '/efaktur/import', { form });
      return [answer.status, ((await answer.json()) as { message: string }).message];
    };
    const MB = 1024 * 1024;
    expect(await sent(21 * MB)).toEqual([413, 'Ukuran melebihi batas 21 MB.']);
    expect((await sent(21 * MB - 2_000))[1]).not.toContain('21 MB');
  });

  it.each([
    ['lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['what never closes', '['.repeat(1_000_000)],
  ])('that nests too deeply is refused before it is read: %s', async (_, deep) => {
    const bodies: [string, string][] = [
      ['PUT', '/user/preferences'],
      ['POST', '/efaktur/out/ctas/draft'],
      ['POST', '/saved-views'],
      ['POST', '/public/api/session'],
    ];
    for (const [method, path] of bodies)
      for (const type of ['application/json', 'Application/JSON', 'application/x+json']) {
        const headers = { 'Content-Type': type };
        const answer = await rina.request(method, path, { text: `{"a":${deep}}`, headers });
        expect([path, type, answer.status, (await answer.json()).message]).toEqual([
          path,
          type,
          400,
          'Isi permintaan bertingkat terlalu dalam.',
        ]);
      }
    const filter = encodeURIComponent(`{"a":${deep}}`);
    expect((await rina.request('GET', `/efaktur/out/ctas?filter=${filter}`)).status).toBe(422);
  });

  it('with more wrong fields than anybody reads is answered with some of them', async () => {
    const many = (length: number) => Object.fromEntries(Array.from({ length }, (_, at) => [`tidak${at}`, 1]));
    const viewOf = async (path: string, json: unknown) => {
      const answer = await rina.request('POST', path, { json });
      return [answer.status, Object.keys((await answer.json()).errors).length];
    };
    expect(await viewOf('/saved-views', { list: 'x', name: 'x', state: {}, ...many(499) })).toEqual([422, 499]);
    expect(await viewOf('/saved-views', many(20_000))).toEqual([422, 500]);
    const lines = Array.from({ length: 600 }, () => many(30));
    expect(await viewOf('/efaktur/out/ctas/draft', { input: { lines } })).toEqual([422, 500]);
  });

  it('that breaks off is a bad request', async () => {
    const answer = await rina.request('PUT', '/user/preferences', { text: '{"a":' });
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad_request']);
  });
});

describe('a text that nobody can read', () => {
  const put = (text: string, type = 'application/json') =>
    rina.request('PUT', '/user/preferences', { text, headers: { 'Content-Type': type } });
  const isRefused = async (answer: Response, field: string): Promise<void> => {
    const { code, errors } = await answer.json();
    expect([answer.status, code]).toEqual([422, 'invalid']);
    expect(errors).toEqual({ [field]: expect.stringContaining('tidak dapat dibaca') });
  };

  it.each([
    ['a NUL', '{"a":"\\u0000"}', 'a'],
    ['half of a surrogate pair', '{"a":{"b":["x\\uD800"]}}', 'a.b.0'],
    ['half of one as a name', '{"x\\udfff":1}', 'x'],
    ['a bell', '{"a":"\\u0007"}', 'a'],
    ['a control sign above ASCII', '{"a":"\\u0085"}', 'a'],
  ])('such as %s is refused by name', async (_, text, field) => isRefused(await put(text), field));

  it.each([
    'application/json',
    'Application/JSON',
    'APPLICATION/json; charset=UTF-8',
    'application/x+json',
    'application/problem+json',
  ])('is refused in a body of %s', async (type) => isRefused(await put('{"a":"\\u0000"}', type), 'a'));

  it.each([
    ['a whole pair', '{"a":"\\ud83d\\ude00"}'],
    ['words about one', '{"a":"\\\\u0000 \\\\ud800"}'],
    ['lines and tabs', '{"a":"x\\r\\n\\ty"}'],
    ['nothing at all', '{"a":null}'],
  ])('is not %s', async (_, text) => expect((await put(text)).status).toBe(200));

  it.each([
    ['as they are', '{"a":"31740\u200b512","b":["\u202eAJAR TP"]}'],
    ['as escapes', '{"a":"31740\\u200b512","b":["\\u202eAJAR TP"]}'],
  ])('is none for signs nobody sees, %s: they are taken out', async (_, text) => {
    const answer = await put(text);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ a: '31740512', b: ['AJAR TP'] });
  });

  it('is refused in a filter, as one and as its field', async () => {
    for (const q of ['\\u0000', '\\ud800']) {
      const filter = encodeURIComponent(`{"q":"${q}"}`);
      await isRefused(await rina.request('GET', `/efaktur/out/ctas?filter=${filter}`), 'filter.q');
    }
    expect((await rina.request('GET', '/efaktur/out/ctas?filter=%00')).status).toBe(422);
    const seen = encodeURIComponent('{"q":"tidak\u200bada"}');
    expect((await rina.request('GET', `/efaktur/out/ctas?filter=${seen}`)).status).toBe(200);
  });

  it('is refused in a path', async () => isRefused(await rina.request('GET', '/jobs/a%00b'), 'id'));

  it('is refused in the fields of a form', async () => {
    const form = new FormData();
    const given = { billingCode: '1\u000b', ntpn: 'A\u0000B', amount: '1000', paidAt: '2025-11-01' };
    for (const [field, text] of Object.entries(given)) form.set(field, text);
    const answer = await rina.request('POST', '/ebilling/ntpn', { form });
    expect([answer.status, Object.keys((await answer.json()).errors).sort()]).toEqual([422, ['billingCode', 'ntpn']]);
  });

  it('is refused in a header that is kept', async () => {
    const headers = { 'Idempotency-Key': 'kunci\u0085' };
    const answer = await rina.request('POST', '/efaktur/out/ctas/status-file', { form: new FormData(), headers });
    await isRefused(answer, 'Idempotency-Key');
  });
});

describe('behind a proxy', () => {
  it('the address is the one the proxy saw, whatever the client claims', async () => {
    const proxied = createApp({ ...app.edge, trustProxy: true });
    const statuses: number[] = [];
    for (let at = 0; at < 9; at++) {
      const answer = await proxied.request('http://localhost/public/api/session', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.0.${at}, 203.0.113.9` },
        body: JSON.stringify({ email: 'siapa@nowhere.example', password: 'x' }),
      });
      statuses.push(answer.status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a file name', () => {
  it('of any kind makes one header line', () => {
    expect(attachment('a"\r\nX: y\\.pdf')).not.toMatch(/[\r\n]|""/);
    expect(attachment('faktur \ud83d')).toContain("filename*=UTF-8''faktur%20_");
    expect(attachment('faktur 😀')).toContain("UTF-8''faktur%20%F0%9F%98%80");
  });
});

describe('every answer', () => {
  it('carries the headers that keep a browser careful', async () => {
    const { headers } = await rina.request('GET', '/user');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'self'");
    expect(headers.get('X-Request-Id')).toMatch(/^\w{26}$/);
  });

  it('of an unforeseen failure is the default text and a number to ask for, and nothing of the failure', async () => {
    const db = { ...app.deps.db, trouble: () => Promise.reject(new Error('select secret from table')) };
    const deps = { ...app.deps, db, newId: () => 'nomor' };
    const answer = await createApp({ ...app.edge, log: openLog('silent'), deps }).request('/health');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      code: 'unexpected',
      message: 'Terjadi kesalahan! Silakan coba lagi atau kontak adminstrator anda',
      errorId: 'nomor',
    });
  });

  it('is in the requested language, else in the person’s own', async () => {
    const other = await app.as('sari', undefined, 'en');
    expect((await (await other.request('GET', '/jobs/x')).json()).message).toBe('Not found.');
    expect((await (await rina.request('GET', '/jobs/x')).json()).message).toBe('Data tidak ditemukan.');
    await rina.put('/user/preferences', { locale: 'en' });
    const answer = await app.fetch('/main/api/jobs/x', { headers: { Cookie: rina.cookie } });
    expect((await answer.json()).message).toBe('Not found.');
    await rina.put('/user/preferences', { locale: null });
  });
});

describe('logs', () => {
  it('keep the last four digits of an NPWP or NIK and nothing else of it', () => {
    expect(masked('npwp 0014141071021000, jumlah 1500000')).toBe('npwp ••••••••••••1000, jumlah 1500000');
    expect(masked('npwp 0014 1410 7102 1000 000000')).toBe('npwp •••• •••• •••• 1000 000000');
    expect(masked('/x?q=0014+1410+7102+1000')).toBe('/x?q=••••+••••+••••+1000');
    expect(masked('/x?q=0014%201410%207102%201000')).toBe('/x?q=••••%20••••%20••••%201000');
    expect(masked('/x?q=01.234.567.8-901.000&from=2025-10-01')).toBe('/x?q=••.•••.•••.•-••1.000&from=2025-10-01');
  });
});

describe('a question whose query comes as a body', () => {
  const requests = (path: string, query: string, headers: Record<string, string> = {}) =>
    rina.request('POST', path, {
      text: query,
      headers: { 'X-HTTP-Method-Override': 'GET', 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    });
  const query = new URLSearchParams({ range: '[0,1]', sort: '["name","ASC"]', filter: '{"q":"pt"}' }).toString();

  it('is answered as the equivalent GET', async () => {
    const [byBody, byAddress] = [
      await requests('/counterparties', query),
      await rina.request('GET', `/counterparties?${query}`),
    ];
    expect(byBody.status).toBe(200);
    expect(byBody.headers.get('Content-Range')).toBe(byAddress.headers.get('Content-Range'));
    expect(byBody.headers.get('Cache-Control')).toBe('no-store');
    expect(await byBody.json()).toEqual(await byAddress.json());
  });

  it('is refused where the GET would be, from another site, and longer than an address can be', async () => {
    const messageOf = async (answer: Response) => [answer.status, (await answer.json()).code];
    expect(await messageOf(await requests('/counterparties', 'filter=x'))).toEqual([422, 'invalid']);
    expect(await messageOf(await requests('/counterparties', query, { Cookie: '' }))).toEqual([401, 'unauthenticated']);
    expect(await messageOf(await requests('/counterparties', query, { 'X-Company-Id': 'x' }))).toEqual([
      409,
      'other_company',
    ]);
    expect(await messageOf(await requests('/counterparties', query, { Origin: 'https://jahat.example' }))).toEqual([
      403,
      'csrf',
    ]);
    expect(await messageOf(await requests('/counterparties', `filter=${'x'.repeat(20_000)}`))).toEqual([
      413,
      'too_large',
    ]);
    expect(await messageOf(await requests('/session/switch', query))).toEqual([404, 'not_found']);
  });
});

describe('pages', () => {
  const webDir = mkdtempSync(join(tmpdir(), 'patuh-web-'));
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(
    join(webDir, 'index.html'),
    '<!doctype html><html><head><meta name="csrf-token" content="" /><title>Patuh</title></head><body></body></html>',
  );
  writeFileSync(join(webDir, 'assets', 'app-1a2b.js'), 'export {};');
  writeFileSync(join(webDir, 'assets', 'app-1a2b.js.gz'), 'packed');
  writeFileSync(join(tmpdir(), 'secret.txt'), 'secret');
  afterAll(() => rmSync(webDir, { recursive: true }));
  const get = (path: string, headers: Record<string, string> = {}) =>
    createApp({ ...app.edge, webDir }).request(`http://localhost${path}`, { headers });

  it('are one page for every address of the front end, with the session’s token and this answer’s nonce', async () => {
    const answer = await get('/main/efaktur-v2/out', { Cookie: rina.cookie });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`<meta name="csrf-token" content="${rina.csrf}">`);
    expect(html).toContain(`<meta name="company" content="${rina.company}">`);
    expect(html.match(/csrf-token/g)).toHaveLength(1);
    const nonce = /csp-nonce" content="([^"]+)"/.exec(html)?.[1] ?? 'none';
    const policy = answer.headers.get('Content-Security-Policy');
    expect(policy?.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data: blob: https://cdn.patuh.example https://bantuan.patuh.example",
      "font-src 'self' data:",
      "connect-src 'self'",
      "frame-src 'self' blob:",
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ]);
    expect((await (await get('/', {})).text()).includes(nonce)).toBe(false);
  });

  it('carry an empty token for who is not signed in', async () => {
    expect(await (await get('/login')).text()).toContain('<meta name="csrf-token" content="">');
  });

  it('load files that are cached for good, compressed where that was done before', async () => {
    const plain = await get('/assets/app-1a2b.js');
    expect(plain.headers.get('Cache-Control')).toContain('immutable');
    expect(await plain.text()).toBe('export {};');
    const packed = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, br' });
    expect([packed.headers.get('Content-Encoding'), await packed.text()]).toEqual(['gzip', 'packed']);
  });

  it('never come from outside the folder, and a missing file is no page', async () => {
    for (const path of ['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt'])
      expect(await (await get(path)).text()).not.toContain('secret');
    expect((await get('/assets/gone-9f.js')).status).toBe(404);
    expect((await get('/main/api/nothing')).status).toBe(401);
    expect((await get('/public/api/nothing')).status).toBe(404);
  });
});

describe('the page of the API', () => {
  it('is served from this server only', async () => {
    const html = await (await rina.request('GET', '/docs')).text();
    expect(html).not.toMatch(/https?:\/\//);
    for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'start.js'])
      expect((await rina.request('GET', `/docs/${file}`)).status).toBe(200);
    expect((await rina.request('GET', '/docs/package.json')).status).toBe(404);
  });

  it('asks for a sign-in, and so does the description', async () => {
    const page = await app.fetch('/main/api/docs');
    expect([page.status, page.headers.get('Location')]).toEqual([303, '/login']);
    for (const path of ['openapi.json', 'docs/start.js', 'docs/swagger-ui.css'])
      expect((await app.fetch(`/main/api/${path}`)).status).toBe(401);
  });
});
