import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HomeMeta } from '#domain/home/news-schema.ts';
import { plantNews } from '../../../fixtures/demo/news.ts';
import { type Client, type TestApp, testApp } from '../app.ts';

const DAY = 86_400_000;
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const meta = async (by = rina) => by.get<HomeMeta>('/home/meta');
const answer = (json: object, by = rina) => by.request('POST', '/nps', { json });
const due = async (by = rina) => (await by.get<{ due: boolean }>('/nps/schedule')).due;

describe('what the product shows', () => {
  it('is nothing where nobody wrote anything', async () => {
    expect(await meta()).toEqual({ carousel: [], whatsNew: [] });
  });

  it('comes newest first, in the language of the reader, from its day on', async () => {
    await app.deps.db.transact((tx) => plantNews(tx, app.clock.now));
    const { carousel, whatsNew } = await meta();
    expect(carousel.map(({ title }) => title)).toEqual([
      'Semua perusahaan dalam satu halaman',
      'Hitung PPh 21 sebelum gajian',
    ]);
    expect(whatsNew.map(({ versionUpdate }) => versionUpdate)).toEqual(['1.3.0', '1.2.0', '1.1.0']);
    const english = await (await rina.request('GET', '/home/meta', { headers: { 'X-Locale': 'en' } })).json();
    expect(english).toMatchObject({ whatsNew: [{ featureTitle: 'A start page you arrange yourself' }, {}, {}] });
    app.clock.advance(-10 * DAY);
    expect((await meta()).whatsNew.map(({ versionUpdate }) => versionUpdate)).toEqual(['1.2.0', '1.1.0']);
    app.clock.advance(10 * DAY);
  });

  it('stays away for who has put it away, in all their companies', async () => {
    await rina.put('/user/preferences', {
      dismissed: { 'new-waiting': '2025-11-15', 'slide-companies': '2025-11-15' },
    });
    expect((await meta()).whatsNew.map(({ id }) => id)).toEqual(['new-arrange', 'new-audit']);
    expect((await meta(await app.as('rina', 'bentala'))).carousel.map(({ id }) => id)).toEqual(['slide-calculator']);
    rina = await app.as('rina', 'sagara');
    expect((await meta(await app.as('agus'))).whatsNew).toHaveLength(3);
  });
});

describe('whether a person would recommend the product', () => {
  it('is asked and answered once', async () => {
    expect(await due()).toBe(true);
    for (const score of [-1, 11, 7.5, 'banyak', undefined])
      expect((await answer({ score, reason: '' })).status, String(score)).toBe(422);
    expect((await answer({ score: 9, reason: 'x'.repeat(5_000) })).status).toBe(422);
    const both = await Promise.all([answer({ score: 9, reason: 'Cepat' }), answer({ score: 2 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await due()).toBe(false);
  });

  it('is not asked again of those who declined', async () => {
    const agus = await app.as('agus');
    expect((await answer({ score: null }, agus)).status).toBe(204);
    expect(await due(agus)).toBe(false);
  });

  it('is not asked of new users', async () => {
    app.clock.advance(Date.UTC(2024, 0, 20) - app.clock.now);
    expect(await due(await app.as('sari'))).toBe(false);
  });
});
