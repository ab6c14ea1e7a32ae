import { readFileSync, rmSync } from 'node:fs';
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
import { patuhClient } from '../clients/patuh-client.ts';
import { type TestApp, testApp } from './app.ts';

const MINUTE = 60_000;
const { sagara } = companies;
const COUNT = 100;

let app: TestApp;
let server: ServerType;
beforeAll(async () => {
  app = await testApp();
  const flags = { ...sagara.flags, isPublicApiUser: true };
  await app.plant((tx) => tx.db.update(companyTable).set({ flags }).where(eq(companyTable.id, sagara.id)));
  server = serve({ fetch: app.app.fetch, port: 0 });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await app.close();
});

const workbook = async (): Promise<File> => {
  const path = join(tmpdir(), `client-${process.pid}.xlsx`);
  await writeConverterWorkbook({
    path,
    invoices: COUNT,
    linesEach: 2,
    tin: sagara.npwp,
    from: '2025-10-18',
    prefix: 'API',
  });
  const bytes = readFileSync(path);
  rmSync(path);
  return new File([new Uint8Array(bytes)], 'Faktur.xlsx');
};

it('a program imports a hundred invoices, sends them, follows them and fetches their PDFs', async () => {
  const rina = await app.as('rina', 'sagara');
  const { secret } = await rina.post<NewApiKey>('/api-keys', {
    name: 'ERP',
    keys: [
      'EFAKTUR_VIEW',
      'EFAKTUR_DOC_VIEW',
      'EFAKTUR_DOC_CREATE',
      'EFAKTUR_DOC_UPLOAD',
      'EFAKTUR_IMPORT_EXPORT_CREATE',
    ],
    days: 30,
    password: PASSWORD,
  });
  const { port } = server.address() as AddressInfo;
  const client = patuhClient({
    address: `http://localhost:${port}`,
    key: secret,
    // Meanwhile the server does its work, and after a minute the limit begins again.
    wait: async (ms) => {
      await app.drainJobs();
      if (ms >= 1_000) app.clock.advance(MINUTE);
    },
  });
  const drafts = await client.importInvoices(await workbook());
  expect(drafts).toHaveLength(COUNT);
  const job = await client.upload(drafts.map(({ id }) => id));
  expect(job).toMatchObject({ status: 'DONE', done: COUNT, failed: 0 });
  for (const { id } of drafts) {
    const invoice = await client.invoice(id);
    expect(invoice).toMatchObject({ status: 'APPROVED', number: expect.stringMatching(/^\d{17}$/) });
    expect(
      Buffer.from(await client.pdf(id))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
});
