import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserSetting } from '#domain/company/view-schema.ts';
import type { RegisterRow } from '#domain/efiling/register.ts';
import type { Deadlines } from '#domain/home/calendar-schema.ts';
import type { HomeToDo } from '#domain/home/view-schema.ts';
import type { AnnualRegistration } from '#domain/spt-badan/registration-schema.ts';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import type { TaxActivity } from '#domain/tax-activity/view-schema.ts';
import { companyOf, setActivated } from '../../../db/repositories/companies.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';

const PATH = '/efiling/annual-registration';
const SCOPE = scopeOf('rina', 'sagara');

let app: TestApp;
let rina: Client;

/** As a company begins: neither registered for the annual return nor with an EFIN. */
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  const company = await companyOf(SCOPE, app.deps.db.read);
  if (!company) throw new Error('no company');
  const flags = {
    ...company.flags,
    espt1771: { isRegistered: false },
    efiling: { isRegistered: false, isActivated: false, isEfillingDisabled: false },
  };
  await app.plant((tx) => setActivated(tx, SCOPE, { pkp: company.pkp, flags }));
});
afterAll(() => app.close());

const register = (json: object, who = rina) => who.request('PUT', PATH, { json });
const create = (taxYear: number) => rina.request('POST', '/efiling/spt-badan', { json: { taxYear } });

it('comes before the first annual return', async () => {
  const view = await rina.get<AnnualRegistration>(PATH);
  expect(view).toMatchObject({ registered: false, bookYearStart: 1, efin: false });
  expect((await create(2023)).status).toBe(409);
  expect((await rina.get<UserSetting>('/user/setting')).espt1771.isRegistered).toBe(false);
});

it.each([
  ['a month that does not exist', { bookYearStart: 13, efinStated: false }, 422],
  ['no month', { efinStated: true }, 422],
])('refuses %s', async (_, body, status) => {
  expect((await register(body)).status).toBe(status);
});

it('is refused to those who make no annual returns', async () => {
  const { status } = await register({ bookYearStart: 1, efinStated: true }, await app.as('budi', 'sagara'));
  expect(status).toBe(403);
});

it('opens the annual return, with a row of the history', async () => {
  const before = await companyOf(SCOPE, app.deps.db.read);
  expect(before?.klu).not.toBeNull();
  const response = await register({ bookYearStart: 4, efinStated: false });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ registered: true, bookYearStart: 4, efin: false, klu: before?.klu });
  expect((await historyOf(SCOPE, app.deps.db.read, companies.sagara.id)).at(-1)).toMatchObject({
    action: 'registerAnnual',
    before: { bookYearStart: 1, efin: false },
    after: { bookYearStart: 4, efin: false },
  });
});

it('moves the day a return is due by the book year', async () => {
  const made = (await (await create(2021)).json()) as { id: string };
  const view = await rina.get<AnnualView>(`/efiling/spt-badan/${made.id}`);
  expect(view.dueDay).toBe('2022-08-01');
});

it('moves it everywhere, by the months after a book year that ends in June', async () => {
  await register({ bookYearStart: 7, efinStated: false });
  const { id } = (await (await create(2024)).json()) as { id: string };
  const [view, listed, open, calendar, home] = await Promise.all([
    rina.get<AnnualView>(`/efiling/spt-badan/${id}`),
    rina.get<RegisterRow[]>('/efiling/report?filter={"kind":["BADAN"],"year":"2024"}'),
    rina.get<TaxActivity[]>('/tax-activity/waiting-report'),
    rina.get<Deadlines>('/home/deadlines?from=2025-01-01&to=2025-12-31'),
    rina.get<HomeToDo>('/home/to-do'),
  ]);
  const day = '2025-10-31';
  expect(view.dueDay).toBe(day);
  expect(listed).toMatchObject([{ period: '2024', lastMasa: '2025-06', dueDay: day }]);
  expect(open.find((row) => row.id === id)).toMatchObject({ period: '2025-06', due: day });
  expect(home.annual?.rows.find(({ year }) => year === '2024')).toMatchObject({ dueDay: day });
  const yearly = calendar.rows.filter(({ key }) => key.endsWith('year_company'));
  expect(yearly.map(({ key, period, day: on, state }) => [key, period, on, state])).toEqual([
    ['pay_year_company', '2025-06', day, 'open'],
    ['report_year_company', '2025-06', day, 'open'],
  ]);
  const notice = { noticeDay: day, number: 'S-1', provisional: '', paid: '', ntpn: '', paidOn: '' };
  await rina.request('PUT', `/efiling/spt-badan/${id}/extension`, { json: { version: 0, ...notice } });
  expect(await rina.get<AnnualView>(`/efiling/spt-badan/${id}`)).toMatchObject({ dueDay: '2025-12-31' });
});

it('asks for an EFIN before a 1771 is filed', async () => {
  const [row] = await rina.get<{ id: string }[]>('/efiling/spt-badan');
  const file = () => rina.request('POST', `/efiling/spt-badan/${row?.id}/file`, { json: {} });
  expect(await (await file()).json()).toMatchObject({ message: expect.stringContaining('EFIN') });
  await register({ bookYearStart: 1, efinStated: true });
  expect((await rina.get<AnnualRegistration>(PATH)).efin).toBe(true);
  expect(await (await file()).json()).toMatchObject({ findings: expect.any(Array) });
});
