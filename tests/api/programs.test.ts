import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewApiKey } from '#domain/api-keys/api-key-schema.ts';
import { companies as companyTable } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { PASSWORD } from '../../fixtures/cast/people.ts';
import { writeConverterWorkbook } from '../bench/converter-workbook.ts';
import { followed, patuhClient, readEvent } from '../clients/patuh-client.ts';
import { type TestApp, testApp } from './app.ts';

const MINUTE = 60_000;
const { sagara } = companies;
const COUNT = 100;
const FEW = 10;

type Received = { readonly signature: string; readonly body: string };
const received: Received[] = [];
let accept: (request: Received) => boolean = () => true;
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    const one = { signature: String(request.headers['patuh-signature']), body };
    received.push(one);
    response.writeHead(accept(one) ? 204 : 400).end();
  });
});

let app: TestApp;
let server: ServerType;
let hook = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const at = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  hook = `http://${at}/patuh`;
  app = await testApp({ env: { WEBHOOK_ALLOWED: at } });
  const flags = { ...sagara.flags, isPublicApiUser: true };
  await app.plant((tx) => tx.db.update(companyTable).set({ flags }).where(eq(companyTable.id, sagara.id)));
  server = serve({ fetch: app.app.fetch, port: 0 });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  receiver.close();
  await new Promise((resolve) => server.close(resolve));
  await app.close();
});

const workbook = async (prefix: string, invoices = COUNT): Promise<File> => {
  const path = join(tmpdir(), `client-${process.pid}.xlsx`);
  await writeConverterWorkbook({
    path,
    invoices,
    linesEach: 2,
    tin: sagara.npwp,
    from: '2025-10-18',
    prefix,
  });
  const bytes = readFileSync(path);
  rmSync(path);
  return new File([new Uint8Array(bytes)], 'Faktur.xlsx');
};

const keyOf = async (): Promise<string> => {
  const rina = await app.as('rina', 'sagara');
  const keys = ['EFAKTUR_VIEW', 'EFAKTUR_DOC_VIEW', 'EFAKTUR_DOC_CREATE', 'EFAKTUR_DOC_UPLOAD'];
  const { secret } = await rina.post<NewApiKey>('/api-keys', {
    name: 'ERP',
    keys: [...keys, 'EFAKTUR_IMPORT_EXPORT_CREATE'],
    days: 30,
    password: PASSWORD,
  });
  return secret;
};

const clientWith = (key: string) =>
  patuhClient({
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    key,
    version: '2025-11-01',
    // Meanwhile the server does its work, and after a minute the limit begins again.
    wait: async (ms) => {
      await app.drainJobs();
      if (ms >= 1_000) app.clock.advance(MINUTE);
    },
  });

type Program = ReturnType<typeof clientWith>;
const expectFinished = async (client: Program, ids: readonly string[]): Promise<void> => {
  for (const id of ids) {
    const invoice = await client.invoice(id);
    expect(invoice).toMatchObject({ status: 'APPROVED', number: expect.stringMatching(/^\d{17}$/) });
    const pdf = Buffer.from(await client.pdf(id));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  }
};

it('a program imports invoices, sends them, follows them by polling and fetches their PDFs', async () => {
  const client = clientWith(await keyOf());
  const drafts = await client.importInvoices(await workbook('API', FEW));
  expect(drafts).toHaveLength(FEW);
  const ids = drafts.map(({ id }) => id);
  expect(await client.upload(ids)).toMatchObject({ status: 'DONE', done: FEW, failed: 0 });
  await expectFinished(client, ids);
});

it('follows a hundred invoices by webhook, and takes no body that is unsigned, changed or replayed later', async () => {
  const rina = await app.as('rina', 'sagara');
  const on = { documents: true, payments: false, returns: false, active: true };
  const { id } = await rina.post<{ id: string }>('/webhooks', { url: hook, ...on });
  const { secret } = await rina.get<{ secret: string }>(`/webhooks/${id}/log`);
  const states = followed();
  const read = ({ signature, body }: Received, at = app.clock.now) =>
    readEvent(secret, signature, body, Math.floor(at / 1000));
  accept = (request) => {
    const event = read(request);
    if (event) states.take(event);
    return event !== undefined;
  };
  const client = clientWith(await keyOf());
  const drafts = await client.importInvoices(await workbook('HOOK'));
  const ids = drafts.map((draft) => draft.id);
  await client.beginUpload(ids);
  await app.drainJobs();
  expect(ids.filter((one) => states.stateOf(one) !== 'APPROVED')).toEqual([]);
  await expectFinished(client, ids);

  const [one] = received as [Received];
  expect(read(one, Number(/t=(\d+)/.exec(one.signature)?.[1]) * 1000)).toBeDefined();
  const sent = Number(/t=(\d+)/.exec(one.signature)?.[1]) * 1000;
  expect(read(one, sent + 6 * MINUTE)).toBeUndefined();
  // The time is signed too.
  expect(
    read({ ...one, signature: one.signature.replace(/t=\d+/, `t=${sent / 1000 + 600}`) }, sent + 6e5),
  ).toBeUndefined();
  expect(
    read({ ...one, body: one.body.replace('APPROVED', 'CANCELED').replace('"to":"', '"to":"X') }, sent),
  ).toBeUndefined();
  expect(read({ ...one, signature: 'undefined' }, sent)).toBeUndefined();
  expect(readEvent(`${secret}x`, one.signature, one.body, sent / 1000)).toBeUndefined();
});
