import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bupot } from '#domain/bupot/record.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import type { WhatIfView } from '#domain/spt/view-schema.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { aFaktur, aLine } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { issued } from '../bupot/bupot-client.ts';
import { answered } from '../faktur/faktur-client.ts';
import { filedByOffice, returnsPath, spts } from './spt-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const path = returnsPath('UNIFIKASI');
const ask = (at: string, body: object) => rina.post<WhatIfView>(`${path}${at}/what-if`, body);
const draft = (over: Partial<Omit<Bupot, 'kind'>>) => issued(app, 'BPPU', { status: 'DRAFT', number: null, ...over });

describe('a return with other slips', () => {
  it('is worked as posting would work it, and nothing is written', async () => {
    const { posted, repost, one } = spts(app, rina);
    const over = { period: '2025-04', date: '2025-04-30' };
    const [included, left] = [
      await issued(app, 'BPPU', { ...over, tax: '200000.00' }),
      await issued(app, 'BPPU', { ...over, tax: '70000.00' }),
    ];
    const taken = await draft({ ...over, tax: '5000.00' });
    const later = await draft({ period: '2025-05', date: '2025-05-31', tax: '900.00' });
    const spt = await posted('2025-04');
    const line = `${included.kapKjs}.F`;
    expect(await ask(`/${spt.id}`, {})).toMatchObject({
      nextCorrection: false,
      before: { documentCount: 2, payable: '270000.00' },
      after: { documentCount: 2, payable: '270000.00' },
      lines: [],
      findings: [],
    });
    const otherwise = await ask(`/${spt.id}`, { leaveOut: [left.id], takeIn: [taken.id, later.id] });
    expect(otherwise).toMatchObject({ after: { documentCount: 3, payable: '205900.00', overpaid: '0.00' } });
    expect(otherwise.lines.find((changed) => changed.line === line)).toMatchObject({
      before: '270000.00',
      after: '205900.00',
      change: '-64100.00',
      label: 'spt.unifikasi.F',
    });
    expect(await one(spt.id)).toMatchObject({ version: spt.version, payable: '270000.00', documentCount: 2 });
    expect(await ask('', { period: '2025-04', leaveOut: [left.id], takeIn: [taken.id, later.id] })).toEqual(otherwise);
    await issued(app, 'BPPU', { ...over, tax: '5000.00' });
    expect((await ask(`/${spt.id}`, { leaveOut: [left.id] })).after.payable).toBe('205000.00');
    expect((await repost(spt.id)).payable).toBe('275000.00');
  });

  it('is calculated for a masa without a return, and shows what would block it', async () => {
    const over = { period: '2025-06', date: '2025-06-30' };
    await issued(app, 'BPPU', { ...over, tax: '10000.00' });
    const odd = await draft({ ...over, kapKjs: '411128-423', tax: '1000.00' });
    expect(await ask('', { period: '2025-06', takeIn: [odd.id] })).toMatchObject({
      before: { payable: '10000.00' },
      findings: [{ key: 'spt.check.unmapped' }],
    });
  });

  it('takes a correction in the place of the slip it corrects, and works the next correction of a filed masa', async () => {
    const { posted } = spts(app, rina);
    const over = { period: '2025-09', date: '2025-09-30' };
    const original = await issued(app, 'BPPU', { ...over, tax: '200000.00' });
    const correction = await draft({ ...over, tax: '50000.00', replaces: original.id });
    const instead = { after: { documentCount: 1, payable: '50000.00' } };
    const period = '2025-09';
    expect(await ask('', { period, takeIn: [correction.id] })).toMatchObject(instead);
    expect(await ask('', { period, takeIn: [correction.id], leaveOut: [original.id] })).toMatchObject(instead);
    // In another masa it adds its own tax; the one it corrects is not in that masa.
    expect(await ask('', { period: '2025-08', takeIn: [correction.id] })).toMatchObject(instead);

    await filedByOffice(app, (await posted(period)).id);
    expect(await ask('', { period, takeIn: [correction.id] })).toMatchObject({
      nextCorrection: true,
      before: { payable: '0.00' },
      after: { documentCount: 1, payable: '0.00', overpaid: '150000.00' },
    });
  });

  it('takes only slips that could be in it', async () => {
    const over = { period: '2025-07', date: '2025-07-31' };
    const slip = await issued(app, 'BPPU', over);
    const waiting = await draft(over);
    const other = await issued(app, 'BP21', over);
    const elsewhere = await issued(app, 'BPPU', { period: '2025-08', date: '2025-08-31' });
    const refused = async (body: object) => {
      const { status, body: response } = await answered(
        rina.request('POST', `${path}/what-if`, { json: { period: '2025-07', ...body } }),
      );
      return [status, Object.keys((response.errors ?? {}) as object)];
    };
    expect(await refused({ leaveOut: [waiting.id] })).toEqual([422, ['leaveOut']]);
    expect(await refused({ leaveOut: [other.id] })).toEqual([422, ['leaveOut']]);
    expect(await refused({ leaveOut: [elsewhere.id] })).toEqual([422, ['leaveOut']]);
    expect(await refused({ leaveOut: ['nobody'] })).toEqual([422, ['leaveOut']]);
    expect(await refused({ takeIn: [slip.id] })).toEqual([422, ['takeIn']]);
    expect(await refused({ period: '2026-13' })).toEqual([422, ['period']]);
  });

  it('is available with the permission for returns, of the own company', async () => {
    const { id } = await rina.post<{ id: string }>(path, { period: '2025-02' });
    const [lina, budi] = [await app.as('lina'), await app.as('budi')];
    const status = async (who: Client, at: string, json: object) => (await who.request('POST', at, { json })).status;
    expect(await status(lina, `${path}/${id}/what-if`, {})).toBe(404);
    expect(await status(budi, `${path}/${id}/what-if`, {})).toBe(403);
    const slip = await issued(app, 'BPPU', { period: '2025-02', date: '2025-02-28' });
    expect(await status(lina, `${path}/what-if`, { period: '2025-02', leaveOut: [slip.id] })).toBe(422);
    expect(await status(rina, `${path}/what-if`, { period: '2025-02', leaveOut: [slip.id] })).toBe(200);
  });
});

/** A VAT document of PPN Rp 1.100.000 per Rp 10.000.000. */
const vat = async (
  type: Faktur<string>['type'],
  id: string,
  over: Partial<Faktur<string>> & { price?: string } = {},
) => {
  const { price = '1000000', ...rest } = over;
  await app.deps.db.transact((tx) =>
    insertFakturs(tx, scopeOf('rina', 'sagara'), [
      {
        ...aFaktur({
          id,
          companyId: companies.sagara.id,
          date: '2025-06-14',
          period: '2025-06',
          lines: [aLine({ price })],
        }),
        type,
        number: `04002506${id.padEnd(9, '0').slice(0, 9)}`,
        ...rest,
      } as Faktur<string>,
    ]),
  );
  return id;
};

describe('a return of PPN with other documents', () => {
  const vatPath = returnsPath('PPN');
  const supposed = (body: object) => rina.post<WhatIfView>(`${vatPath}/what-if`, { period: '2025-06', ...body });
  const line = ({ lines }: WhatIfView, name: string) => lines.find((one) => one.line === name)?.after;

  it('is worked with crediting moved, documents left out and taken in, and another excess; nothing is written', async () => {
    const sold = await vat('OUT', 'sold', { status: 'APPROVED', price: '3000000' });
    const draft = await vat('OUT', 'draft', { status: 'DRAFT', number: null });
    const here = await vat('IN', 'here', { status: 'CREDITED', creditPeriod: '2025-06' });
    const undecided = await vat('IN', 'undecided', { status: 'APPROVED', price: '500000' });
    const back = { originId: here, status: 'APPROVED', price: '200000' };
    await vat('RETURN_IN', 'back', back);
    const spt = await spts(app, rina, 'PPN').posted('2025-06');
    expect(spt).toMatchObject({ payable: '2420000.00', documentCount: 3 });

    expect((await supposed({ leaveOut: [sold] })).after).toMatchObject({ payable: '0.00', overpaid: '880000.00' });
    expect((await supposed({ takeIn: [draft] })).after).toMatchObject({ payable: '3520000.00', documentCount: 4 });
    expect((await supposed({ takeIn: [undecided] })).after.payable).toBe('1870000.00');
    const moved = await supposed({ credit: [{ id: here, period: '2025-08' }] });
    // Its returns stay in the masa of their own date.
    expect(moved).toMatchObject({ after: { payable: '3520000.00' }, elsewhere: ['2025-08'] });
    const left = await supposed({ credit: [{ id: here, period: null }] });
    expect([left.after.payable, line(left, 'II.H.PPN'), left.elsewhere]).toEqual(['3300000.00', '880000.00', []]);
    expect((await supposed({ excess: { 'II.E.PPN': '400000' } })).after.payable).toBe('2020000.00');
    expect(await spts(app, rina, 'PPN').one(spt.id)).toMatchObject({ version: spt.version, payable: '2420000.00' });
  });

  it('takes only what could be in it', async () => {
    const refused = async (body: object) => {
      const json = { period: '2025-06', ...body };
      const { status, body: response } = await answered(rina.request('POST', `${vatPath}/what-if`, { json }));
      return [status, ...Object.keys((response.errors ?? {}) as object)];
    };
    const old = await vat('IN', 'old', { status: 'APPROVED', period: '2025-01', date: '2025-01-14' });
    const elsewhere = await vat('OUT', 'elsewhere', { status: 'APPROVED', period: '2025-07', date: '2025-07-01' });
    expect(await refused({ takeIn: [old] })).toEqual([422, 'takeIn']);
    expect(await refused({ takeIn: ['sold'] })).toEqual([422, 'takeIn']);
    expect(await refused({ leaveOut: [elsewhere] })).toEqual([422, 'leaveOut']);
    expect(await refused({ credit: [{ id: old, period: '2025-06' }] })).toEqual([422, 'credit']);
    expect(await refused({ credit: [{ id: 'here', period: '2025-06' }] })).toEqual([422, 'credit']);
    expect(await refused({ credit: [{ id: 'sold', period: null }] })).toEqual([422, 'credit']);
    expect(await refused({ credit: [{ id: 'nobody', period: null }] })).toEqual([422, 'credit']);
    expect(await refused({ excess: { 'III.G.PPN': '1' } })).toEqual([422, 'excess.III.G.PPN']);
    expect(await refused({ excess: { 'II.E.PPN': '-1' } })).toEqual([422, 'excess.II.E.PPN']);
    const slips = rina.request('POST', `${path}/what-if`, {
      json: { period: '2025-06', credit: [{ id: 'here', period: null }] },
    });
    expect((await slips).status).toBe(422);
  });
});
