import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { securityLog } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { PASSWORD, people, roles } from '../../fixtures/cast/people.ts';
import { type TestApp, testApp } from './app.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(20 * 60_000));

const rows = (since: number) =>
  app.deps.db.read
    .select()
    .from(securityLog)
    .orderBy(asc(securityLog.at), asc(securityLog.id))
    .then((all) => all.filter(({ at }) => at >= since));

const enter = (body: object, headers: Record<string, string> = {}) =>
  app.fetch('/public/api/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Host: 'localhost', 'User-Agent': FIREFOX, ...headers },
    body: JSON.stringify(body),
  });

describe('the security log', () => {
  it('tells of a sign-in and a sign-out in every company of the person, and from where', async () => {
    const since = app.clock.now;
    const rina = await app.as('rina');
    await enter({ email: people.rina.email, password: PASSWORD });
    expect((await rina.request('DELETE', '/session', { headers: { 'User-Agent': FIREFOX } })).status).toBe(204);
    const told = await rows(since);
    const places = roles.rina.map(([where]) => companies[where].id).toSorted();
    for (const [event, system] of [
      ['signed_in', null],
      ['signed_in', 'Windows'],
      ['signed_out', 'Windows'],
    ] as const) {
      const found = told.filter((row) => row.event === event && row.system === system);
      expect(found.map(({ companyId }) => companyId).toSorted()).toEqual(places);
      expect(found[0]).toMatchObject({ kind: 'sign_in', outcome: 'done', userName: people.rina.name, times: 1 });
    }
  });

  it('tells of a role that was given, whom to and by whom', async () => {
    const since = app.clock.now;
    const rina = await app.as('rina', 'sagara');
    await rina.put(`/users/${people.sari.id}`, { was: 'Creator', role: 'Payer' });
    expect((await rows(since)).filter(({ kind }) => kind === 'access')).toMatchObject([
      {
        companyId: companies.sagara.id,
        event: 'role_given',
        userId: people.rina.id,
        aboutId: people.sari.id,
        facts: { was: 'Creator', role: 'Payer' },
      },
    ]);
  });
});
