import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import type { Refusals } from '#domain/refusals/schema.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered } from './faktur-client.ts';
import { lines, REFUSALS, refusedFakturs } from './refused-client.ts';

let app: TestApp;
let rina: Client;
let refusals: ReturnType<typeof refusedFakturs>;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  refusals = refusedFakturs(app, rina);
});
afterAll(() => app.close());

const family = 'faktur';

describe('the work list of what the office refused', () => {
  it('is counted with its VAT, and a message nobody knows under itself', async () => {
    const before = await rina.get<Refusals>(REFUSALS);
    const [a, b] = await refusals.plant('E-4711', {}, 2);
    const now = await rina.get<Refusals>(REFUSALS);
    expect(now.buckets.find(({ code }) => code === 'E-4711')).toEqual({
      family,
      code: 'E-4711',
      known: false,
      message: 'Ditolak.',
      count: 2,
      tax: rupiah(total([a, b].map((row) => sen(row?.ppn ?? '0')))),
      deadline: a?.uploadDeadline,
      cure: null,
    });
    expect([now.count - before.count, now.atOnce - before.atOnce]).toEqual([2, 0]);
    expect((await refusals.preview('E-4711')).rows).toHaveLength(2);
  });

  it('is cured with the permission and the required input, and of one company only', async () => {
    const [bad] = await refusals.plant('QUANTITY_DECIMALS', lines({ quantity: '1.555' }));
    const requests = { family, code: 'QUANTITY_DECIMALS', cure: { kind: 'quantity' } };
    const path = `${REFUSALS}/cure`;
    const from = (who: Client, json: object) => answered(who.request('POST', path, { json }));
    expect((await from(await app.as('budi', 'sagara'), requests)).status).toBe(403);
    expect((await from(await app.as('hendra', 'bentala'), { ...requests, ids: [bad?.id] })).status).toBe(404);
    expect(await from(rina, { ...requests, cure: { kind: 'goods' } })).toMatchObject({
      status: 422,
      body: { errors: { 'cure.kind': 'Sebab ini tidak diperbaiki dengan cara tersebut' } },
    });
    await refusals.plant('UNIT_UNKNOWN', lines({ unit: 'UM.0099' }));
    expect(await from(rina, { family, code: 'UNIT_UNKNOWN', cure: { kind: 'unit' } })).toMatchObject({
      status: 422,
      body: { errors: { 'cure.value': expect.any(String) } },
    });
    const other = await (await app.as('hendra', 'bentala')).get<Refusals>(REFUSALS);
    expect(other.buckets.map(({ code }) => code)).not.toContain('QUANTITY_DECIMALS');
  });

  it('in one job, however many, each with its history', async () => {
    await refusals.plant('GOODS_CODE_INVALID', lines({ code: '7' }), 12);
    expect(await refusals.cureAll('GOODS_CODE_INVALID', { kind: 'goods' })).toMatchObject({ status: 'DONE', done: 12 });
    expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [] });
  });
});
