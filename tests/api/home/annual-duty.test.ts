import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RegisterRow } from '#domain/efiling/register.ts';
import type { Deadlines } from '#domain/home/calendar-schema.ts';
import type { HomeToDo } from '#domain/home/view-schema.ts';
import type { PriceOfWaiting } from '#domain/home/waiting-schema.ts';
import type { TaxActivity } from '#domain/tax-activity/view-schema.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { attachPdfs, nameAnnualSignee } from '../spt/annual-client.ts';

/* A return is begun, filled in, filed and corrected. Home, Tax Activity, the calendar and the list must agree. */

const RETURNS = '/efiling/spt-badan';
const LABEL = 'SPT Tahunan Badan 2024';

let app: TestApp;
let rina: Client;
let id: string;

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const activity = (tab: string, client = rina) => client.get<TaxActivity[]>(`/tax-activity/${tab}`);
const ofYear = (rows: readonly TaxActivity[]) => rows.filter(({ period }) => period === '2024-12');

const request = async () => {
  const [home, open, sent, filed, waiting, calendar, list] = await Promise.all([
    rina.get<HomeToDo>('/home/to-do'),
    activity('waiting-report'),
    activity('e-filing'),
    activity('filed'),
    rina.get<PriceOfWaiting>('/home/waiting'),
    rina.get<Deadlines>('/home/deadlines?from=2025-04-01&to=2025-05-31'),
    rina.get<RegisterRow[]>('/efiling/report?filter={"kind":["BADAN"]}'),
  ]);
  return {
    toDo: home.annual?.rows.map(({ label, act, amount, late }) => [label, act, amount, late]),
    open: ofYear(open).map(({ label, due, late, amount }) => [label, due, late, amount]),
    sent: ofYear(sent).length,
    filed: ofYear(filed).map(({ label, receipt }) => [label, receipt !== null]),
    waiting: waiting.rows.filter(({ label }) => label.startsWith(LABEL)).map(({ amount }) => amount),
    calendar: calendar.rows.filter(({ key }) => key.endsWith('year_company')).map(({ key, state }) => [key, state]),
    list: list.map(({ status, revision }) => [status, revision]),
  };
};

const fill = (sheet: string, entries: object, version = 0) =>
  rina.request('PUT', `${RETURNS}/${id}/sheets/${sheet}`, {
    json: { version, lines: {}, answers: {}, rows: {}, notes: {}, ...entries },
  });

it('owes nothing for a year without documents and without a return', async () => {
  expect(await request()).toMatchObject({ toDo: [], open: [], waiting: [], list: [] });
});

it('is late once its day is over, with what is left to pay and the fine', async () => {
  id = (await rina.post<{ id: string }>(RETURNS, { taxYear: 2024 })).id;
  await fill('I', { lines: { '1a': '900000000' } });
  await fill('INDUK', { answers: { tariff: '31e', '16': 'no' } });
  expect(await request()).toEqual({
    toDo: [[LABEL, 'open', '99000000.00', true]],
    open: [[LABEL, '2025-04-30', true, '99000000.00']],
    sent: 0,
    filed: [],
    waiting: ['99000000.00'],
    calendar: [
      ['pay_year_company', 'open'],
      ['report_year_company', 'open'],
    ],
    list: [['CONCEPT', 0]],
  });
});

it('is done once it is filed', async () => {
  const row = { ntpn: 'A'.repeat(16), year: '2024', amount: '99000000', date: '2025-11-03' };
  await fill('SSP', { rows: { SSP: [row] } });
  await nameAnnualSignee(rina);
  await attachPdfs(rina, id);
  await rina.post(`${RETURNS}/${id}/file`, {});
  await app.drainJobs();
  expect(await request()).toEqual({
    toDo: [],
    open: [],
    sent: 0,
    filed: [[LABEL, true]],
    waiting: [],
    calendar: [
      ['pay_year_company', 'done'],
      ['report_year_company', 'done'],
    ],
    list: [['FILED', 0]],
  });
});

it('waits again without a due day once it is corrected', async () => {
  await rina.post(`${RETURNS}/${id}/amend`, { reason: 'Koreksi' });
  expect(await request()).toMatchObject({
    toDo: [[`${LABEL} pembetulan ke-1`, 'open', '99000000.00', false]],
    open: [[`${LABEL} pembetulan ke-1`, null, false, '99000000.00']],
    filed: [[LABEL, true]],
    waiting: [],
  });
});

it('is nothing to those who may not read annual returns', async () => {
  const budi = await app.as('budi', 'sagara');
  expect((await budi.get<HomeToDo>('/home/to-do')).annual).toBeNull();
  expect((await budi.request('GET', '/tax-activity/filed')).status).toBe(403);
});
