import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bupot } from '#domain/bupot/record.ts';
import type { WhatIfView } from '#domain/spt/view-schema.ts';
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
    const [kept, left] = [
      await issued(app, 'BPPU', { ...over, tax: '200000.00' }),
      await issued(app, 'BPPU', { ...over, tax: '70000.00' }),
    ];
    const taken = await draft({ ...over, tax: '5000.00' });
    const later = await draft({ period: '2025-05', date: '2025-05-31', tax: '900.00' });
    const spt = await posted('2025-04');
    const line = `${kept.kapKjs}.F`;
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

  it('is worked for a masa without a return, and says what would stop it', async () => {
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
    // Into another masa it brings its own tax; the one it corrects is not in that.
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
      const { status, body: said } = await answered(
        rina.request('POST', `${path}/what-if`, { json: { period: '2025-07', ...body } }),
      );
      return [status, Object.keys((said.errors ?? {}) as object)];
    };
    expect(await refused({ leaveOut: [waiting.id] })).toEqual([422, ['leaveOut']]);
    expect(await refused({ leaveOut: [other.id] })).toEqual([422, ['leaveOut']]);
    expect(await refused({ leaveOut: [elsewhere.id] })).toEqual([422, ['leaveOut']]);
    expect(await refused({ leaveOut: ['nobody'] })).toEqual([422, ['leaveOut']]);
    expect(await refused({ takeIn: [slip.id] })).toEqual([422, ['takeIn']]);
    expect(await refused({ period: '2026-13' })).toEqual([422, ['period']]);
  });

  it('is asked about by those who may see returns, of their own company', async () => {
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
