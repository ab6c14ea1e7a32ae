import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NsfpReminder, NsfpReminderInput } from '#domain/settings/nsfp-reminder.ts';
import { remindOfNsfp } from '../../api/settings/nsfp-reminder/remind.ts';
import { historyOf } from '../../db/repositories/history.ts';
import { nsfpRanges } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { people } from '../../fixtures/cast/people.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { answered } from './faktur/faktur-client.ts';

const PATH = '/nsfp-reminder';
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina');
});
afterAll(() => app.close());

const set = { on: true, threshold: 20, days: 30, byMail: true, people: [people.agus.id] };
const put = async (over: Partial<NsfpReminderInput> = {}, as = rina) => {
  const { version } = await rina.get<NsfpReminder>(PATH);
  return answered(as.request('PUT', PATH, { json: { version, ...set, ...over } }));
};
const use = (used: number) =>
  app.deps.db.transact(async (tx) => {
    await tx.db.update(nsfpRanges).set({ used }).where(eq(nsfpRanges.companyId, companies.sagara.id));
  });
const viewOf = async () => {
  await remindOfNsfp(app.deps);
  await app.drainJobs();
  const agus = await app.as('agus');
  const news = (await agus.get<{ message: string }[]>('/notifications')).filter(({ message }) => /NSFP/.test(message));
  const mails = (await rina.get<{ recipient: string; subject: string }[]>('/simulator/messages')).filter(
    ({ subject }) => /NSFP/.test(subject),
  );
  expect(mails.every(({ recipient }) => recipient === people.agus.email)).toBe(true);
  return [news.length, mails.length];
};

describe('the reminder of numbers for invoices', () => {
  it('is off at first, and shows how many are left', async () => {
    const start = await rina.get<NsfpReminder>(PATH);
    expect(start).toMatchObject({ version: 0, on: false, year: 2025, total: 75, left: 33 });
    expect(start.colleagues.map(({ name }) => name)).toContain('Agus Prasetyo');
    await use(74);
    expect(await viewOf()).toEqual([0, 0]);
    await use(42);
  });

  it('notifies the chosen people, once, in the product and by mail', async () => {
    expect(await put()).toMatchObject({ status: 200, body: { on: true, version: 1 } });
    expect(await viewOf()).toEqual([0, 0]);
    await use(55);
    expect(await viewOf()).toEqual([1, 1]);
    await use(60);
    expect(await viewOf()).toEqual([1, 1]);
    await use(10);
    expect(await viewOf()).toEqual([1, 1]);
    await use(70);
    expect(await viewOf()).toEqual([2, 2]);
    const history = await historyOf(
      scopeOf('rina', 'sagara'),
      app.deps.db.read,
      `nsfp_reminder/${companies.sagara.id}`,
    );
    expect(history).toMatchObject([{ objectType: 'nsfp_reminder', action: 'save', after: { on: true } }]);
  });

  it('sends nothing where no numbers were ever allotted', async () => {
    const hendra = await app.as('hendra', 'bentala');
    const mine = { ...set, version: 0, people: [people.lina.id] };
    expect((await hendra.request('PUT', PATH, { json: mine })).status).toBe(200);
    await viewOf();
    const lina = await app.as('lina', 'bentala');
    expect(JSON.stringify(await lina.get('/notifications'))).not.toContain('NSFP');
  });

  it.each([
    [{ threshold: 0 }, 'threshold'],
    [{ days: 400 }, 'days'],
    [{ people: [] }, 'people'],
    [{ people: [people.hendra.id] }, 'people'],
  ])('is refused at its field: %j', async (over, field) => {
    expect(await put(over)).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } });
  });

  it('is changed in the current version, with the permission, in the own company', async () => {
    const stale = await answered(rina.request('PUT', PATH, { json: { version: 0, ...set } }));
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale', current: { on: true } } });
    const budi = await app.as('budi');
    expect((await budi.request('GET', PATH)).status).toBe(403);
    expect((await put({}, budi)).status).toBe(403);
    expect(await (await app.as('hendra', 'bentala')).get(PATH)).toMatchObject({ version: 1, on: true, total: 0 });
  });
});
