import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Faktur } from '#domain/faktur/record.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { portalSales } from '../../../fixtures/demo/portal-drafts.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered, LIST } from './faktur-client.ts';

let app: TestApp;
let rina: Client;
let drafts: Faktur[];
beforeAll(async () => {
  app = await testApp({ env: { DJP_MODE: 'file' } });
  rina = await app.as('rina', 'sagara');
  drafts = await Promise.all(
    portalSales().map((sale) => rina.post<Faktur>(`${LIST}/draft`, { input: { ...sale, date: '2025-11-13' } })),
  );
});
afterAll(() => app.close());

const takeList = () => {
  const form = new FormData();
  const bytes = readFileSync(join(import.meta.dirname, '../../../fixtures/files/status-portal.xlsx'));
  form.set('file', new File([new Uint8Array(bytes)], 'status-portal.xlsx'));
  return answered(rina.request('POST', `${LIST}/status-file`, { form }));
};

describe('a company that exchanges files with the portal', () => {
  it('reports that nothing is sent through a connection', async () => {
    const setting = await rina.get<{ office: Record<string, boolean>; simulated: { djp: boolean } }>('/user/setting');
    expect(setting.office).toEqual({ send: false, cancel: false, substitute: false, inquire: false, incoming: false });
    expect(setting.simulated.djp).toBe(false);
    const { status } = await answered(rina.request('POST', `${LIST}/upload`, { json: { ids: [drafts[0]?.id] } }));
    expect(status).toBe(409);
  });

  it('takes its drafts out as XML, and number and state in with the sample of the portal’s list', async () => {
    expect(drafts.map(({ errorCount }) => errorCount)).toEqual(drafts.map(() => 0));
    const ids = drafts.map(({ id }) => id);
    const { jobId } = await rina.post<{ jobId: string }>(`${LIST}/xml`, { ids });
    await app.drainJobs();
    const job = await rina.get<{ status: string; done: number; failed: number }>(`/jobs/${jobId}`);
    expect(job).toMatchObject({ status: 'DONE', done: 8, failed: 0 });

    const { status, body } = await takeList();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      contradictions: [],
      unmatched: [{ reference: 'DIBUAT-DI-PORTAL', reason: 'not_found' }],
      unchanged: 1,
    });
    expect(body.updates).toHaveLength(7);
    const after = await Promise.all(drafts.map((draft) => rina.get<Faktur>(`${LIST}/${draft.id}`)));
    expect(after.map((faktur) => [faktur.reference, faktur.status, faktur.number !== null])).toEqual([
      ['PORTAL-01', 'APPROVED', true],
      ['PORTAL-02', 'APPROVED', true],
      ['PORTAL-03', 'APPROVED', true],
      ['PORTAL-04', 'DRAFT', false],
      ['PORTAL-05', 'APPROVED', true],
      ['PORTAL-06', 'CANCELED', true],
      ['PORTAL-07', 'REJECTED', false],
      ['PORTAL-08', 'APPROVED', true],
    ]);
    expect((await takeList()).body).toMatchObject({ updates: [], contradictions: [], unchanged: 8 });
  });

  it('is not offered to send again what failed to be sent while there was a line', async () => {
    const items = [{ refId: 'gone', label: 'gone' }];
    const id = await app.deps.db.transact((tx) =>
      enqueue(tx, scopeOf('rina', 'sagara'), app.clock.now, {
        kind: 'faktur.upload',
        payload: { move: 'upload' },
        items,
      }),
    );
    await app.drainJobs();
    expect(await rina.get(`/jobs/${id}`)).toMatchObject({ failed: 1, rows: true, mayRetry: false });
    const { status, body } = await answered(rina.request('POST', `/jobs/${id}/retry`));
    expect([status, body.message]).toEqual([409, expect.stringContaining('XML')]);
  });
});
