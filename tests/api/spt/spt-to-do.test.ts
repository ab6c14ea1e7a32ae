import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SptToDos } from '#domain/spt/view-schema.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { issued } from '../bupot/bupot-client.ts';
import { spts } from './spt-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const PATH = '/ebupot/spt/to-do';

describe('what is to be done with monthly returns', () => {
  it('is shown for both kinds, state by state with its action, the earliest masa first', async () => {
    const { create, posted, path } = spts(app, rina);
    expect(await rina.get<SptToDos>(PATH)).toMatchObject({ count: 0, nextDue: null, rows: [] });
    const over = (period: string) => ({ period, date: `${period}-28`, tax: '300000.00' });
    const empty = await create('2025-10');
    await issued(app, 'BPPU', over('2025-09'));
    const ready = await posted('2025-09');
    await issued(app, 'BPPU', { ...over('2025-03'), kapKjs: '411128-423' });
    const failed = await posted('2025-03');
    await issued(app, 'BP21', over('2025-06'));
    const waiting = await spts(app, rina, 'PPH21').posted('2025-06');
    await rina.put(`${spts(app, rina, 'PPH21').path}/${waiting.id}/submit`);
    for (let n = 0; n < 16; n++) await issued(app, 'BPPU', over('2025-07'));
    const silent = await posted('2025-07');
    await rina.put(`${path}/${silent.id}/submit`);
    await issued(app, 'BP21', { ...over('2025-02'), tax: '0.00' });
    const filed = await spts(app, rina, 'PPH21').posted('2025-02');
    await rina.put(`${spts(app, rina, 'PPH21').path}/${filed.id}/submit`);
    await app.drainJobs();

    const result = await rina.get<SptToDos>(PATH);
    expect(result.rows.map(({ id, toDo, late }) => [id, toDo?.state, toDo?.action, late])).toEqual([
      [failed.id, 'FAILED_PROCESSING', 'post', true],
      [waiting.id, 'NOT_SETTLED', 'prove', true],
      [silent.id, 'FAILED_SUBMITTING', 'report', true],
      [ready.id, 'READY', 'report', true],
      [empty.id, 'NOT_COMPLETED', 'post', false],
    ]);
    expect([result.count, result.nextDue]).toEqual([5, '2025-04-21']);
    expect(result.states).toEqual([
      { state: 'NOT_COMPLETED', count: 1, payable: '0.00', paid: '0.00', nextDue: '2025-11-20' },
      { state: 'NOT_SETTLED', count: 1, payable: '300000.00', paid: '0.00', nextDue: '2025-07-21' },
      { state: 'READY', count: 1, payable: '300000.00', paid: '0.00', nextDue: '2025-10-20' },
      { state: 'FAILED_PROCESSING', count: 1, payable: failed.payable, paid: '0.00', nextDue: '2025-04-21' },
      { state: 'FAILED_SUBMITTING', count: 1, payable: '4800000.00', paid: '0.00', nextDue: '2025-08-20' },
      { state: 'TO_AMEND', count: 0, payable: '0.00', paid: '0.00', nextDue: null },
    ]);
    expect((await rina.get<SptToDos>(`${PATH}?limit=1`)).rows).toHaveLength(1);
    expect((await rina.request('GET', `${PATH}?limit=0`)).status).toBe(422);
  });

  it('is shown with the permission for returns, of the own company', async () => {
    const budi = await app.as('budi');
    expect((await budi.request('GET', PATH)).status).toBe(403);
    const hendra = await app.as('hendra');
    expect(await hendra.get<SptToDos>(PATH)).toMatchObject({ count: 0, rows: [] });
  });
});
