import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { Bupot, BupotInput } from '#domain/bupot/record.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered } from '../faktur/faktur-client.ts';
import { aSlip, bupots, issued, pathOf, SLIPS } from './bupot-client.ts';

let app: TestApp;
let rina: Client;
let hendra: Client;
beforeAll(async () => {
  app = await testApp();
  [rina, hendra] = [await app.as('rina', 'sagara'), await app.as('hendra', 'bentala')];
});
afterAll(() => app.close());

type FindingBody = { key: string; severity: string; message: string };
const checked = async (kind: SlipKind, over: Partial<BupotInput>, id?: string): Promise<string[]> => {
  const found = await rina.post<FindingBody[]>(`${pathOf(kind)}/check`, { input: aSlip(kind, over), id });
  return found.map(({ severity, key }) => `${severity} ${key}`);
};

const issue = ({ id, version }: Bupot, consent: object = {}) =>
  answered(rina.request('POST', `${SLIPS}/${id}/issue`, { json: { version, ...consent } }));

let people = 0;
const somebody = () => {
  const payeeNpwp = `317405220488${String(1000 + ++people)}`;
  return { payeeNpwp, payeeIdType: 'NIK', payeeNitku: `${payeeNpwp}000000`, payeeName: `Pegawai ${people}` } as const;
};

describe('a second monthly slip of a person and masa', () => {
  it('is reported in the check of a new one, in the response to saving it, and for what is saved, but not for itself', async () => {
    const who = somebody();
    const first = await bupots(rina).create('BPMP', who);
    expect(first).toMatchObject({ beside: [] });
    expect(await checked('BPMP', who, first.id)).toEqual([]);
    expect(await checked('BPMP', who)).toEqual(['warning bupotCheck.second_month']);
    const second = await bupots(rina).create('BPMP', who);
    expect(second).toMatchObject({
      errorCount: 0,
      beside: [{ key: 'bupotCheck.second_month', message: expect.stringContaining(first.reference ?? '-') }],
    });
    expect(await checked('BPMP', who, second.id)).toEqual(['warning bupotCheck.second_month']);
    expect(await checked('BPMP', { ...who, period: '2025-09', date: '2025-09-30' })).toEqual([]);
  });

  it('is issued once a person has confirmed it, one or many', async () => {
    const who = somebody();
    await issued(app, 'BPMP', who);
    const second = await bupots(rina).create('BPMP', who);
    const refused = await issue(second);
    expect([refused.status, refused.body.code]).toEqual([409, 'slip_beside']);
    expect(refused.body).toMatchObject({ count: 1, beside: [{ id: second.id, messages: [expect.any(String)] }] });
    const many = { ids: [second.id, (await bupots(rina).create('BPMP', somebody())).id] };
    const requests = await answered(rina.request('POST', `${SLIPS}/issue`, { json: many }));
    expect([requests.status, requests.body.code, requests.body.count]).toEqual([409, 'slip_beside', 1]);
    expect((await rina.get<Bupot>(`${SLIPS}/${second.id}`)).status).toBe('DRAFT');
    expect((await issue(second, { relatedChecked: true })).status).toBe(200);
    await app.drainJobs();
    expect((await rina.get<Bupot>(`${SLIPS}/${second.id}`)).status).toBe('APPROVED');
  });

  it('is no matter of another company, nor of what it corrects', async () => {
    const who = somebody();
    const first = await issued(app, 'BPMP', who);
    const other = { ...aSlip('BPMP', who, 'bentala') };
    expect(await hendra.post(`${pathOf('BPMP')}/check`, { input: other })).toEqual([]);
    const draft = await rina.post<Bupot>(`${pathOf('BPMP')}/${first.id}/correct`, { reason: 'Salah bruto' });
    expect(await checked('BPMP', who, draft.id)).toEqual([]);
    expect((await issue(draft)).status).toBe(200);
  });
});

describe('a monthly slip and one of the year that ends in its masa', () => {
  const june = { period: '2025-06', date: '2025-06-30' } as const;

  it('refuse each other before the office does', async () => {
    const who = somebody();
    const monthly = await issued(app, 'BPMP', { ...who, ...june });
    expect(await checked('BPA1', who)).toEqual(['error bupotCheck.year_with_month']);
    const year = await bupots(rina).create('BPA1', who);
    const refused = await issue(year, { relatedChecked: true });
    expect([refused.status, (refused.body.errors as Record<string, string> | undefined)?.period]).toEqual([
      422,
      expect.stringContaining(monthly.number ?? '-'),
    ]);

    const left = somebody();
    await issued(app, 'BPA1', { ...left, ...june, periodFrom: '2025-01', withholdingAnnuality: 'PARTIAL_YEAR' });
    expect(await checked('BPMP', { ...left, ...june })).toEqual(['error bupotCheck.month_of_year']);
    const late = await bupots(rina).create('BPMP', { ...left, ...june });
    expect((await issue(late, { relatedChecked: true })).status).toBe(422);
  });

  it('are refused one by one where many are issued', async () => {
    const who = somebody();
    await issued(app, 'BPMP', { ...who, ...june });
    const year = await bupots(rina).create('BPA1', who);
    const fine = await bupots(rina).create('BPA1', somebody());
    await rina.post(`${SLIPS}/issue`, { ids: [year.id, fine.id] });
    await app.drainJobs();
    const state = async ({ id }: Bupot) => (await rina.get<Bupot>(`${SLIPS}/${id}`)).status;
    expect([await state(year), await state(fine)]).toEqual(['DRAFT', 'APPROVED']);
  });
});

describe('a second payment of a masa to one who is not permanent', () => {
  it('shows the tax on the sum beside the sum of both, and is asked about', async () => {
    const who = { ...somebody(), taxCode: '21-100-35', ptkp: 'TK/0', gross: '5000000' } as const;
    await issued(app, 'BP21', { ...who, documentNumber: 'A' });
    const second = await bupots(rina).create('BP21', { ...who, documentNumber: 'B' });
    expect(second).toMatchObject({
      beside: [{ key: 'bupotCheck.masa_sum', message: expect.stringMatching(/Rp 200\.000.*Rp 0/) }],
    });
    expect((await issue(second)).status).toBe(409);
  });
});
