import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AutoMail, SentLetter } from '#domain/company/sending-schema.ts';
import { noteBounces } from '../../api/flows/sending/bounces.ts';
import { historyOf } from '../../db/repositories/history.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { bupots, SLIPS } from './bupot/bupot-client.ts';
import { answered, fakturs } from './faktur/faktur-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina');
});
afterAll(() => app.close());

const log = (filter: object = {}, who = rina) =>
  who.get<SentLetter[]>(`/letters?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const auto = async (on: boolean, product = 'efaktur', who = rina) => {
  const { version } = await who.get<AutoMail>(`/auto-mail/${product}`);
  return answered(who.request('PUT', `/auto-mail/${product}`, { json: { on, version } }));
};
const approved = (email: string) => fakturs(app, rina).approved({ counterpartyEmail: email });
const arrive = async (): Promise<void> => {
  app.clock.advance(3_000);
  await app.drainJobs();
};

describe('letters that go by themselves', () => {
  it('are not sent until the company enables it', async () => {
    await approved('pajak@meranti.example');
    await arrive();
    expect(await log()).toEqual([]);
  });

  it('are sent once as an invoice is approved, and the log has the server’s response', async () => {
    expect(await auto(true)).toMatchObject({ status: 200, body: { on: true, version: 1 } });
    const { id } = await approved('pajak@meranti.example');
    await arrive();
    await arrive();
    expect(await log()).toMatchObject([
      { objectId: id, status: 'SENT', recipient: 'pajak@meranti.example', answer: '250 2.0.0 OK', product: 'efaktur' },
    ]);
    expect((await log({ q: 'meranti' })).length).toBe(1);
    expect(await log({ product: 'ebupot' })).toEqual([]);
    const result = await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, 'auto_mail/efaktur');
    expect(result).toMatchObject([{ action: 'save', before: { on: false }, after: { on: true } }]);
  });

  it('are named in the log where nobody is there to send them to, or the server refuses', async () => {
    await auto(true, 'ebupot');
    const slip = await bupots(rina).create('BPPU', { payeeEmail: null });
    await rina.post(`${SLIPS}/${slip.id}/issue`, { version: slip.version });
    await approved('tolak@meranti.example');
    await arrive();
    const failed = await log({ status: 'FAILED' });
    expect(failed.map(({ recipient }) => recipient).sort()).toEqual(['', 'tolak@meranti.example']);
    expect(failed.every(({ error }) => error !== null)).toBe(true);
  });

  it('that bounce are marked, and reported once', async () => {
    const { id } = await approved('pantul@meranti.example');
    await arrive();
    const of = async () => (await log()).find(({ objectId }) => objectId === id);
    expect((await of())?.status).toBe('SENT');
    app.clock.advance(60_000);
    await noteBounces(app.deps);
    await noteBounces(app.deps);
    expect(await of()).toMatchObject({
      status: 'BOUNCED',
      answer: '250 2.0.0 OK',
      error: expect.stringContaining('550'),
    });
    const news = await rina.get<{ message: string }[]>('/notifications');
    expect(news.filter(({ message }) => message.includes('kembali'))).toHaveLength(1);
  });

  it('are turned off again, by the version that was seen', async () => {
    const stale = await answered(rina.request('PUT', '/auto-mail/efaktur', { json: { on: false, version: 0 } }));
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale', current: { on: true } } });
    expect((await auto(false)).status).toBe(200);
    const before = (await log()).length;
    await approved('pajak@meranti.example');
    await arrive();
    expect(await log()).toHaveLength(before);
  });
});

describe('the log of letters', () => {
  it('is read with the permission, in the own company, about readable documents', async () => {
    const [first] = await log();
    const hendra = await app.as('hendra', 'bentala');
    expect(await log({}, hendra)).toEqual([]);
    expect((await hendra.request('GET', `/letters/${first?.id}`)).status).toBe(404);
    const budi = await app.as('budi');
    expect((await budi.request('GET', '/letters')).status).toBe(403);
    expect((await auto(true, 'efaktur', await app.as('hendra', 'bentala'))).status).toBe(200);
    expect((await budi.request('PUT', '/auto-mail/efaktur', { json: { on: true, version: 0 } })).status).toBe(403);
    expect((await rina.request('GET', '/auto-mail/ssp')).status).toBe(422);
    expect((await rina.request('PUT', '/auto-mail/ebupot', { json: { on: 'ya', version: 0 } })).status).toBe(422);
  });
});
