import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Permission, roles } from '#domain/permissions.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { issued } from './bupot/bupot-client.ts';
import { foreignRows, plantForeign } from './foreign-records.ts';
import { leastOf, type Schema } from './least-of.ts';
import { spts } from './spt/spt-client.ts';

type Needs = Permission | Permission[] | 'owner' | 'internal' | undefined;
type Operation = {
  summary: string;
  'x-needs'?: Needs;
  requestBody?: { content: Record<string, { schema?: Schema }> };
  parameters?: {
    in: string;
    name: string;
    required?: boolean;
    schema?: { enum?: readonly string[]; examples?: readonly unknown[]; minimum?: number };
  }[];
  security?: [];
};
type Walked = {
  method: string;
  path: string;
  needs: Needs;
  takes: string | undefined;
  body: Schema | undefined;
  query: string;
};

const queryOf = ({ parameters = [] }: Operation): string => {
  const request = parameters.filter((one) => one.in === 'query' && one.required);
  const filled = new URLSearchParams(
    request.map(({ name, schema }) => [
      name,
      schema?.enum?.[0] ?? String(schema?.examples?.[0] ?? schema?.minimum ?? 'nobody'),
    ]),
  );
  return filled.size > 0 ? `?${filled}` : '';
};

/** Routes that validate the body before they look for the record; a generated body is invalid there. */
const ASKS_FIRST = new Set([
  'POST /main/api/ebilling/{id}/code',
  'PUT /main/api/saved-views/{id}',
  'POST /main/api/refusals/cure',
  'POST /main/api/efaktur/out/ctas/collector-receipts',
]);

/** Covered by the session's own tests. */
const LEFT_OUT = new Set(['DELETE /main/api/session']);

let app: TestApp;
let routes: Walked[];
const people = { Owner: 'rina', Administrator: 'agus', Creator: 'sari', Payer: 'budi' } as const;
const clients = {} as Record<keyof typeof people, Client>;
let foreign: readonly string[];
let missing: readonly string[];

beforeAll(async () => {
  app = await testApp();
  for (const role of Object.keys(people) as (keyof typeof people)[]) clients[role] = await app.as(people[role]);
  const api = await clients.Owner.get<{ paths: Record<string, Record<string, Operation>> }>('/openapi.json');
  routes = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => !operation.security)
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        needs: operation['x-needs'],
        takes: Object.keys(operation.requestBody?.content ?? {})[0],
        body: Object.values(operation.requestBody?.content ?? {})[0]?.schema,
        query: queryOf(operation),
      }))
      .filter((route) => !LEFT_OUT.has(`${route.method} ${route.path}`)),
  );
  ({ ids: foreign, missing } = await plantForeign(app));
});
afterAll(() => app.close());

const holds = (role: keyof typeof people, needs: Needs): boolean => {
  if (needs === undefined) return true;
  if (needs === 'owner') return role === 'Owner';
  if (needs === 'internal') return false;
  const keys: readonly Permission[] = roles[role];
  return [needs].flat().some((key) => keys.includes(key as Permission));
};

const WORDS: Readonly<Record<string, string>> = {
  move: 'cancel',
  key: 'C',
  side: 'aktiva',
  suffix: 'LK',
  table: 'III',
};
const at = (path: string, id = 'nobody'): string => path.replace(/\{(\w+)\}/g, (_, name: string) => WORDS[name] ?? id);

const formOf = (fields: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name, name === 'file' ? new File(['<x/>'], 'x.xml') : String(value));
  return form;
};
const bodyFor = ({ takes }: Walked, fields: unknown) =>
  takes?.startsWith('multipart/') ? { form: formOf(fields as object) } : takes ? { text: JSON.stringify(fields) } : {};

describe('every route of the API', () => {
  it('is in its description, with the rooms we know', () => {
    expect(routes.length).toBeGreaterThan(50);
    for (const room of [
      '/jobs',
      '/user/setting',
      '/efaktur/out/ctas',
      '/efaktur/import',
      '/templates',
      '/ebilling',
      '/ebilling/payment',
      '/ebilling/ntpn',
    ])
      expect(routes.some((route) => route.path.startsWith(`/main/api${room}`))).toBe(true);
  });

  it('asks for a session', async () => {
    for (const route of routes) {
      const answer = await app.fetch(at(route.path), { method: route.method });
      expect([route.method, route.path, answer.status]).toEqual([route.method, route.path, 401]);
    }
  });

  it('asks for the CSRF token on every write', async () => {
    for (const route of routes.filter(({ method }) => method !== 'GET')) {
      const answer = await clients.Owner.request(route.method, at(route.path), {
        headers: { 'X-CSRF-Token': 'wrong' },
      });
      expect([route.path, answer.status, (await answer.json()).code]).toEqual([route.path, 403, 'csrf']);
    }
  });

  it('means one company: any other is refused before a key, an id or a body is looked at', async () => {
    const { cookie, csrf, company } = clients.Owner;
    const ask = (method: string, path: string, named: Record<string, string>) =>
      app.fetch(path, {
        method,
        headers: { Cookie: cookie, Host: 'localhost', ...(method === 'GET' ? {} : { 'X-CSRF-Token': csrf }), ...named },
      });
    const other = companies.cendana.id;
    const streams = ['/events', '/ebupot/unifikasi/import/djp/status', '/ebupot/pph21/spt'];
    const walked = [
      ...routes.filter(({ method, path }) => method === 'GET' || path !== '/main/api/session'),
      ...streams.map((path) => ({ method: 'GET', path: `/main/api${path}` })),
    ];
    for (const { method, path } of walked) {
      const elsewhere = await ask(method, at(path), { 'X-Company-Id': other });
      expect([method, path, elsewhere.status, (await elsewhere.json()).code]).toEqual([
        method,
        path,
        409,
        'other_company',
      ]);
      const link = await ask(method, `${at(path)}?company=${other}`, {});
      expect([method, path, link.status, (await link.json()).code]).toEqual([method, path, 409, 'other_company']);
      if (method === 'GET') continue;
      const unnamed = await ask(method, at(path), {});
      expect([method, path, unnamed.status, (await unnamed.json()).code]).toEqual([
        method,
        path,
        400,
        'company_unnamed',
      ]);
    }
    expect((await ask('GET', `/main/api/user?company=${company}`, {})).status).toBe(200);
  });

  it.each(Object.keys(people) as (keyof typeof people)[])(
    'is closed to a %s who does not hold its key',
    async (role) => {
      for (const route of routes.filter(({ needs }) => !holds(role, needs))) {
        const answer = await clients[role].request(route.method, at(route.path), bodyFor(route, {}));
        const status = route.needs === 'internal' ? 404 : 403;
        expect([route.method, route.path, answer.status]).toEqual([route.method, route.path, status]);
      }
    },
  );

  it.each(Object.keys(people) as (keyof typeof people)[])('is open to a %s with the permission', async (role) => {
    for (const route of routes.filter(({ needs, method }) => method === 'GET' && holds(role, needs))) {
      const answer = await clients[role].request(route.method, at(route.path));
      expect([route.path, answer.status]).not.toEqual([route.path, 403]);
    }
  });

  it('knows these ids in the company that has them', async () => {
    const hendra = await app.as('hendra', 'bentala');
    const known = new Set<string>();
    for (const { method, path } of routes.filter((route) => route.method === 'GET' && /\{\w*[iI]d\}/.test(route.path)))
      for (const id of foreign) {
        // Rows made for this test have fields that a response does not allow, which throws.
        const status = await hendra.request(method, at(path, id)).then(
          (answer) => answer.status,
          () => 200,
        );
        if (status !== 404) known.add(path);
      }
    expect(known.size).toBeGreaterThan(140);
  });

  it('does not know another company’s ids', async () => {
    expect(missing).toEqual([]);
    const walked: string[] = [];
    const known: string[] = [];
    for (const route of routes.filter(
      ({ path, body }) => /\{\w*[iI]d\}/.test(path) || body?.required?.includes('id'),
    )) {
      // Internal routes refuse members of a company before they look for anything.
      if (route.needs === 'internal') continue;
      const named = `${route.method} ${route.path}`;
      walked.push(named);
      for (const id of foreign) {
        const body = bodyFor(route, leastOf(route.body ?? {}, id));
        const answer = await clients.Owner.request(route.method, at(route.path, id) + route.query, body);
        if (answer.status !== (ASKS_FIRST.has(named) ? 422 : 404)) known.push(`${named} with ${id}: ${answer.status}`);
      }
    }
    expect(known).toEqual([]);
    for (const base of ['unifikasi', 'pph21'])
      for (const one of [
        'PUT submit',
        'PUT inquire',
        'PUT cancel-waiting',
        'POST amend',
        'POST validate',
        'POST billings',
      ]) {
        const [method, name] = one.split(' ');
        expect(walked).toContain(`${method} /main/api/ebupot/${base}/spt/{id}/${name}`);
      }
    for (const way of ['import/djp', 'migrate/djp'])
      expect(walked).toContain(`PUT /main/api/ebupot/unifikasi/${way}/complete`);
  });

  it('does nothing to another company’s records, and reveals nothing of them, where a list names them', async () => {
    const before = await foreignRows(app);
    const known: string[] = [];
    const walked = routes.filter(({ body }) => body?.properties?.ids);
    expect(walked.length).toBeGreaterThan(140);
    for (const route of walked) {
      const named = `${route.method} ${route.path}`;
      const body = bodyFor(route, { ...(leastOf(route.body ?? {}, 'nobody') as object), ids: foreign });
      const answer = await clients.Owner.request(route.method, at(route.path) + route.query, body);
      const result = await answer.text();
      if (
        answer.status === 200
          ? foreign.some((id) => result.includes(id))
          : answer.status !== (ASKS_FIRST.has(named) ? 422 : 404)
      )
        known.push(`${named}: ${answer.status} ${result}`);
    }
    await app.drainJobs();
    expect(known).toEqual([]);
    expect(await foreignRows(app)).toEqual(before);
  });

  it('names no proof, receipt or slip of another company in a return of its own', async () => {
    const rina = await app.as('rina', 'sagara');
    await issued(app, 'BPPU', { period: '2025-07', date: '2025-07-31' });
    const { path, posted, one } = spts(app, rina);
    const own = await posted('2025-07');
    for (const id of foreign) {
      const proofPath = `${path}/${own.id}/deposit/doss/${id}`;
      const whatIf = (json: object) => rina.request('POST', `${path}/${own.id}/what-if`, { json });
      const answers = [
        await rina.request('GET', `${proofPath}/check`),
        await rina.request('PUT', proofPath, { json: {} }),
        await rina.request('DELETE', proofPath),
        await whatIf({ leaveOut: [id] }),
        await whatIf({ takeIn: [id] }),
      ];
      expect([id, ...answers.map(({ status }) => status)]).toEqual([id, 404, 404, 404, 422, 422]);
    }
    expect(await one(own.id)).toMatchObject({ proofs: [], documentCount: 1 });
  });

  it('answers junk in words, never with a failure of its own', async () => {
    const deep = `${'['.repeat(2_000)}${']'.repeat(2_000)}`;
    const junk = [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '7',
      '{"unknown":1}',
      '{"__proto__":{"a":1}}',
      '{"ids":[1,null]}',
      '{"ids":["\\u0000"],"q":"\\u0000"}',
      deep,
    ];
    const failed: string[] = [];
    for (const route of routes.filter(({ takes }) => takes))
      for (const text of junk) {
        const answer = await clients.Owner.request(route.method, at(route.path), bodyFor(route, text));
        const body = `${route.method} ${route.path} with ${text.slice(0, 30)}: ${answer.status}`;
        if (answer.status < 200 || answer.status >= 500) failed.push(body);
        if (answer.ok) continue;
        const { code, message } = (await answer.json()) as Record<string, unknown>;
        if (typeof code !== 'string' || typeof message !== 'string') failed.push(body);
      }
    expect(failed).toEqual([]);
  });

  it('bears any query', async () => {
    const queries = [
      'range=x',
      'range=[5,1]',
      'range=[-1,5]',
      'range=[0,1e99]',
      'sort=zzz',
      'sort=["nothing","ASC"]',
      'sort=["id","SIDEWAYS"]',
      'filter=[',
      'filter={"nothing":1}',
      'filter={"status":{"$gt":""}}',
      'filter={"period":"2025-13","ids":[]}',
      'page=-1&size=0',
      'page=x&size=1e9',
      'q=%25%5C_',
      'q=%00&list=%00',
      'filter=%E0%A4%A',
      `q=${'x'.repeat(5_000)}`,
      'q=a&q=b',
      'for=substitute&id=nobody',
    ];
    const failed: string[] = [];
    for (const route of routes.filter(({ method }) => method === 'GET'))
      for (const query of queries) {
        const answer = await clients.Owner.request(
          'GET',
          `${at(route.path)}?${query.includes('%') ? query : encodeURI(query)}`,
        );
        if (answer.status >= 500) failed.push(`${route.path}?${query}: ${answer.status}`);
      }
    expect(failed).toEqual([]);
  });

  it('bears any id', async () => {
    const failed: string[] = [];
    for (const route of routes.filter(({ path }) => path.includes('{')))
      for (const id of ['%00', '..%2f..%2fetc', 'x'.repeat(3_000), '%F0%9F%92%A9', "'%20or%201=1--", '%E0%A4%A']) {
        const answer = await clients.Owner.request(route.method, at(route.path, id), bodyFor(route, {}));
        if (answer.status >= 500) failed.push(`${route.method} ${at(route.path, id.slice(0, 20))}: ${answer.status}`);
      }
    expect(failed).toEqual([]);
  });
});
