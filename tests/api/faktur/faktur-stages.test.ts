import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Faktur } from '#domain/faktur/record.ts';
import { aLine } from '../../../fixtures/builders/a-faktur.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { anInput, answered, buyerEnding, fakturs, LIST } from './faktur-client.ts';

let app: TestApp;
let rina: Client;
let sari: Client;
let tell: ReturnType<typeof fakturs>;

beforeAll(async () => {
  app = await testApp();
  [rina, sari] = [await app.as('rina', 'sagara'), await app.as('sari')];
  tell = fakturs(app, rina);
});
afterAll(() => app.close());

type Initial = { defaults: Faktur; chain: { remaining: string; settled: boolean; taken: { dpp: string } } };

// A contract of Rp 100.000.000: 10 × 10.000.000.
const lines = [aLine({ price: '10000000', quantity: '10' })];
const first = (stageDpp: string) => tell.approved({ term: 'CASH_ADVANCE', stageDpp, lines });
const stage = (who: Client, advanceOf: string, over: object) =>
  answered(who.request('POST', `${LIST}/draft`, { json: { input: anInput({ advanceOf, lines, ...over }) } }));
const initial = (id: string) => rina.get<Initial>(`${LIST}/initial?for=termin&id=${id}`);

describe('a contract paid in stages', () => {
  it('takes 30 %, then 50 %, and the settlement takes what is left, to the sen', async () => {
    const advance = await first('33333333.33');
    // 33.333.333,33 × 11/12 = 30.555.555,55; × 12 % = 3.666.666,67
    expect(advance).toMatchObject({
      status: 'APPROVED',
      dpp: '33333333.33',
      ppn: '3666666.67',
      contractDpp: '100000000.00',
    });
    expect((await initial(advance.id)).chain).toMatchObject({ remaining: '66666666.67', settled: false });
    const termin = await stage(rina, advance.id, { term: 'CASH_ADVANCE', stageDpp: '50000000' });
    expect(termin.status).toBe(201);
    const settled = await stage(rina, advance.id, { term: 'PAID', stageDpp: null });
    expect(settled.status).toBe(201);
    const parts = [advance, termin.body as unknown as Faktur, settled.body as unknown as Faktur];
    const sum = (key: 'dpp' | 'otherDpp' | 'ppn') =>
      parts.reduce((total, part) => total + Math.round(Number(part[key]) * 100), 0);
    // The whole contract: 100.000.000 × 11/12 = 91.666.666,67; × 12 % = 11.000.000
    expect([sum('dpp'), sum('otherDpp'), sum('ppn')]).toEqual([10_000_000_000, 9_166_666_667, 1_100_000_000]);
    expect((await initial(advance.id)).chain).toMatchObject({ remaining: '0.00', settled: true });
    const related = await rina.get<{ relation: string }[]>(`${LIST}/${advance.id}/related`);
    expect(related.map(({ relation }) => relation)).toEqual(['self', 'stage', 'settlement']);
  });

  it('shows a stage being changed what the others took, and nothing of its own', async () => {
    const advance = await first('60000000');
    const { body } = await stage(rina, advance.id, { term: 'PAID', stageDpp: null });
    const edited = await rina.get<Initial>(`${LIST}/initial?for=edit&id=${String(body.id)}`);
    expect(edited.chain).toMatchObject({ remaining: '40000000.00', settled: false, taken: { dpp: '60000000.00' } });
    const replaced = await tell.upload(String(body.id));
    const substitute = await rina.get<Initial>(`${LIST}/initial?for=substitute&id=${replaced.id}`);
    expect(substitute.chain).toMatchObject({ remaining: '40000000.00', settled: false });
    expect((await rina.get<Initial>(`${LIST}/initial?for=edit&id=${advance.id}`)).chain).toBeUndefined();
  });

  it('names the stages in their order, seen from any of them', async () => {
    const advance = await first('60000000');
    const termin = await stage(rina, advance.id, { term: 'CASH_ADVANCE', stageDpp: '10000000' });
    await stage(rina, advance.id, { term: 'PAID', stageDpp: null });
    const related = await rina.get<{ relation: string }[]>(`${LIST}/${String(termin.body.id)}/related`);
    expect(related.map(({ relation }) => relation)).toEqual(['advance', 'self', 'settlement']);
  });

  it('refuses more than the remainder and names it', async () => {
    const advance = await first('60000000');
    const { status, body } = await stage(rina, advance.id, { term: 'CASH_ADVANCE', stageDpp: '40000000.01' });
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('stageDpp');
    expect(body.remaining).toBe('40000000.00');
  });

  it('lets one of two people have the rest who ask for it at the same moment', async () => {
    const advance = await first('60000000');
    const both = await Promise.all(
      [rina, sari].map((who) => stage(who, advance.id, { term: 'CASH_ADVANCE', stageDpp: '40000000' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await initial(advance.id)).chain.remaining).toBe('0.00');
  });

  it('lets only one settlement be made', async () => {
    const advance = await first('60000000');
    const both = await Promise.all([rina, sari].map((who) => stage(who, advance.id, { term: 'PAID', stageDpp: null })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('gives back what a removed stage had taken', async () => {
    const advance = await first('60000000');
    const { body } = await stage(rina, advance.id, { term: 'CASH_ADVANCE', stageDpp: '40000000' });
    await rina.delete(`${LIST}/${body.id}`);
    expect((await initial(advance.id)).chain.remaining).toBe('40000000.00');
  });

  it('takes the lines of the first invoice, whatever the later one says', async () => {
    const advance = await first('60000000');
    const { body } = await stage(rina, advance.id, {
      term: 'PAID',
      stageDpp: null,
      lines: [aLine({ price: '1', quantity: '1', name: 'Pelunasan kabel' })],
    });
    expect(body).toMatchObject({ dpp: '40000000.00', lines: [{ name: 'Pelunasan kabel', price: '10000000' }] });
  });

  it('keeps the buyer of the first invoice: another one is named by the check and refused by the save', async () => {
    const advance = await first('60000000');
    const other = { term: 'PAID', stageDpp: null, ...buyerEnding('0002') };
    const input = anInput({ advanceOf: advance.id, lines, ...(other as object) });
    const found = await rina.post<{ path: string; message: string; severity: string }[]>(`${LIST}/check`, { input });
    expect(found).toContainEqual(
      expect.objectContaining({
        path: 'counterpartyNpwp',
        message: 'Pembeli harus sama dengan faktur uang muka',
        severity: 'error',
      }),
    );
    const { status, body } = await stage(rina, advance.id, other);
    expect([status, body.errors]).toEqual([422, { counterpartyNpwp: 'Pembeli harus sama dengan faktur uang muka' }]);
  });

  it('begins with an approved uang muka only', async () => {
    const draft = await tell.draft({ term: 'CASH_ADVANCE', stageDpp: '1000', lines });
    expect((await stage(rina, draft.id, { term: 'PAID', stageDpp: null })).body.errors).toHaveProperty('advanceOf');
    const plain = await tell.approved();
    expect((await stage(rina, plain.id, { term: 'PAID', stageDpp: null })).body.errors).toHaveProperty('advanceOf');
    expect((await stage(rina, 'nowhere', { term: 'PAID', stageDpp: null })).body.errors).toHaveProperty('advanceOf');
  });

  it('leaves the later stages theirs when the first uang muka is replaced', async () => {
    const advance = await first('60000000');
    await stage(rina, advance.id, { term: 'CASH_ADVANCE', stageDpp: '30000000' });
    const replace = (stageDpp: string) =>
      answered(
        rina.request('POST', `${LIST}/${advance.id}/substitute`, {
          json: {
            input: anInput({ reference: advance.reference, term: 'CASH_ADVANCE', stageDpp, lines }),
            reason: 'Nilai uang muka salah',
          },
        }),
      );
    const { status, body } = await replace('70000000.01');
    expect([status, body.remaining]).toEqual([422, '70000000.00']);
    expect(body.errors).toHaveProperty('stageDpp');
    expect((await replace('70000000')).status).toBe(201);
  });

  it('counts a replacement of a stage only once it is approved', async () => {
    const advance = await first('60000000');
    const termin = await tell.approved({ term: 'CASH_ADVANCE', stageDpp: '10000000', advanceOf: advance.id, lines });
    expect(termin.status).toBe('APPROVED');
    const substitute = await rina.post<Faktur>(`${LIST}/${termin.id}/substitute`, {
      input: anInput({ reference: termin.reference, stageDpp: '15000000', term: 'CASH_ADVANCE', lines }),
      reason: 'Nilai termin salah',
    });
    expect(substitute).toMatchObject({ dpp: '15000000.00', advanceOf: advance.id });
    expect((await initial(advance.id)).chain.remaining).toBe('30000000.00');
    await tell.upload(substitute.id);
    expect((await initial(advance.id)).chain.remaining).toBe('25000000.00');
  });
});
