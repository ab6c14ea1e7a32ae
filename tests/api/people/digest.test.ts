import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForDigests } from '../../../api/flows/home/digest-letter.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { people } from '../../../fixtures/cast/people.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { issued } from '../bupot/bupot-client.ts';
import { lettersTo, posted } from './letters.ts';

const DAY = 86_400_000;
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  // Tuesday 18 November 2025, 08.00 WIB: returns of October are due on the 20th.
  app = await testApp({ start: Date.UTC(2025, 10, 18, 1) });
  rina = await app.as('rina', 'sagara');
  await issued(app, 'BPPU', { period: '2025-10', date: '2025-10-28', tax: '300000.00' });
});
afterAll(() => app.close());

const morning = async () => {
  await Promise.all([askForDigests(app.deps), askForDigests(app.deps)]);
  await app.drainJobs();
};
const letters = async (email: string) => {
  const { links, letters: all } = await lettersTo(app, email);
  return { links, texts: all.map(({ body }) => body) };
};

describe('the digest', () => {
  it('lists once a day what is due, of what each person may read', async () => {
    await morning();
    await morning();
    const mine = await letters(people.rina.email);
    expect(mine.links).toHaveLength(1);
    expect(mine.texts[0]).toContain(`- ${companies.sagara.name}, PPh Unifikasi masa 10/2025: jatuh tempo 20/11/2025`);
    expect((await letters(people.hendra.email)).texts.join()).not.toContain(companies.sagara.name);
    // A payer may read no cell of it, so nothing is due for them.
    expect((await letters(people.budi.email)).texts).toEqual([]);
  });

  it('is switched off by one press of its link, and comes no more', async () => {
    const { links } = await letters(people.rina.email);
    const token = links[0]?.split('/').at(-1) ?? '';
    const opened = await app.fetch(`/public/api/digest/${token}`);
    expect(await opened.json()).toEqual({ email: people.rina.email });
    const both = await Promise.all([posted(app, `/digest/${token}`, {}), posted(app, `/digest/${token}`, {})]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await rina.get('/user')).toMatchObject({ preferences: { digest: false } });
    expect((await posted(app, '/digest/nobody', {})).status).toBe(404);
    app.clock.advance(DAY);
    await morning();
    expect((await letters(people.rina.email)).links).toHaveLength(1);
    expect((await letters(people.agus.email)).links).toHaveLength(2);
  });

  it('is sent again once it is on, and late taxes are marked', async () => {
    app.clock.advance(2 * DAY);
    rina = await app.as('rina', 'sagara');
    await rina.put('/user/preferences', { digest: null });
    await morning();
    const { texts } = await letters(people.rina.email);
    expect(texts).toHaveLength(2);
    expect(texts.join()).toContain('lewat 1 hari (jatuh tempo 20/11/2025)');
  });
});
