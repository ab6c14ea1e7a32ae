import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Faktur } from '#domain/faktur/record.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { anInput, answered, buyerEnding, LIST } from './faktur-client.ts';

let app: TestApp;
let rina: Client;

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

type Bulk = { jobId: string };

let made = 0;
const put = async (count: number, over: (n: number) => Partial<Omit<Faktur, 'lines'>>): Promise<string[]> => {
  const fakturs = Array.from({ length: count }, (_, n) =>
    aFaktur({ ...anInput(), ...over(n), id: `wa-${++made}`, companyId: companies.sagara.id }),
  );
  await app.deps.db.transact((tx) => insertFakturs(tx, scopeOf('rina', 'sagara'), fakturs));
  return fakturs.map(({ id }) => id);
};

describe('a WhatsApp about many invoices', () => {
  it('leaves out the buyers no number is known of, and says so', async () => {
    const importId = 'batch-whatsapp';
    const approved = { importId, status: 'APPROVED' } as const;
    await put(5, (n) => ({
      ...approved,
      ...(n < 2 ? buyerEnding('7771') : {}),
      ...(n === 4 ? { status: 'DRAFT' } : {}),
    }));
    const { counterpartyDocument, counterpartyNpwp, counterpartyNitku, counterpartyName, counterpartyAddress } = {
      ...anInput(),
      ...buyerEnding('7771'),
    };
    await rina.post('/counterparties', {
      document: counterpartyDocument,
      identity: counterpartyNpwp,
      nitku: counterpartyNitku,
      country: 'IDN',
      name: counterpartyName,
      address: counterpartyAddress,
      phone: '0812 5550 1234',
    });
    const reason = 'Nomor WhatsApp pembeli belum diisi';
    expect(await rina.post(`${LIST}/eligible`, { filter: { importId }, action: 'send-whatsapp' })).toMatchObject({
      eligible: 2,
      ineligibleCount: 3,
      noRecipient: { count: 2, reason },
    });
    const bulk = await rina.post<Bulk>(`${LIST}/bulk-send-whatsapp`, { filter: { importId } });
    expect(bulk).toMatchObject({ eligible: 2, noRecipient: { count: 2, reason } });
    await app.drainJobs();
    expect(await rina.get(`/jobs/${bulk.jobId}`)).toMatchObject({ status: 'DONE', total: 2, done: 2, failed: 0 });
    const alone = await put(1, () => ({ status: 'APPROVED', ...buyerEnding('7772') }));
    const { status, body } = await answered(
      rina.request('POST', `${LIST}/bulk-send-whatsapp`, { json: { ids: alone } }),
    );
    expect([status, body.message]).toEqual([409, reason]);
  });
});
