import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Template } from '#domain/company/template-schema.ts';
import { renderTemplate } from '../../api/services/templates/templates.ts';
import { sampleValues } from '../../api/services/templates/variables.ts';
import { historyOf } from '../../db/repositories/history.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { fakturs } from './faktur/faktur-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina');
});
afterAll(() => app.close());

const path = '/templates/email/efaktur';

describe('templates', () => {
  it('begin with the product’s own words and become the company’s', async () => {
    const start = await rina.get<Template>(path);
    expect(start).toMatchObject({ version: 0, subject: 'Faktur pajak %{number} dari %{companyName}' });
    const saved = await rina.put(path, { version: 0, subject: 'Faktur %{number}', body: 'Halo %{buyerName}' });
    expect(saved).toMatchObject({ version: 1, subject: 'Faktur %{number}' });
    const history = await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, 'email/efaktur');
    expect(history.at(-1)).toMatchObject({ action: 'save', userName: 'Rina Wulandari' });
    const hendra = await app.as('hendra');
    expect(await hendra.get(path)).toMatchObject({ version: 0 });
  });

  it('are listed by channel, the company’s own among the product’s', async () => {
    const answer = await rina.request('GET', '/templates?filter={"channel":"email"}');
    expect(answer.headers.get('content-range')).toBe('items 0-5/6');
    expect(await answer.json()).toMatchObject([
      { id: 'email/efaktur', version: 1, subject: 'Faktur %{number}' },
      { id: 'email/retur', version: 0 },
      { id: 'email/ebupot', version: 0 },
      { id: 'email/ssp', version: 0 },
      { id: 'email/bpn', version: 0 },
      { id: 'email/fakturRequest', version: 0 },
    ]);
  });

  it('saved by two at once are saved by the first', async () => {
    const { version } = await rina.get<Template>(path);
    const words = { subject: 'Faktur %{number}', body: 'Satu' };
    await rina.put(path, { version, ...words });
    const answer = await rina.request('PUT', path, { json: { version, ...words, body: 'Dua' } });
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'stale', current: { body: 'Satu' } }]);
  });

  it('refuse a variable nobody fills in, by its name', async () => {
    const answer = await rina.request('PUT', path, { json: { version: 1, subject: 'x', body: 'Halo %{nama}' } });
    expect([answer.status, (await answer.json()).errors]).toEqual([422, { body: 'Variabel nama tidak dikenal' }]);
  });

  it.each(['<script>alert(1)</script>', 'Klik <a href="x">', 'javascript:alert(1)'])(
    'refuse %s, at its field',
    async (body) => {
      for (const [method, at] of [
        ['PUT', path],
        ['POST', `${path}/preview`],
        ['POST', `${path}/test`],
      ] as const) {
        const json = { ...(method === 'PUT' ? { version: 1 } : {}), subject: 'x', body };
        const answer = await rina.request(method, at, { json });
        expect([at, answer.status, Object.keys((await answer.json()).errors)]).toEqual([at, 422, ['body']]);
      }
      const meant = await rina.request('POST', `${path}/preview`, {
        json: { subject: '%{nama pembeli}', body: '1 < 2' },
      });
      expect([meant.status, Object.keys((await meant.json()).errors)]).toEqual([422, ['subject']]);
    },
  );

  it('are filled in with a document of the company, and sent to oneself as a test', async () => {
    const { id, number } = await fakturs(app, rina).approved();
    const { values } = await rina.get<{ values: Record<string, string> }>(
      `/efaktur/out/ctas/${id}/letter?channel=email`,
    );
    const words = { subject: 'No %{number}', body: 'Yth. %{buyerName}', values };
    expect(await rina.post(`${path}/preview`, words)).toMatchObject({ subject: `No ${number}` });
    const { to } = await rina.post<{ to: string }>(`${path}/test`, words);
    const [first] = await rina.get<{ recipient: string; subject: string }[]>('/simulator/messages');
    expect(first).toMatchObject({ recipient: to, subject: `[Uji] No ${number}` });
    const budi = await app.as('budi');
    expect((await budi.request('POST', `${path}/test`, { json: words })).status).toBe(403);
  });

  it('are previewed with values in place', async () => {
    const shown = await rina.post(`${path}/preview`, {
      subject: 'No %{number}',
      body: 'Yth. %{buyerName}\n%{companyName}',
    });
    expect(shown).toMatchObject({
      subject: 'No 04002500000000123',
      text: 'Yth. PT Pembeli Contoh\nPT Sagara Niaga Utama',
    });
  });

  it('let no value become markup or another variable', () => {
    const values = {
      ...sampleValues('id', { name: 'PT A', npwp: '0' }, 'efaktur'),
      buyerName: '<img src=x onerror=1> %{ppn}',
    };
    const { html, text } = renderTemplate({ subject: 's', body: '%{buyerName} & %{link}' }, values);
    expect(text).toContain('<img src=x onerror=1> %{ppn}');
    expect(html).toContain('&lt;img src=x onerror=1&gt; %{ppn} &amp; <a href="https://contoh.example/pratinjau">');
  });
});
