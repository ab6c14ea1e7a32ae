import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Download } from '#domain/jobs/view-schema.ts';
import { schedules } from '../../api/jobs/schedules.ts';
import { type Client, type TestApp, testApp } from './app.ts';

let app: TestApp;
let rina: Client;
const DAY = 86_400_000;

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

it('lists what was made, by whom and until when, and makes it again once it is gone', async () => {
  const { jobId } = await rina.post<{ jobId: string }>('/audit-log/export', { format: 'csv' });
  await app.drainJobs();
  const list = (of: Client) => of.get<Download[]>('/bulk-download');
  const [made] = await list(rina);
  expect(made).toMatchObject({ job: { id: jobId, createdByName: 'Rina Wulandari' }, mayTake: true, mayMake: false });
  expect(made?.until).toBe((made ? Date.parse(made.job.finishedAt ?? '') : 0) + 7 * DAY);
  const ofReturns = `/bulk-download?filter=${encodeURIComponent('{"of":"spt-ppn"}')}`;
  expect(await rina.get<Download[]>(ofReturns)).toEqual([]);
  expect(await list(await app.as('budi', 'sagara'))).toEqual([]);
  expect(await list(await app.as('rina', 'cendana'))).toEqual([]);

  app.clock.advance(8 * DAY);
  const later = await app.as('rina', 'sagara');
  expect((await list(later))[0]).toMatchObject({ mayTake: false, mayMake: true, until: null });
  expect((await later.request('GET', `/files/${jobId}`)).status).toBe(404);
  await later.post(`/jobs/${jobId}/retry`);
  await app.drainJobs();
  expect((await list(later))[0]).toMatchObject({ job: { id: jobId, status: 'DONE' }, mayTake: true, mayMake: false });
  expect((await later.request('GET', `/files/${jobId}`)).status).toBe(200);

  app.clock.advance(8 * DAY);
  await schedules.find(({ name }) => name === 'expire files')?.run(app.deps);
  expect((await list(await app.as('rina', 'sagara')))[0]).toMatchObject({ mayTake: false, mayMake: true });
});
