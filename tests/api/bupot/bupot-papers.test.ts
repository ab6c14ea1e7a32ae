import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slipKinds } from '#domain/bupot/kinds.ts';
import type { PublicBupot } from '#domain/bupot/view.ts';
import { updateBupot } from '../../../db/repositories/bupot/bupot.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered } from '../faktur/faktur-client.ts';
import { bupots, issued, pathOf, SLIPS } from './bupot-client.ts';

let app: TestApp;
let rina: Client;
let lina: Client;
beforeAll(async () => {
  app = await testApp();
  [rina, lina] = [await app.as('rina', 'sagara'), await app.as('lina')];
});
afterAll(() => app.close());

const head = async (answer: Promise<Response>) => {
  const response = await answer;
  const bytes = Buffer.from(await response.arrayBuffer());
  return [response.status, response.headers.get('Content-Type'), bytes.subarray(0, 5).toString()];
};
const PDF = [200, 'application/pdf', '%PDF-'];

const linkOf = async (id: string) => {
  const { url, expiresAt } = await rina.post<{ url: string; expiresAt: number }>(`${SLIPS}/${id}/public-link`);
  return { url, expiresAt, api: `/public/api/unifikasi/ctas/${url.split('/').at(-1)}` };
};
const opened = async (api: string) => (await (await app.fetch(api)).json()) as PublicBupot;

describe.each(slipKinds)('a slip of %s', (kind) => {
  it('is on paper from the draft on, and opened by its link without a session', async () => {
    const draft = await bupots(rina).create(kind);
    expect(await head(rina.request('GET', `${SLIPS}/${draft.id}/pdf`))).toEqual(PDF);
    expect((await lina.request('GET', `${SLIPS}/${draft.id}/pdf`)).status).toBe(404);
    const refused = await answered(rina.request('POST', `${SLIPS}/${draft.id}/public-link`));
    expect([refused.status, refused.body.code]).toEqual([409, 'wrong_status']);

    const slip = await issued(app, kind);
    const { url, api } = await linkOf(slip.id);
    expect(url).toMatch(/\/public\/ebupot-v2\/[\w/-]+\/preview\/[\w-]+$/);
    const seen = await opened(api);
    expect(seen).toMatchObject({ kind, number: slip.number, status: 'APPROVED', sheet: { form: kind, mark: null } });
    expect(JSON.stringify(seen)).not.toMatch(/companyId|createdBy|issued-/);
    expect(await head(app.fetch(`${api}/pdf`))).toEqual(PDF);
  });
});

describe('a link', () => {
  it('shows the current slip, in the requested language', async () => {
    const slip = await issued(app, 'BPPU', { status: 'NORMAL_REVISION', revision: 1 });
    const { api, url, expiresAt } = await linkOf(slip.id);
    expect(url).toContain('/public/ebupot-v2/unifikasi/domestic/preview/');
    const values = (await opened(api)).sheet.head.map(({ value }) => value);
    expect(values).toEqual([slip.number, '10-2025', 'TIDAK FINAL', 'PEMBETULAN KE-1']);
    const english = await app.fetch(api, { headers: { 'X-Locale': 'en' } });
    expect(((await english.json()) as PublicBupot).sheet.head[3]?.value).toBe('AMENDMENT NO. 1');
    expect((await app.fetch('/public/api/unifikasi/ctas/nothing')).status).toBe(404);
    const history = await rina.get<{ action: string; message: string }[]>(`${SLIPS}/${slip.id}/history`);
    expect(history.at(-1)).toMatchObject({ action: 'publicLink', message: 'Tautan publik dibuat' });
    const { now } = app.clock;
    app.clock.now = expiresAt;
    const late = await answered(app.fetch(api) as Promise<Response>);
    expect([late.status, late.body.code]).toEqual([404, 'expired']);
    app.clock.now = now;
  });
});

describe('a link to a slip that is no longer in force', () => {
  it('shows that, and its PDF is marked', async () => {
    const slip = await issued(app, 'BP21');
    const { api } = await linkOf(slip.id);
    const next = { ...slip, version: 2, status: 'CANCELED' } as const;
    await app.deps.db.transact((tx) => updateBupot(tx, scopeOf('rina', 'sagara'), slip, next));
    expect(await opened(api)).toMatchObject({
      status: 'CANCELED',
      statusText: 'Dibatalkan',
      sheet: { mark: 'canceled' },
    });
    expect(await head(app.fetch(`${api}/pdf`) as Promise<Response>)).toEqual(PDF);
    const refused = await answered(rina.request('POST', `${SLIPS}/${slip.id}/public-link`));
    expect(refused.status).toBe(409);
  });
});

describe('many slips in a zip', () => {
  it('are named by a pattern, under the path of all and of one kind', async () => {
    const importId = 'batch-zip';
    const [first] = [
      await issued(app, 'BPPU', { importId }),
      await issued(app, 'BP21', { importId, payeeName: 'A/B' }),
    ];
    const zipOf = async (path: string, body: object) => {
      const { jobId, total } = await rina.post<{ jobId: string; total: number }>(`${path}/bulk-download`, body);
      await app.drainJobs();
      const job = await rina.get<{ result: { fileId: string; count: number } }>(`/jobs/${jobId}`);
      expect(job.result.count).toBe(total);
      return Buffer.from(await app.deps.files.read(job.result.fileId)).toString('latin1');
    };
    const all = await zipOf(SLIPS, { filter: { importId }, pattern: '{jenis}_{penerima}_{masa}' });
    expect(all).toContain('BPPU_PT Meranti Graha Teknik_2025-10.pdf');
    expect(all).toContain('BP21_A-B_2025-10.pdf');
    const resident = await zipOf(pathOf('BPPU'), { filter: { importId } });
    expect(resident).toContain(`Bupot BPPU ${first?.number}.pdf`);
    expect(resident).not.toContain('BP21');
    const named = { ids: [first?.id ?? ''] };
    const none = await rina.request('POST', `${pathOf('CY')}/bulk-download`, { json: named });
    expect(none.status).toBe(404);
  });
});
