import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Permission, roles } from '#domain/permissions.ts';
import { keepFile } from '../../api/services/files/files.ts';
import { insertBupots } from '../../db/repositories/bupot/bupot.ts';
import { enqueue } from '../../db/repositories/outbox.ts';
import { aBupot } from '../../fixtures/builders/a-bupot.ts';
import { nitkuOf } from '../../fixtures/builders/a-company.ts';
import { aFakturInput } from '../../fixtures/builders/a-faktur.ts';
import { branches, companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { anInput, billings } from './billing/billing-client.ts';
import { aSlip, issued, pathOf } from './bupot/bupot-client.ts';
import { pulls } from './bupot/bupot-pull-client.ts';
import { leastOf, type Schema } from './least-of.ts';
import { payments } from './payment/payment-client.ts';
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
    schema?: { enum?: readonly string[]; minimum?: number };
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

/** What the address has to ask for, so that a refusal is about the id and not about a question left out. */
const queryOf = ({ parameters = [] }: Operation): string => {
  const asked = parameters.filter((one) => one.in === 'query' && one.required);
  const filled = new URLSearchParams(
    asked.map(({ name, schema }) => [name, schema?.enum?.[0] ?? String(schema?.minimum ?? 'nobody')]),
  );
  return filled.size > 0 ? `?${filled}` : '';
};

/** Read what is said before they look for the record: a body in these words is none. */
const ASKS_FIRST = new Set(['POST /main/api/ebilling/{id}/code', 'PUT /main/api/saved-views/{id}']);

/** Signs the walker out: tried by the session's own tests. */
const LEFT_OUT = new Set(['DELETE /main/api/session']);

let app: TestApp;
let routes: Walked[];
const people = { Owner: 'rina', Administrator: 'agus', Creator: 'sari', Payer: 'budi' } as const;
const clients = {} as Record<keyof typeof people, Client>;
const foreign: string[] = [];

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
  await plantForeign();
});
afterAll(() => app.close());

/** One of everything that has an id, in a company none of the walkers works in at the moment. */
const plantForeign = async (): Promise<void> => {
  const { deps, clock } = app;
  const hendra = await app.as('hendra');
  const scope = scopeOf('hendra', 'bentala');
  const branch = branches.find(({ companyId }) => companyId === scope.companyId)?.nitku;
  const { id: faktur } = await hendra.post<{ id: string }>('/efaktur/out/ctas/draft', {
    input: aFakturInput({ ownNitku: branch }),
  });
  const { id: view } = await hendra.post<{ id: string }>('/saved-views', { list: 'x', name: 'x', state: {} });
  const job = await deps.db.transact((tx) => enqueue(tx, scope, clock.now, { kind: 'test.none', payload: {} }));
  const file = await keepFile(deps, scope, {
    name: 'x.txt',
    type: 'text/plain',
    bytes: new Uint8Array([1]),
    needs: [],
  });
  const buyers = await hendra.get<{ id: string }[]>('/counterparties');
  const { id: billing } = await billings(hendra).create(anInput({}, 'bentala'));
  const paying = await payments(app, hendra).begun(anInput({}, 'bentala'));
  await payments(app, hendra).pay(paying, { amount: '1' });
  await payments(app, hendra).settle();
  const [unmatchedPayment] = await hendra.get<{ id: string }[]>('/ebilling/misfits');
  const named = new FormData();
  for (const [name, value] of Object.entries({ billingId: billing, ntpn: 'ABCDEFGH12345678', paidAt: '2025-11-01' }))
    named.set(name, value);
  named.set('amount', (await billings(hendra).one(billing)).amount);
  const receipt = (await (await hendra.request('POST', '/ebilling/ntpn', { form: named })).json()) as { id: string };
  await plantForeignSlips(hendra);
  const bought = { package: 'dasar', method: 'va', bank: 'BCA' };
  foreign.push((await hendra.post<{ id: string }>('/quota/orders', bought)).id);
  foreign.push(billing, paying.id, paying.payableId, unmatchedPayment?.id ?? 'no misfit', receipt.id);
  foreign.push(faktur, view, job, file, ...buyers.map((buyer) => buyer.id));
};

/** A slip that is not issued, returns posted and named money for, and a pull of the office's slips to choose from. */
const plantForeignSlips = async (hendra: Client): Promise<void> => {
  const scope = scopeOf('hendra', 'bentala');
  const { npwp, id: companyId } = companies.bentala;
  const ours = { companyId, nitku: nitkuOf(npwp), period: '2025-10', date: '2025-10-31' };
  const slips = (['BPPU', 'BP21'] as const).map((kind) =>
    aBupot(kind, { ...ours, id: `bentala-${kind}`, reference: kind }),
  );
  await app.deps.db.transact((tx) => insertBupots(tx, scope, slips));
  const draft = aSlip('BPPU', {}, 'bentala');
  const { id } = await hendra.post<{ id: string }>(pathOf('BPPU'), { input: draft });
  for (const type of ['UNIFIKASI', 'PPH21'] as const) {
    const { path, posted } = spts(app, hendra, type);
    const spt = await posted(ours.period);
    const { kapKjs = '' } = spt.bills[0] ?? {};
    const pbk = { number: `PBK-${type}`, kapKjs, period: ours.period, amount: '1', date: '2025-11-03' };
    await hendra.put(`${path}/${spt.id}/deposit/doss/new`, { pbk });
    const { proofs } = await spts(app, hendra, type).one(spt.id);
    foreign.push(spt.id, ...proofs.map((proof) => proof.id));
  }
  const { byPeriod, status, rows } = pulls(hendra);
  const pull = await byPeriod(ours.period);
  await app.drainJobs();
  expect([(await status(pull.id)).status, (await rows(pull.id)).length > 0]).toEqual(['REVIEW', true]);
  foreign.push(id, ...slips.map((slip) => slip.id), pull.id, pull.jobId);
};

const holds = (role: keyof typeof people, needs: Needs): boolean => {
  if (needs === undefined) return true;
  if (needs === 'owner') return role === 'Owner';
  if (needs === 'internal') return false;
  const keys: readonly Permission[] = roles[role];
  return [needs].flat().some((key) => keys.includes(key as Permission));
};

/** Words of an address that are no ids. */
const WORDS: Readonly<Record<string, string>> = { move: 'cancel', key: 'C' };
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
        expect([route.method, route.path, answer.status]).toEqual([route.method, route.path, 403]);
      }
    },
  );

  it.each(Object.keys(people) as (keyof typeof people)[])('is open to a %s who holds it', async (role) => {
    for (const route of routes.filter(({ needs, method }) => method === 'GET' && holds(role, needs))) {
      const answer = await clients[role].request(route.method, at(route.path));
      expect([route.path, answer.status]).not.toEqual([route.path, 403]);
    }
  });

  it('does not know another company’s ids', async () => {
    expect(foreign.length).toBeGreaterThan(18);
    expect(foreign.filter((id) => !id || id.startsWith('no '))).toEqual([]);
    const walked: string[] = [];
    const known: string[] = [];
    for (const route of routes.filter(
      ({ path, body }) => /\{\w*[iI]d\}/.test(path) || body?.required?.includes('id'),
    )) {
      // What is closed to everybody of a company says so before it looks for anything.
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

  it('names no proof, receipt or slip of another company in a return of its own', async () => {
    const rina = await app.as('rina', 'sagara');
    await issued(app, 'BPPU', { period: '2025-07', date: '2025-07-31' });
    const { path, posted, one } = spts(app, rina);
    const own = await posted('2025-07');
    for (const id of foreign) {
      const doss = `${path}/${own.id}/deposit/doss/${id}`;
      const whatIf = (json: object) => rina.request('POST', `${path}/${own.id}/what-if`, { json });
      const answers = [
        await rina.request('GET', `${doss}/check`),
        await rina.request('PUT', doss, { json: {} }),
        await rina.request('DELETE', doss),
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
        const said = `${route.method} ${route.path} with ${text.slice(0, 30)}: ${answer.status}`;
        if (answer.status < 200 || answer.status >= 500) failed.push(said);
        if (answer.ok) continue;
        const { code, message } = (await answer.json()) as Record<string, unknown>;
        if (typeof code !== 'string' || typeof message !== 'string') failed.push(said);
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
