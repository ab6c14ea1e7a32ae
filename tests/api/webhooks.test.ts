import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebhookDelivery } from '#domain/webhooks/view-schema.ts';
import type { WebhookEvent } from '#domain/webhooks/webhook-event.ts';
import { companies as companyTable } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { people } from '../../fixtures/cast/people.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { fakturs } from './faktur/faktur-client.ts';

type Received = { readonly signature: string; readonly body: string };
type Log = { secret: string | null; deliveries: WebhookDelivery[] };
const MINUTE = 60_000;
const { sagara } = companies;

const received: Received[] = [];
let status = 204;
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    received.push({ signature: String(request.headers['patuh-signature']), body });
    response.writeHead(status).end();
  });
});

let app: TestApp;
let rina: Client;
let url = '';
let hook: { id: string; version: number };
const turnOn = (isPublicApiUser: boolean) => {
  const flags = { ...sagara.flags, isPublicApiUser };
  return app.plant((tx) => tx.db.update(companyTable).set({ flags }).where(eq(companyTable.id, sagara.id)));
};
const input = (over: object = {}) => ({ url, documents: true, payments: true, returns: true, active: true, ...over });
const log = () => rina.get<Log>(`/webhooks/${hook.id}/log`);
const events = () => received.map(({ body }) => JSON.parse(body) as WebhookEvent);
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const at = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  url = `http://${at}/hook`;
  app = await testApp({ env: { WEBHOOK_ALLOWED: at } });
  rina = await app.as('rina', 'sagara');
});
beforeEach(() => {
  received.length = 0;
  status = 204;
});
afterAll(async () => {
  receiver.close();
  await app.close();
});

describe('a webhook', () => {
  it('needs the public API of the company, and an address on the internet', async () => {
    const refused = async (over: object) => (await rina.request('POST', '/webhooks', { json: input(over) })).json();
    expect(await refused({})).toMatchObject({ errors: { url: expect.stringContaining('API publik') } });
    await turnOn(true);
    for (const wrong of ['https://127.0.0.1/', 'https://localhost/', 'http://contoh.example/', 'https://10.0.0.1/x'])
      expect(await refused({ url: wrong }), wrong).toMatchObject({ errors: { url: expect.any(String) } });
    hook = await rina.post('/webhooks', input());
    const sari = await app.as('sari');
    expect((await sari.request('GET', '/webhooks')).status).toBe(403);
    expect((await sari.request('POST', `/webhooks/${hook.id}/test`)).status).toBe(403);
    const hendra = await app.as('hendra');
    expect((await hendra.request('GET', `/webhooks/${hook.id}/log`)).status).toBe(404);
    expect((await hendra.request('POST', `/webhooks/${hook.id}/test`)).status).toBe(404);
  });

  it('shows its signing secret only to who may change it', async () => {
    await rina.post('/roles', { name: 'Pembaca', keys: ['SETTING_USER_VIEW'] });
    await rina.put(`/users/${people.sari.id}`, { was: 'Creator', role: 'Pembaca' });
    const sari = await app.as('sari', 'sagara');
    expect(await sari.get<Log>(`/webhooks/${hook.id}/log`)).toMatchObject({ secret: null });
    expect((await log()).secret).toEqual(expect.any(String));
    await rina.put(`/users/${people.sari.id}`, { was: 'Pembaca', role: 'Creator' });
  });

  it('is notified of each new status of a document, signed with a time', async () => {
    const { id } = await fakturs(app, rina).approved();
    await app.drainJobs();
    const about = events().filter(({ object }) => object?.id === id);
    expect(about.at(-1)).toMatchObject({ event: 'status_changed', to: 'APPROVED', companyId: sagara.id });
    const { secret, deliveries } = await log();
    for (const { signature, body } of received) {
      const [, seconds, sum] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
      expect(Math.abs(Number(seconds) * 1000 - app.clock.now)).toBeLessThan(5 * MINUTE);
      expect(
        createHmac('sha256', secret ?? '')
          .update(`${seconds}.${body}`)
          .digest('hex'),
      ).toBe(sum);
    }
    expect(deliveries.every((one) => one.status === 'DONE' && one.response === 204)).toBe(true);
    expect(deliveries.map(({ body }) => body)).toEqual(expect.arrayContaining(received.map(({ body }) => body)));
  });

  it('is not notified of topics it does not want', async () => {
    hook = await rina.put(`/webhooks/${hook.id}`, { ...input({ documents: false }), version: hook.version });
    await fakturs(app, rina).approved();
    await app.drainJobs();
    expect(received).toEqual([]);
    hook = await rina.put(`/webhooks/${hook.id}`, { ...input(), version: hook.version });
  });

  it('is tested, retried with growing pauses for a day, and sent again with the same id', async () => {
    status = 500;
    const { id } = await rina.post<WebhookDelivery>(`/webhooks/${hook.id}/test`);
    const began = app.clock.now;
    for (let minute = 0; minute < 26 * 60; minute += 10) {
      await app.drainJobs();
      app.clock.advance(10 * MINUTE);
    }
    const attempts = received.length;
    expect(attempts).toBe(8);
    rina = await app.as('rina', 'sagara');
    const failed = (await log()).deliveries.find((one) => one.id === id);
    expect(failed).toMatchObject({ status: 'FAILED', attempts, response: 500 });
    expect(app.clock.now - began).toBeGreaterThan(24 * 60 * MINUTE);
    status = 200;
    await rina.post(`/webhooks/deliveries/${id}/replay`);
    await app.drainJobs();
    expect(received).toHaveLength(attempts + 1);
    expect(new Set(events().map((one) => one.id)).size).toBe(1);
  });

  it('gets nothing when it is off, or the company has no public API any more', async () => {
    await turnOn(false);
    const { id } = await rina.post<WebhookDelivery>(`/webhooks/${hook.id}/test`);
    await app.drainJobs();
    expect(received).toEqual([]);
    expect((await log()).deliveries.find((one) => one.id === id)).toMatchObject({ status: 'FAILED', error: 'off' });
    await turnOn(true);
  });
});
