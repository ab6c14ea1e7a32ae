import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sen, total } from '#domain/definition/money.ts';
import { pathOfLine } from '#domain/spt/line-documents.ts';
import type { LineView, ListedDocuments } from '#domain/spt/line-schema.ts';
import type { ReturnSlip } from '#domain/spt/return-document.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { issued } from '../bupot/bupot-client.ts';
import { filedByOffice, spts } from './spt-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const under = (path: string, id: string) => ({
  line: (name: string) => rina.get<LineView>(`${path}/${id}/lines/${encodeURIComponent(name)}`),
  documents: (name: string, range = '[0,999]') =>
    rina.get<ReturnSlip[]>(`${path}/${id}/lines/${encodeURIComponent(name)}/documents?range=${range}`),
  slips: (filter: object) =>
    rina.get<ListedDocuments>(`${path}/${id}/documents?filter=${encodeURIComponent(JSON.stringify(filter))}`),
});

const linesOf = ({ amounts }: SptView): string[] =>
  Object.entries(amounts ?? {}).flatMap(([form, lines]) =>
    Object.keys(lines).map((line) => pathOfLine({ form, line })),
  );

/** Every line of a return equals the sum of its slips and other returns, and lists exactly these. */
const addsUp = async (path: string, spt: SptView): Promise<void> => {
  const of = under(path, spt.id);
  for (const name of linesOf(spt)) {
    const { value, documents, times } = await of.line(name).then((line) => ({ ...line, times: line.of }));
    expect([name, documents.difference]).toEqual([name, '0.00']);
    const listed = await of.documents(name);
    expect([name, listed.length]).toEqual([name, documents.count]);
    expect([name, total(listed.map(({ share }) => sen(share)))]).toEqual([name, sen(documents.sum)]);
    if (times.length > 0)
      expect([name, total(times.map((part) => part.times * sen(part.value ?? '0')))]).toEqual([name, sen(value ?? '')]);
  }
};

describe('the amounts of a return', () => {
  it('of unifikasi are what their slips bring, line by line, and say by which formula and rule', async () => {
    const over = { period: '2025-04', date: '2025-04-30' };
    const small = await issued(app, 'BPPU', { ...over, tax: '200000.00' });
    const large = await issued(app, 'BPPU', { ...over, tax: '900000.00' });
    await issued(app, 'BPPU', { ...over, tax: '0.00', borne: '50000.00' });
    await issued(app, 'BPNR', over);
    await issued(app, 'SP', over);
    await issued(app, 'CY', over);
    const { posted, path } = spts(app, rina);
    const spt = await posted('2025-04');
    await addsUp(path, spt);
    const of = under(path, spt.id);
    const cell = `UNIFIKASI.${small.kapKjs}`;
    expect(await of.line(`${cell}.B`)).toMatchObject({
      value: '1100000.00',
      from: 'slips',
      formula: null,
      documents: { count: 2, sum: '1100000.00', elsewhere: '0.00', difference: '0.00' },
      lastPosting: null,
      corrected: null,
    });
    expect((await of.documents(`${cell}.B`)).map(({ id }) => id)).toEqual([large.id, small.id]);
    expect((await of.documents(`${cell}.B`, '[1,1]')).map(({ id }) => id)).toEqual([small.id]);
    expect(await of.line(`${cell}.D`)).toMatchObject({
      formula: 'spt.formula.payable',
      rule: { from: '2025-01-01' },
      of: [{ times: 1 }, { line: `${small.kapKjs}.B`, times: 1, value: '1100000.00' }],
    });
    const { of: parts } = await of.line(`${cell}.F`);
    expect(parts.map(({ times }) => times)).toEqual([1, -1]);
  });

  it('of PPh 21/26 too, where what the treasury paid itself is put in and taken off', async () => {
    const over = { period: '2025-06', date: '2025-06-30' };
    await issued(app, 'BPMP', over);
    await issued(app, 'BP21', { ...over, paymentOption: 'DIRECT' });
    await issued(app, 'BP21', over);
    await issued(app, 'BP26', over);
    await issued(app, 'BPA1', { ...over, tax: '-350000.00' });
    const { posted, path } = spts(app, rina, 'PPH21');
    const spt = await posted('2025-06');
    await addsUp(path, spt);
    const of = under(path, spt.id);
    expect((await of.line('PPH21.B.I.1')).documents.count).toBe(4);
    expect((await of.line('PPH21.B.I.4')).documents.count).toBe(3);
    expect((await of.documents('PPH21.B.I.3')).map(({ kind }) => kind)).toEqual(['BP21']);
  });

  it('say what they were before the last posting', async () => {
    const over = { period: '2025-05', date: '2025-05-31' };
    const first = await issued(app, 'BPPU', { ...over, tax: '100000.00' });
    const { posted, repost, path } = spts(app, rina);
    const before = await posted('2025-05');
    await issued(app, 'BPPU', { ...over, tax: '40000.00' });
    const spt = await repost(before.id);
    expect(await under(path, spt.id).line(`UNIFIKASI.${first.kapKjs}.B`)).toMatchObject({
      value: '140000.00',
      lastPosting: { at: before.postedAt, value: '100000.00', change: '40000.00' },
    });
  });

  it('say in a correction what they were, and in the corrected return still list its slips', async () => {
    const over = { period: '2025-03', date: '2025-03-31' };
    const first = await issued(app, 'BPPU', { ...over, tax: '100000.00' });
    const { posted, repost, path } = spts(app, rina);
    const before = await posted('2025-03');
    await filedByOffice(app, before.id);
    await issued(app, 'BPPU', { ...over, tax: '40000.00', issuedAt: app.deps.now() + 1 });
    const { id } = await rina.post<{ id: string }>(`${path}/${before.id}/amend`, { reason: 'susulan' });
    const spt = await repost(id);
    const cell = `UNIFIKASI.${first.kapKjs}`;
    expect(await under(path, id).line(`${cell}.B`)).toMatchObject({
      value: '140000.00',
      corrected: { id: before.id, revision: 0, value: '100000.00', change: '40000.00' },
    });
    expect(await under(path, id).line(`${cell}.F`)).toMatchObject({
      value: '40000.00',
      corrected: null,
      documents: { sum: '140000.00', elsewhere: '-100000.00', difference: '0.00' },
    });
    await addsUp(path, spt);
    await addsUp(path, before);
    expect((await under(path, before.id).documents(`${cell}.B`)).map(({ id: slip }) => slip)).toEqual([first.id]);
  });

  it('are listed as the attachments have them', async () => {
    const over = { period: '2025-07', date: '2025-07-31' };
    await issued(app, 'BPPU', { ...over, tax: '30000.00' });
    await issued(app, 'BPPU', { ...over, tax: '0.00', borne: '70000.00' });
    await issued(app, 'SP', { ...over, tax: '20000.00' });
    const { posted, create, path } = spts(app, rina);
    const spt = await posted('2025-07');
    const { slips } = under(path, spt.id);
    expect(await slips({})).toMatchObject({ count: 3, sums: { tax: '50000.00', borne: '70000.00' } });
    expect(await slips({ table: 'bppu' })).toMatchObject({ count: 2, sums: { tax: '30000.00' } });
    expect(await slips({ table: 'self' })).toMatchObject({ count: 1, sums: { tax: '20000.00' } });
    expect(await slips({ table: 'direct' })).toMatchObject({ count: 0, rows: [] });
    expect(await slips({ amount: 'borne' })).toMatchObject({ count: 1, sums: { borne: '70000.00' } });
    expect(await slips({ table: 'monthly' })).toMatchObject({ count: 0, rows: [] });
    const bare = await create('2025-01');
    expect(await under(path, bare.id).slips({})).toMatchObject({ count: 0, rows: [] });
  });

  it('are nobody else’s, and a line that is none is not found', async () => {
    const { create, path } = spts(app, rina);
    const { id } = await create('2025-02');
    const [lina, budi] = [await app.as('lina'), await app.as('budi')];
    const at = async (who: Client, rest: string, base = path) =>
      (await who.request('GET', `${base}/${id}${rest}`)).status;
    const line = `/lines/${encodeURIComponent('UNIFIKASI.TOTAL.D')}`;
    for (const rest of [line, `${line}/documents`, '/documents']) {
      expect(await at(rina, rest)).toBe(200);
      expect(await at(lina, rest)).toBe(404);
      expect(await at(budi, rest)).toBe(403);
      expect(await at(rina, rest, '/ebupot/pph21/spt')).toBe(404);
    }
    for (const name of ['UNIFIKASI.TOTAL.Z', 'PPH21.B.I.1', 'constructor', 'UNIFIKASI.constructor'])
      expect(await at(rina, `/lines/${name}`)).toBe(404);
  });
});
