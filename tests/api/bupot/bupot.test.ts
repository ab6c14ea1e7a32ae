import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAnnual, slipKinds } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered } from '../faktur/faktur-client.ts';
import { aSlip, bupots, pathOf, SLIPS } from './bupot-client.ts';

let app: TestApp;
let rina: Client;
let budi: Client;
let hendra: Client;
beforeAll(async () => {
  app = await testApp();
  [rina, budi, hendra] = [await app.as('rina', 'sagara'), await app.as('budi'), await app.as('hendra', 'bentala')];
});
afterAll(() => app.close());

describe.each(slipKinds)('a draft of %s', (kind) => {
  it('is worked, found, saved over, and removed', async () => {
    const made = await bupots(rina).create(kind);
    expect(made).toMatchObject({ kind, status: 'DRAFT', version: 1, errorCount: 0, number: null, revision: 0 });
    expect(Number(made.gross)).toBeGreaterThan(0);
    expect(Number(made.tax) + Number(made.borne)).not.toBeNaN();
    expect(made.kapKjs).toMatch(/^\d{6}-\d{3}$/);

    const filter = JSON.stringify({ reference: made.reference });
    for (const path of [SLIPS, pathOf(kind)]) {
      const response = await rina.request('GET', `${path}?filter=${filter}`);
      expect(response.headers.get('Content-Range')).toBe('items 0-0/1');
      const [row] = await response.json();
      expect(row).toMatchObject({ id: made.id, gross: made.gross, tax: made.tax, final: made.final });
      if (isAnnual(kind) && path !== SLIPS) expect(row).toMatchObject({ netIncome: made.lines?.netIncome });
    }
    expect(await rina.get(`${SLIPS}/totals?filter=${filter}`)).toMatchObject({ count: 1, gross: made.gross });

    const path = `${pathOf(kind)}/${made.id}`;
    const [listed] = await rina.get<Record<string, unknown>[]>(`${pathOf(kind)}?filter=${filter}`);
    expect(listed).toMatchObject({ final: made.final, issueWanted: false });
    if (made.lines && isAnnual(kind))
      expect(listed).toMatchObject({
        ptkp: made.ptkp,
        periodFrom: made.periodFrom,
        netIncome: made.lines.netIncome,
        pph21PaymentDifference: made.lines.pph21PaymentDifference,
      });

    const changed = made.grossTyped === null ? {} : { gross: '12500000' };
    const again = { version: 1, input: { ...aSlip(kind), reference: made.reference, ...changed } };
    expect(await rina.put<Bupot>(path, again)).toMatchObject({ version: 2 });
    expect((await rina.request('DELETE', path)).status).toBe(200);
  });

  it('may be nearly empty, and reports what is missing', async () => {
    const made = await rina.post<Bupot>(pathOf(kind), { input: {} });
    expect(made.errorCount).toBeGreaterThan(0);
    const found = await rina.post<{ path: string; message: string }[]>(`${pathOf(kind)}/check`, { input: {} });
    expect(found).toContainEqual(expect.objectContaining({ path: 'period', message: 'Wajib diisi' }));
  });

  it('is out of sight of other companies and of those without the key', async () => {
    const { id } = await bupots(rina).create(kind);
    for (const path of [`${SLIPS}/${id}`, `${pathOf(kind)}/${id}`])
      expect((await hendra.request('GET', path)).status).toBe(404);
    expect((await hendra.request('DELETE', `${pathOf(kind)}/${id}`)).status).toBe(404);
    expect((await budi.request('GET', `${SLIPS}/${id}`)).status).toBe(403);
    expect((await budi.request('POST', pathOf(kind), { json: { input: {} } })).status).toBe(403);
  });
});

describe('input', () => {
  it('is refused field by field where it is of the wrong kind', async () => {
    const { status, body } = await answered(
      rina.request('POST', pathOf('BPPU'), {
        json: { input: { ...aSlip('BPPU'), gross: '12,5', date: 'besok', ptkp: 'TK/0' } },
      }),
    );
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['input.date', 'input.gross', 'input.ptkp']);
  });

  it('is not found under the path of another kind', async () => {
    const { id } = await bupots(rina).create('BPPU');
    expect((await rina.request('GET', `${pathOf('CY')}/${id}`)).status).toBe(404);
    const put = { version: 1, input: aSlip('CY') };
    expect((await rina.request('PUT', `${pathOf('CY')}/${id}`, { json: put })).status).toBe(404);
    expect((await rina.request('DELETE', `${pathOf('CY')}/${id}`)).status).toBe(404);
  });

  it('counts what is wrong with it: own number as payee, object of another kind, facility, future day, document of tomorrow', async () => {
    const found = await rina.post<{ path: string; key: string }[]>(`${pathOf('BPPU')}/check`, {
      input: {
        ...aSlip('BPPU'),
        payeeNpwp: aSlip('BPPU').nitku?.slice(0, 16),
        taxCode: '27-104-01',
        facility: 'SKB21',
        date: '2031-01-01',
        documentDate: '2031-01-01',
        paymentOption: 'DIRECT',
      },
    });
    expect(found.map(({ path, key }) => `${path} ${key}`)).toEqual(
      expect.arrayContaining([
        'payeeNpwp bupotCheck.payee_is_company',
        'taxCode bupotCheck.object_other_kind',
        'facility bupotCheck.facility_not_allowed',
        'date bupotCheck.date_future',
        'documentDate bupotCheck.document_future',
        'paymentOption bupotCheck.government_only',
      ]),
    );
  });

  it('is only corrected once it is issued', async () => {
    const { id } = await bupots(rina).create('BPPU');
    const { status, body } = await answered(
      rina.request('POST', `${pathOf('BPPU')}/${id}/correct`, { json: { reason: 'Salah tarif' } }),
    );
    expect([status, body.code]).toEqual([409, 'wrong_status']);
  });
});

describe('the payee of a saved slip', () => {
  it('is in the book of counterparties afterwards, except for an autosave', async () => {
    const known = (name: string) =>
      rina.get<object[]>(`/counterparties?range=[0,9]&filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
    await bupots(rina).create('BP21', { payeeName: 'Narendra Wibisana' });
    expect(await known('narendra')).toEqual([
      expect.objectContaining({ document: 'National ID', identity: '3174052204880001', country: 'IDN' }),
    ]);
    await bupots(rina).create('BPNR', { payeeName: 'Lakeside Works Pte. Ltd.', payeeNpwp: '199912345L' });
    expect(await known('lakeside')).toEqual([expect.objectContaining({ document: 'Other ID', country: 'SGP' })]);
    const typed = { ...aSlip('BPPU'), payeeName: 'PT Setengah Diketik' };
    await rina.post(`${pathOf('BPPU')}?autosave=1`, { input: typed });
    expect(await known('setengah diketik')).toEqual([]);
  });

  it('comes after those whose names begin with the search text', async () => {
    const named = async (payeeName: string, payeeNpwp: string) =>
      bupots(rina).create('BP21', { payeeName, payeeNpwp, payeeNitku: '' });
    await named('Hendro Waskita', '3174052204880002');
    await named('Waskita Adi', '3174052204880003');
    const found = await rina.get<{ name: string }[]>('/counterparties?q=waskita');
    expect(found.map(({ name }) => name)).toEqual(['Waskita Adi', 'Hendro Waskita']);
  });
});

describe('the history of a payee', () => {
  it('lists the usual withholdings of a payee, newest first, within the company and the kind', async () => {
    const payeeNpwp = '0026613097602000';
    const payee = { payeeNpwp, payeeNitku: `${payeeNpwp}000000` };
    for (const [period, taxCode] of [
      ['2025-07', '24-104-03'],
      ['2025-08', '28-403-02'],
      ['2025-09', '24-104-03'],
    ] as const)
      await bupots(rina).create('BPPU', { ...payee, period, date: `${period}-10`, taxCode });
    const path = '/ebupot/payee-history';
    const of = (kind: string) => ({ npwp: payeeNpwp, kind });
    expect(await rina.post(path, of('BPPU'))).toEqual([
      expect.objectContaining({ taxCode: '24-104-03', rate: '2', count: 2, since: '2025-07' }),
      expect.objectContaining({ taxCode: '28-403-02', rate: '10', count: 1, since: '2025-08' }),
    ]);
    expect(await rina.post(path, of('BP21'))).toEqual([]);
    expect(await hendra.post(path, of('BPPU'))).toEqual([]);
    expect((await budi.request('POST', path, { json: of('BPPU') })).status).toBe(403);
    expect((await rina.request('POST', path, { json: of('BPXX') })).status).toBe(422);
  });
});
