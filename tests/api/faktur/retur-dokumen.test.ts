import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreditEffect } from '#domain/faktur/credit-effect.ts';
import type { DokumenInput } from '#domain/faktur/dokumen.ts';
import type { DokumenMasukanView } from '#domain/faktur/dokumen-schema.ts';
import type { ReturDokumenInput } from '#domain/faktur/retur-dokumen.ts';
import type { ReturDokumenStart, ReturDokumenView } from '#domain/faktur/retur-dokumen-schema.ts';
import type { ReturChain } from '#domain/faktur/retur-schema.ts';
import { aDokumenInput } from '../../../fixtures/builders/a-dokumen.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered } from './faktur-client.ts';

type Side = 'out' | 'in';
const dokumens = (side: Side) => `/efaktur/document/${side}/ctas`;
const returs = (side: Side) => `/efaktur/document/${side}/return/ctas`;

let app: TestApp;
let rina: Client;
let budi: Client;
let hendra: Client;
let n = 0;

beforeAll(async () => {
  app = await testApp();
  [rina, budi, hendra] = [
    await app.as('rina', 'sagara'),
    await app.as('budi', 'sagara'),
    await app.as('hendra', 'bentala'),
  ];
});
afterAll(() => app.close());

const moved = (who: Client, base: string, id: string, move: string, version: number, reason?: string) =>
  answered(who.request('POST', `${base}/${id}/moves/${move}`, { json: { version, ...(reason ? { reason } : {}) } }));
const uploaded = async <T>(base: string, { id, version }: { id: string; version: number }): Promise<T> => {
  expect(await moved(rina, base, id, 'upload', version)).toMatchObject({ status: 200 });
  await app.drainJobs();
  return rina.get<T>(`${base}/${id}`);
};

/** An approved document of Rp 10.000.000; a purchase is credited by default. */
const approved = async (side: Side, over: Partial<DokumenInput> = {}, credited = true): Promise<DokumenMasukanView> => {
  const base = dokumens(side);
  const input = aDokumenInput({
    documentKind: side === 'out' ? 'AS_INVOICE_OUT' : 'AS_INVOICE_IN',
    number: `TAGIHAN-${++n}`,
    date: '2025-10-14',
    dpp: '10000000',
    ppn: '1100000',
    ...over,
  });
  const draft = await rina.post<DokumenMasukanView>(base, { input });
  const done = await uploaded<DokumenMasukanView>(base, draft);
  if (side === 'out' || !credited) return done;
  const decision = { move: 'credit', creditPeriod: '2025-10' };
  return rina.post(`${base}/${done.id}/creditable`, { version: done.version, decision });
};
const input = (originId: string, over: Partial<ReturDokumenInput> = {}): ReturDokumenInput => ({
  originId,
  number: `RTR-${++n}`,
  date: '2025-11-10',
  dpp: '4000000',
  ppn: '440000',
  ppnbm: '0',
  ...over,
});
const tried = (who: Client, side: Side, of: ReturDokumenInput) =>
  answered(who.request('POST', returs(side), { json: { input: of } }));
const drafted = (side: Side, originId: string, over: Partial<ReturDokumenInput> = {}) =>
  rina.post<ReturDokumenView>(returs(side), { input: input(originId, over) });
const seen = (side: Side, id: string) => rina.get<ReturDokumenView>(`${returs(side)}/${id}`);
const started = (side: Side, id: string) => rina.get<ReturDokumenStart>(`${returs(side)}/initial/${id}`);

describe.each(['out', 'in'] as const)('a return of another document, %s', (side) => {
  it('goes from the remainder of its document to approved under its own number, and counts in the masa of its day', async () => {
    const origin = await approved(side);
    expect((await started(side, origin.id)).left).toEqual({ dpp: '10000000.00', ppn: '1100000.00', ppnbm: '0.00' });
    const draft = await drafted(side, origin.id);
    expect(draft).toMatchObject({
      status: 'DRAFT',
      errorCount: 0,
      period: '2025-11',
      originNumber: origin.number,
      code: origin.code,
      documentKind: origin.documentKind,
      counterpartyName: origin.counterpartyName,
      otherDpp: '4000000.00',
    });
    expect((await started(side, origin.id)).left.dpp).toBe('6000000.00');
    const done = await uploaded<ReturDokumenView>(returs(side), draft);
    expect(done).toMatchObject({ status: 'APPROVED', number: draft.number, left: { dpp: '10000000.00' } });
    const { chain, effect } = await rina.get<ReturChain>(`${dokumens(side)}/${origin.id}/chain`);
    expect(chain.map(({ id, goesBack }) => [id, goesBack])).toEqual([
      [origin.id, false],
      [draft.id, true],
    ]);
    expect(effect).toMatchObject([
      { period: '2025-10', ppn: '1100000.00' },
      { period: '2025-11', dpp: '-4000000.00', ppn: '-440000.00' },
    ]);
    expect(done).toMatchObject({ chain, effect });
    const filter = encodeURIComponent(JSON.stringify({ q: draft.number }));
    expect(await rina.get<object[]>(`${returs(side)}?filter=${filter}`)).toMatchObject([{ id: draft.id }]);
    const events = await rina.get<{ action: string }[]>(`${returs(side)}/${draft.id}/history`);
    expect(events.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'upload', 'approve']));
  });

  it('takes no more than is left, a draft counts, and what is cancelled or removed may go back again', async () => {
    const origin = await approved(side);
    const first = await drafted(side, origin.id, { dpp: '7000000', ppn: '770000' });
    expect(await tried(rina, side, input(origin.id, { ppnbm: '0.01' }))).toMatchObject({
      status: 422,
      body: {
        errors: { dpp: expect.stringContaining('3.000.000,00'), ppn: expect.any(String), ppnbm: expect.any(String) },
      },
    });
    const rest = await drafted(side, origin.id, { dpp: '3000000', ppn: '330000' });
    expect(await tried(rina, side, input(origin.id, { dpp: '0', ppn: '0' }))).toMatchObject({
      status: 409,
      body: { message: 'Dokumen ini sudah diretur seluruhnya.' },
    });
    await rina.request('DELETE', `${returs(side)}/${rest.id}`);
    const { id, version } = await uploaded<ReturDokumenView>(returs(side), first);
    expect(await moved(budi, returs(side), id, 'cancel', version, 'Jadi dipakai')).toMatchObject({ status: 403 });
    expect(await moved(rina, returs(side), id, 'cancel', version)).toMatchObject({ status: 422 });
    expect(await moved(rina, returs(side), id, 'cancel', version, 'Jadi dipakai')).toMatchObject({ status: 200 });
    await app.drainJobs();
    expect(await seen(side, id)).toMatchObject({ status: 'CANCELED', reason: 'Jadi dipakai' });
    expect((await started(side, origin.id)).left.dpp).toBe('10000000.00');
  });

  it('keeps its document from being cancelled and replaced', async () => {
    const origin = await approved(side, {}, false);
    const other = side === 'in' ? await approved(side) : origin;
    const draft = await drafted(side, other.id);
    const result = { status: 409, body: { message: expect.stringContaining('memiliki retur') } };
    if (side === 'in') {
      const taken = { version: other.version, decision: { move: 'restore' } };
      const restore = rina.request('POST', `${dokumens(side)}/${other.id}/creditable`, { json: taken });
      expect(await answered(restore)).toMatchObject(result);
      return;
    }
    const { id, version } = origin;
    expect(await moved(rina, dokumens(side), id, 'cancel', version, 'Batal')).toMatchObject(result);
    const replaced = { input: aDokumenInput({ documentKind: 'AS_INVOICE_OUT' }), reason: 'Nilai keliru' };
    const substitute = () => answered(rina.request('POST', `${dokumens(side)}/${id}/substitute`, { json: replaced }));
    expect(await substitute()).toMatchObject(result);
    await rina.request('DELETE', `${returs(side)}/${draft.id}`);
    expect(await substitute()).toMatchObject({ status: 201 });
    expect(await tried(rina, side, input(id))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('sedang diganti') },
    });
  });

  it('has a number of its own, and is saved without what is missing but not sent', async () => {
    const origin = await approved(side);
    const first = await drafted(side, origin.id, { dpp: '1', ppn: '0' });
    const double = input(origin.id, { number: first.number, dpp: '1', ppn: '0' });
    expect(await tried(rina, side, double)).toMatchObject({
      status: 422,
      body: { errors: { number: 'Nomor retur ini sudah ada' } },
    });
    const lacking = await drafted(side, origin.id, { number: null, date: '2025-10-13', dpp: '0', ppn: '0' });
    expect(lacking.errorCount).toBe(3);
    const { id, version } = lacking;
    expect(await moved(rina, returs(side), id, 'upload', version)).toMatchObject({
      status: 422,
      body: { errors: { number: 'Wajib diisi', date: expect.stringContaining('14/10/2025'), dpp: expect.any(String) } },
    });
    const other = await approved(side);
    const elsewhere = { version, input: input(other.id) };
    expect(await answered(rina.request('PUT', `${returs(side)}/${id}`, { json: elsewhere }))).toMatchObject({
      status: 422,
      body: { errors: { originId: expect.any(String) } },
    });
  });

  it('is of this company, with the permission', async () => {
    const origin = await approved(side);
    expect(await tried(hendra, side, input(origin.id))).toMatchObject({ status: 422 });
    expect(await answered(hendra.request('GET', `${returs(side)}/initial/${origin.id}`))).toMatchObject({
      status: 404,
    });
    const { id, version } = await drafted(side, origin.id);
    expect(await answered(hendra.request('GET', `${returs(side)}/${id}`))).toMatchObject({ status: 404 });
    expect(await moved(hendra, returs(side), id, 'upload', version)).toMatchObject({ status: 404 });
    expect(await moved(budi, returs(side), id, 'upload', version)).toMatchObject({ status: 403 });
    expect(await answered(rina.request('GET', `${dokumens(side)}/${id}/chain`))).toMatchObject({ status: 404 });
  });

  it('is saved and sent in one request, and queried', async () => {
    const origin = await approved(side);
    const json = { input: input(origin.id) };
    const sent = await answered(rina.request('POST', `${returs(side)}/direct-upload`, { json }));
    expect(sent).toMatchObject({ status: 201, body: { status: 'IN_PROGRESS' } });
    await app.drainJobs();
    const { id, version, status } = await seen(side, String(sent.body.id));
    expect(status).toBe('APPROVED');
    expect(await moved(rina, returs(side), id, 'inquire', version)).toMatchObject({ status: 200 });
    await app.drainJobs();
    expect(await seen(side, id)).toMatchObject({ status: 'APPROVED' });
  });
});

describe('what goes back', () => {
  it.each([
    ['out', 'PEB', 'dokumen setara faktur'],
    ['in', 'PIB', 'dokumen setara faktur'],
  ] as const)('is not of a document of %s of the kind %s', async (side, documentKind, words) => {
    const origin = await approved(side, { documentKind, ...(side === 'out' ? { ppn: '0' } : {}) });
    for (const answer of [
      await tried(rina, side, input(origin.id)),
      await answered(rina.request('GET', `${returs(side)}/initial/${origin.id}`)),
    ])
      expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining(words) } });
  });

  it('of what was bought waits until its PPN was decided about', async () => {
    const origin = await approved('in', {}, false);
    expect(await tried(rina, 'in', input(origin.id))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Putuskan dulu') },
    });
  });

  it('that the office refuses is corrected and sent again', async () => {
    const origin = await approved('out');
    const draft = await drafted('out', origin.id, { number: 'TOLAK:DUPLICATE_RETURN' });
    const bad = await uploaded<ReturDokumenView>(returs('out'), draft);
    expect(bad).toMatchObject({ status: 'REJECTED', officeCode: 'DUPLICATE_RETURN' });
    const json = { version: bad.version, input: input(origin.id) };
    await rina.request('PUT', `${returs('out')}/${bad.id}`, { json });
    const repaired = await seen('out', bad.id);
    expect(repaired).toMatchObject({ status: 'DRAFT', officeCode: null });
    expect(await uploaded(returs('out'), repaired)).toMatchObject({ status: 'APPROVED' });
  });

  it('is written as the XML of the office, without what lacks something', async () => {
    const origin = await approved('in');
    const good = await drafted('in', origin.id, { dpp: '2500000', ppn: '275000' });
    const bad = await drafted('in', origin.id, { number: null, dpp: '1', ppn: '0' });
    const { jobId } = await rina.post<{ jobId: string }>(`${returs('in')}/xml`, { ids: [good.id, bad.id] });
    await app.drainJobs();
    const job = await rina.get<{ result: { fileId: string } }>(`/jobs/${jobId}`);
    const xml = await (await rina.request('GET', `/files/${job.result.fileId}`)).text();
    expect(xml).toContain(`<DocumentNumber>${origin.number}</DocumentNumber>`);
    expect(xml).toContain('<ReturnTaxBase>2500000</ReturnTaxBase><ReturnVAT>275000</ReturnVAT>');
    expect(xml.match(/<InputReturnData>/g)).toHaveLength(1);
    expect(JSON.stringify(job.result)).toContain('Retur belum lengkap');
  });
});

it('what a decision of its document would do to the masa of a return is shown before, and then so', async () => {
  const origin = await approved('in');
  const draft = await drafted('in', origin.id, { date: '2025-11-10' });
  await uploaded(returs('in'), draft);
  const effect = (of: object, decision: object) =>
    rina.post<CreditEffect>(`${dokumens('in')}/credit-effect`, { ...of, decision });
  const uncredit = { move: 'uncredit', uncreditReason: 'COMPANY' };
  const shown = await effect({ ids: [origin.id] }, uncredit);
  const by = ({ periods }: CreditEffect) => new Map(periods.map(({ period, ...of }) => [period, of]));
  const difference = (of: CreditEffect, period: string) => {
    const { now, after } = by(of).get(period) ?? { now: '0', after: '0' };
    return Number(after) - Number(now);
  };
  expect([difference(shown, '2025-10'), difference(shown, '2025-11')]).toEqual([1_100_000, -440_000]);
  expect(await effect({ filter: { q: origin.number } }, uncredit)).toEqual(shown);
  for (const of of [{ ids: [origin.id] }, { filter: { q: origin.number } }])
    expect(await effect(of, { move: 'restore' })).toMatchObject({
      total: 1,
      count: 0,
      periods: [],
      skipped: [{ reason: 'retur.server.has_returns', count: 1 }],
    });
  const { version } = await rina.get<{ version: number }>(`${dokumens('in')}/${origin.id}`);
  await rina.post(`${dokumens('in')}/${origin.id}/creditable`, { version, decision: uncredit });
  const back = await effect({ ids: [origin.id] }, { move: 'credit', creditPeriod: '2025-10' });
  for (const period of ['2025-10', '2025-11']) {
    expect(by(back).get(period)?.now).toBe(by(shown).get(period)?.after);
    expect(by(back).get(period)?.after).toBe(by(shown).get(period)?.now);
  }
});
