import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Faktur } from '#domain/faktur/record.ts';
import { type FakturMove, type FakturStatus, fakturStatus } from '#domain/faktur/status.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { anInput, answered, LIST } from './faktur-client.ts';

let app: TestApp;
let rina: Client;
let budi: Client;
let hendra: Client;
let signeeId: string | undefined;
let made = 0;
const NTPN = '0123456789ABCDEF';

beforeAll(async () => {
  app = await testApp();
  [rina, budi, hendra] = [await app.as('rina', 'sagara'), await app.as('budi'), await app.as('hendra', 'bentala')];
  signeeId = (await rina.get<{ id: string }[]>('/efaktur/signee'))[0]?.id;
});
afterAll(() => app.close());

const statuses = Object.keys(fakturStatus.states) as FakturStatus[];
const moves = Object.entries(fakturStatus.moves) as [FakturMove, (typeof fakturStatus.moves)[FakturMove]][];
const request = moves.filter(([, { by }]) => by !== 'system');
const system = moves.filter(([, { by }]) => by === 'system').map(([move]) => move);

const state = async (status: FakturStatus, move: FakturMove): Promise<Faktur> => {
  const n = ++made;
  const faktur = aFaktur({
    ...anInput(),
    // Moves of an invoice whose buyer collects need such an invoice.
    ...(move.endsWith('Receipt') ? { code: '02', collectorNtpn: NTPN, collectorPaidOn: '2025-11-12' } : {}),
    id: `moved-${n}`,
    companyId: companies.sagara.id,
    status,
    number: status === 'DRAFT' ? null : `0400250000${String(n).padStart(7, '0')}`,
  });
  await app.deps.db.transact((tx) => insertFakturs(tx, scopeOf('rina', 'sagara'), [faktur]));
  return faktur;
};

const ask = (who: Client, move: FakturMove, { id, version }: Pick<Faktur, 'id' | 'version'>) => {
  switch (move) {
    case 'save':
      return answered(who.request('PUT', `${LIST}/draft/${id}`, { json: { version, input: anInput() } }));
    case 'remove':
      return answered(who.request('DELETE', `${LIST}/${id}`));
    case 'changeSignee':
      return answered(who.request('PUT', `${LIST}/${id}/signee`, { json: { version, signeeId } }));
    case 'keepReceipt':
      return answered(
        who.request('PUT', `${LIST}/${id}/collector-receipt`, { json: { version, ntpn: NTPN, date: '2025-11-12' } }),
      );
    case 'substitute':
      return answered(who.request('POST', `${LIST}/${id}/substitute`, { json: { input: anInput(), reason: 'Salah' } }));
    default:
      return answered(
        who.request('POST', `${LIST}/${id}/moves/${move}`, {
          json: { version, ...(move === 'cancel' ? { reason: 'Batal' } : {}) },
        }),
      );
  }
};

describe('every move', () => {
  it.each(
    request.flatMap(([move, { from }]) =>
      statuses.map((status) => [move, status, from.includes(status as never)] as const),
    ),
  )('%s of a document in %s: allowed is %s', async (move, status, allowed) => {
    const faktur = await state(status, move);
    const { status: code, body } = await ask(rina, move, faktur);
    if (allowed) expect([200, 201]).toContain(code);
    else {
      expect(code).toBe(409);
      expect(body).toMatchObject({ code: 'wrong_status', status });
      expect((await rina.get<Faktur>(`${LIST}/${faktur.id}`)).version).toBe(faktur.version);
    }
  });

  it.each(request.map(([move, { from }]) => [move, from[0] as FakturStatus] as const))(
    '%s is forbidden to who has no key for it, and not found for another company',
    async (move, status) => {
      const faktur = await state(status, move);
      expect((await ask(budi, move, faktur)).status).toBe(403);
      expect((await ask(hendra, move, faktur)).status).toBe(404);
      expect((await rina.get<Faktur>(`${LIST}/${faktur.id}`)).version).toBe(faktur.version);
    },
  );

  it.each(system)('%s cannot be requested by a person', async (move) => {
    const faktur = await state('IN_PROGRESS', move);
    expect((await ask(rina, move, faktur)).status).toBe(404);
  });

  it.each(['cancel', 'revoke', 'save'] as const)(
    '%s of a version that is no longer the latest is refused',
    async (move) => {
      const [, { from }] = request.find(([name]) => name === move) as (typeof request)[number];
      const faktur = await state(from[0] as FakturStatus, move);
      const { status, body } = await ask(rina, move, { ...faktur, version: 0 });
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'stale', current: { id: faktur.id } });
    },
  );
});

describe('the receipt of a buyer who collects', () => {
  const planted = async (over: Partial<Faktur>): Promise<Faktur> => {
    const faktur = aFaktur({ ...anInput(), companyId: companies.sagara.id, status: 'APPROVED', ...over });
    await app.deps.db.transact((tx) => insertFakturs(tx, scopeOf('rina', 'sagara'), [faktur]));
    return faktur;
  };
  const keep = (id: string, json: object) =>
    answered(
      rina.request('PUT', `${LIST}/${id}/collector-receipt`, { json: { date: '2025-11-12', ntpn: NTPN, ...json } }),
    );
  const listed = async (collectorReceipt: boolean) => {
    const filter = encodeURIComponent(JSON.stringify({ collectorReceipt, ids: ['wapu', 'biasa'] }));
    return (await rina.get<Faktur[]>(`${LIST}?filter=${filter}`)).map(({ id }) => id);
  };

  it('is stored with its day, found, shown and removed', async () => {
    const { id, version } = await planted({ id: 'wapu', code: '03', number: '03002500000900001' });
    const plain = await planted({ id: 'biasa', code: '04', number: '04002500000900001' });
    expect([await listed(false), await listed(true)]).toEqual([['wapu'], []]);

    for (const [json, field] of [
      [{ ntpn: '12345' }, 'ntpn'],
      [{ date: '2099-01-01' }, 'date'],
      [{ date: '12/11/2025' }, 'date'],
    ] as const)
      expect([field, (await keep(id, { version, ...json })).body]).toMatchObject([
        field,
        { code: 'invalid', errors: { [field]: expect.any(String) } },
      ]);
    expect(await keep(plain.id, { version: plain.version })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('kode 02 dan 03') },
    });
    const drop = (seen: number) => ask(rina, 'dropReceipt', { id, version: seen });
    expect((await drop(version)).status).toBe(409);

    expect(await keep(id, { version, ntpn: '0123 4567-89ab cdef' })).toMatchObject({
      status: 200,
      body: { collectorNtpn: NTPN, collectorPaidOn: '2025-11-12', version: version + 1, status: 'APPROVED' },
    });
    expect((await keep(id, { version })).body).toMatchObject({ code: 'stale' });
    expect([await listed(false), await listed(true)]).toEqual([[], ['wapu']]);
    expect((await drop(version + 1)).body).toMatchObject({ collectorNtpn: null, collectorPaidOn: null });
    expect(await listed(false)).toEqual(['wapu']);
    const history = await rina.get<{ action: string; before: object }[]>(`${LIST}/${id}/history`);
    expect(history.find(({ action }) => action === 'dropReceipt')).toMatchObject({ before: { collectorNtpn: NTPN } });
    expect(history.map(({ action }) => action)).toContain('keepReceipt');
  });
});
