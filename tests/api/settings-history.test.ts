import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Faktur } from '#domain/faktur/record.ts';
import { historyOf } from '../../db/repositories/history.ts';
import { verifyHistory } from '../../db/repositories/history-check.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { anInput, answered, LIST } from './faktur/faktur-client.ts';

let app: TestApp;
let rina: Client;
let agus: Client;
const SCOPE = scopeOf('rina', 'sagara');
const history = (id: string) => historyOf(SCOPE, app.deps.db.read, id);

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina');
  agus = await app.as('agus');
});
afterAll(async () => {
  expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [] });
  await app.close();
});

type SigneeBody = { id: string; version: number; name: string; phone: string | null };
const buyer = {
  document: 'TIN',
  identity: '0414107021000000',
  nitku: '0414107021000000000000',
  country: 'IDN',
  name: 'PT Pembeli Lama',
  address: 'Jalan Satu 1',
  email: 'a@pembeli.example',
};

describe('a save over somebody else’s', () => {
  it('of a counterparty shows who changed what and when', async () => {
    const { id, version } = await rina.post<SigneeBody>('/counterparties', buyer);
    await agus.put(`/counterparties/${id}`, { ...buyer, version, phone: '0811' });
    const answer = await answered(
      rina.request('PUT', `/counterparties/${id}`, { json: { ...buyer, version, name: 'PT Pembeli Baru' } }),
    );
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'stale',
        message: 'Data diubah oleh Agus Prasetyo 09.00.',
        by: 'Agus Prasetyo',
        at: app.clock.now,
        changedFields: ['phone'],
        current: { id, version: version + 1, phone: '0811', name: 'PT Pembeli Lama' },
      },
    });
  });

  it('of a letter shows the same', async () => {
    const path = '/templates/whatsapp/efaktur';
    const { version, subject } = await rina.get<{ version: number; subject: string }>(path);
    const first = await agus.put<{ version: number }>(path, { version, subject, body: 'Satu' });
    const late = () => rina.request('PUT', path, { json: { version, subject, body: 'Dua' } });
    const message = { by: 'Agus Prasetyo', at: app.clock.now, changedFields: ['body'], current: { body: 'Satu' } };
    expect(await answered(late())).toMatchObject({ status: 409, body: { code: 'stale', ...message } });
    await rina.put(path, { version: first.version, subject: 'Lain', body: 'Satu' });
    expect((await answered(late())).body).toMatchObject({
      by: 'Rina Wulandari',
      changedFields: ['body', 'subject'],
    });
  });
});

describe('the history', () => {
  it('records a buyer learnt from an invoice, and nothing when nothing new is learnt', async () => {
    const input = anInput({ counterpartyName: 'PT Baru Dikenal', counterpartyNpwp: '0602931062000000' });
    const [other, third] = [anInput(), anInput()];
    await rina.post<Faktur>(`${LIST}/draft`, { input });
    const [known] = await rina.get<SigneeBody[]>('/counterparties?q=baru%20dikenal');
    await rina.post(`${LIST}/draft`, { input: { ...input, reference: other.reference, lines: other.lines } });
    const moved = { ...input, reference: third.reference, lines: third.lines, counterpartyAddress: 'Jalan Pindah 2' };
    await agus.post(`${LIST}/draft`, { input: moved });
    expect(await history(known?.id ?? '')).toMatchObject([
      {
        objectType: 'counterparty',
        action: 'remember',
        userName: 'Rina Wulandari',
        after: { name: 'PT Baru Dikenal', version: 1 },
      },
      {
        action: 'remember',
        userName: 'Agus Prasetyo',
        before: { address: input.counterpartyAddress },
        after: { address: 'Jalan Pindah 2', version: 2 },
      },
    ]);
  });

  it('records a saved view from its creation to its end', async () => {
    const view = { list: 'faktur', name: 'Bulan ini', state: { search: 'a=1' } };
    const { id } = await rina.post<{ id: string }>('/saved-views', view);
    await rina.put(`/saved-views/${id}`, { name: 'Bulan lalu' });
    expect((await agus.request('DELETE', `/saved-views/${id}`)).status).toBe(404);
    await rina.delete(`/saved-views/${id}`);
    expect(await history(id)).toMatchObject([
      { action: 'create', before: null, after: view },
      { action: 'save', before: { name: 'Bulan ini' }, after: { name: 'Bulan lalu' } },
      { action: 'delete', before: { ...view, name: 'Bulan lalu' }, after: null },
    ]);
  });

  it('records a note, and whom it mentions', async () => {
    const { id } = await rina.post<Faktur>(`${LIST}/draft`, { input: anInput() });
    const note = await agus.post<{ id: string }>(`${LIST}/${id}/notes`, { text: 'Mohon dicek', mentions: [] });
    expect(await history(note.id)).toMatchObject([
      { action: 'create', userName: 'Agus Prasetyo', after: { fakturId: id, text: 'Mohon dicek', mentions: [] } },
    ]);
  });
});
