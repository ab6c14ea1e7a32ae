import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApp, testApp } from '../app.ts';
import { bupots, issued, pathOf } from './bupot-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

type Coded = { code: string; name: string };

describe('what the forms of slips look up', () => {
  it('is the objects of their kind in a masa, by code or by words', async () => {
    const objects = (kind: 'BPPU' | 'BPNR' | 'BP26' | 'BPA1', query = '') =>
      rina.get<Coded[]>(`${pathOf(kind)}/tax-codes${query}`);
    expect((await objects('BPPU', '?q=24-100-02')).map(({ code }) => code)).toContain('24-100-02');
    const abroad = (await objects('BPNR')).map(({ code }) => code);
    expect(abroad.length).toBeGreaterThan(3);
    expect(abroad.filter((code) => code.startsWith('24-'))).toEqual([]);
    expect((await objects('BPA1')).every(({ code }) => code.startsWith('21-'))).toBe(true);
    expect((await rina.request('GET', `${pathOf('BPPU')}/tax-codes?period=2025-13`)).status).toBe(422);
  });

  it('is documents, facilities, countries and who signs', async () => {
    const look = (path: string) => rina.get<Coded[]>(`${pathOf('BP26')}/${path}`);
    expect((await look('document-types')).map(({ code }) => code)).toContain('COMMERCIALINVOICE');
    expect((await look('certificate-types')).map(({ code }) => code)).toEqual(['NONE', 'DTP', 'SKD', 'OTHER']);
    expect(await look('country-codes')).toContainEqual({ code: 'SGP', name: 'Singapura' });
    expect(await look('signee')).toEqual(await rina.get('/ebupot/ctas/signee'));
  });
});

describe('slips', () => {
  it('are counted by a filter, of the kind of their path only', async () => {
    await issued(app, 'BPPU', { period: '2025-06', date: '2025-06-30' });
    await issued(app, 'BPNR', { period: '2025-06', date: '2025-06-30' });
    const filter = encodeURIComponent(JSON.stringify({ period: '2025-06' }));
    expect(await rina.get(`${pathOf('BPPU')}/count?filter=${filter}`)).toEqual({ count: 1 });
  });

  it('in progress are shown as jobs', async () => {
    expect(await rina.get('/ebupot/unifikasi/batch-status')).toEqual([]);
    const slip = await bupots(rina).create('BPPU');
    const { jobId } = await rina.post<{ jobId: string }>(`/ebupot/slips/${slip.id}/submit`, { version: slip.version });
    expect(await rina.get('/ebupot/unifikasi/batch-status')).toMatchObject([{ id: jobId, kind: 'bupot.submit' }]);
    await app.drainJobs();
    expect(await rina.get('/ebupot/unifikasi/batch-status')).toEqual([]);
  });

  it('open by the link of either address', async () => {
    const slip = await issued(app, 'BPPU', {});
    const { url } = await rina.post<{ url: string }>(`/ebupot/slips/${slip.id}/public-link`);
    const token = url.split('/').at(-1) ?? '';
    const [classic, coretax] = await Promise.all(
      ['unifikasi', 'unifikasi/ctas'].map((path) => app.fetch(`/public/api/${path}/${token}`)),
    );
    expect(await classic?.json()).toEqual(await coretax?.json());
  });
});
