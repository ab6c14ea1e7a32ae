import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sen } from '#domain/definition/money.ts';
import type { CreditEffect } from '#domain/faktur/credit-effect.ts';
import type { DokumenInput } from '#domain/faktur/dokumen.ts';
import type { DokumenKeluaranView, DokumenMasukanView } from '#domain/faktur/dokumen-schema.ts';
import { aDokumenInput } from '../../../fixtures/builders/a-dokumen.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered } from './faktur-client.ts';

const OUT = '/efaktur/document/out/ctas';
const IN = '/efaktur/document/in/ctas';
type View = DokumenKeluaranView & DokumenMasukanView;

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

const input = (over: Partial<DokumenInput> = {}) =>
  aDokumenInput({ number: `DOK-${String(++n).padStart(6, '0')}`, ...over });
const drafted = (base: string, over: Partial<DokumenInput> = {}) => rina.post<View>(base, { input: input(over) });
const seen = (base: string, id: string) => rina.get<View>(`${base}/${id}`);
const moved = (who: Client, base: string, id: string, move: string, version: number, reason?: string) =>
  answered(who.request('POST', `${base}/${id}/moves/${move}`, { json: { version, ...(reason ? { reason } : {}) } }));

const uploaded = async (base: string, { id, version }: Pick<View, 'id' | 'version'>): Promise<View> => {
  expect(await moved(rina, base, id, 'upload', version)).toMatchObject({ status: 200 });
  await app.drainJobs();
  return seen(base, id);
};
const approved = async (base: string, over: Partial<DokumenInput> = {}) => uploaded(base, await drafted(base, over));
const substituted = (base: string, id: string, over: DokumenInput) =>
  answered(rina.request('POST', `${base}/${id}/substitute`, { json: { input: over, reason: 'Nilai keliru' } }));

describe('another document of what was sold', () => {
  it('goes from a draft to approved under its own number, and is in the list with its base', async () => {
    const draft = await drafted(OUT, { dpp: '125000000' });
    expect(draft).toMatchObject({ status: 'DRAFT', errorCount: 0, period: '2025-11', otherDpp: '125000000.00' });
    expect(await uploaded(OUT, draft)).toMatchObject({ status: 'APPROVED', number: draft.number });
    const filter = encodeURIComponent(JSON.stringify({ q: draft.number }));
    expect(await rina.get<View[]>(`${OUT}?filter=${filter}`)).toMatchObject([{ id: draft.id, documentKind: 'PEB' }]);
    const events = await rina.get<{ action: string }[]>(`${OUT}/${draft.id}/history`);
    expect(events.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'upload', 'approve']));
  });

  it('is not even saved with fields its kind does not have, each named', async () => {
    const wrong = input({
      uncreditReason: 'NO_RELATION',
      ppn: '1',
      counterpartyNpwp: '0612345678901000',
      code: '14',
      reference: 'K-1',
    });
    expect(await answered(rina.request('POST', OUT, { json: { input: wrong } }))).toMatchObject({
      status: 422,
      body: {
        errors: {
          ppn: 'Ekspor dikenai PPN 0 persen: isi 0',
          counterpartyNpwp: 'Pihak luar negeri tidak memiliki NPWP',
          code: expect.stringContaining('11'),
          reference: expect.any(String),
          uncreditReason: 'Hanya PPN dokumen masukan yang dapat tidak dikreditkan',
        },
      },
    });
    const other = await answered(rina.request('POST', OUT, { json: { input: input({ documentKind: 'PIB' }) } }));
    expect(other).toMatchObject({ status: 422, body: { errors: { 'input.documentKind': expect.any(String) } } });
  });

  it('is saved without what is still missing, and then not sent', async () => {
    const { id, version, errorCount } = await drafted(OUT, { number: null, dpp: '' });
    expect(errorCount).toBe(2);
    expect(await moved(rina, OUT, id, 'upload', version)).toMatchObject({
      status: 422,
      body: { errors: { number: 'Wajib diisi', dpp: 'DPP harus lebih dari 0' } },
    });
    expect(await seen(OUT, id)).toMatchObject({ status: 'DRAFT' });
  });

  it('is one for each paper', async () => {
    const first = await approved(OUT);
    const second = await drafted(OUT, { number: first.number });
    expect(await moved(rina, OUT, second.id, 'upload', second.version)).toMatchObject({
      status: 422,
      body: { errors: { number: 'Nomor dokumen ini sudah ada' } },
    });
  });

  it('is replaced once: the substitute keeps its masa, and the original is closed when that is approved', async () => {
    const original = await approved(OUT);
    const over = input({ number: original.number, date: '2025-11-10', dpp: '300000000' });
    const draft = await substituted(OUT, original.id, over);
    expect(draft).toMatchObject({ status: 201, body: { kind: 'NORMAL_SUBS', replaces: original.id, revision: 1 } });
    expect(await substituted(OUT, original.id, over)).toMatchObject({ status: 409 });
    const { id, version } = draft.body as View;
    expect(await uploaded(OUT, { id, version })).toMatchObject({ status: 'APPROVED', number: original.number });
    expect(await seen(OUT, original.id)).toMatchObject({ status: 'AMENDED', kind: 'SUBSTITUTED', replacedBy: id });
  });

  it('may be replaced again once the draft of its substitute is removed', async () => {
    const original = await approved(OUT);
    const { body } = await substituted(OUT, original.id, input({ number: original.number }));
    await rina.request('DELETE', `${OUT}/${(body as View).id}`);
    expect(await seen(OUT, original.id)).toMatchObject({ status: 'APPROVED', replacedBy: null });
    expect(await substituted(OUT, original.id, input({ number: original.number }))).toMatchObject({ status: 201 });
  });

  it('is cancelled with a reason, with the permission, and finally', async () => {
    const { id, version } = await approved(OUT);
    expect(await moved(rina, OUT, id, 'cancel', version)).toMatchObject({ status: 422 });
    expect(await moved(budi, OUT, id, 'cancel', version, 'Ekspor batal')).toMatchObject({ status: 403 });
    expect(await moved(hendra, OUT, id, 'cancel', version, 'Ekspor batal')).toMatchObject({ status: 404 });
    expect(await moved(rina, OUT, id, 'cancel', version, 'Ekspor batal')).toMatchObject({ status: 200 });
    await app.drainJobs();
    const over = await seen(OUT, id);
    expect(over).toMatchObject({ status: 'CANCELED', kind: 'CANCELED', reason: 'Ekspor batal' });
    expect(await moved(rina, OUT, id, 'cancel', over.version, 'Lagi')).toMatchObject({ status: 409 });
  });

  it('that the office refuses is corrected and sent again', async () => {
    const draft = await drafted(OUT, { number: 'TOLAK:UNIT_UNKNOWN' });
    const bad = await uploaded(OUT, draft);
    expect(bad).toMatchObject({ status: 'REJECTED', officeCode: 'UNIT_UNKNOWN' });
    await rina.request('PUT', `${OUT}/${bad.id}`, { json: { version: bad.version, input: input() } });
    const repaired = await seen(OUT, bad.id);
    expect(repaired).toMatchObject({ status: 'DRAFT', officeCode: null });
    expect(await uploaded(OUT, repaired)).toMatchObject({ status: 'APPROVED' });
  });

  it('is sent with all eligible ones of a selection', async () => {
    const ready = [await drafted(OUT), await drafted(OUT)];
    const lacking = await drafted(OUT, { number: null });
    const ids = [...ready, lacking].map(({ id }) => id);
    expect(await rina.post(`${OUT}/upload`, { ids })).toMatchObject({ total: 3, eligible: 2 });
    await app.drainJobs();
    const states = await Promise.all(ids.map(async (id) => (await seen(OUT, id)).status));
    expect(states).toEqual(['APPROVED', 'APPROVED', 'DRAFT']);
    expect((await budi.request('POST', `${OUT}/upload`, { json: { ids } })).status).toBe(403);
  });

  it('is saved and sent in one', async () => {
    const sent = await answered(rina.request('POST', `${OUT}/direct-upload`, { json: { input: input() } }));
    expect(sent).toMatchObject({ status: 201, body: { status: 'IN_PROGRESS' } });
    await app.drainJobs();
    expect(await seen(OUT, String(sent.body.id))).toMatchObject({ status: 'APPROVED' });
  });

  it('is queried', async () => {
    const { id, version } = await approved(OUT);
    expect(await moved(rina, OUT, id, 'inquire', version)).toMatchObject({ status: 200 });
    await app.drainJobs();
    expect(await seen(OUT, id)).toMatchObject({ status: 'APPROVED' });
  });

  it('is written as the XML of the office, without what lacks something or replaces another', async () => {
    const good = await drafted(OUT, { documentKind: 'EXPORT_SERVICE', counterpartyName: 'Straits & Co' });
    const bad = await drafted(OUT, { number: null });
    const { jobId } = await rina.post<{ jobId: string }>(`${OUT}/xml`, { ids: [good.id, bad.id] });
    await app.drainJobs();
    const job = await rina.get<{ result: { fileId: string } }>(`/jobs/${jobId}`);
    const xml = await (await rina.request('GET', `/files/${job.result.fileId}`)).text();
    expect(xml).toContain('<TransactionType>02</TransactionType><TransactionDetail>13</TransactionDetail>');
    expect(xml).toContain(`<DocumentNumber>${good.number}</DocumentNumber>`);
    expect(xml).toContain('<BuyerName>Straits &amp; Co</BuyerName>');
    expect(xml.match(/<SpecialDoc>/g)).toHaveLength(1);
    expect(JSON.stringify(job.result)).toContain('Dokumen belum lengkap');
  });
});

describe('another document of what was bought', () => {
  const decided = (id: string, version: number, decision: object, who: Client = rina) =>
    answered(who.request('POST', `${IN}/${id}/creditable`, { json: { version, decision } }));

  it('is credited in one of its four masa, in another, not at all, and back', async () => {
    const pib = await approved(IN, { documentKind: 'PIB' });
    expect(pib).toMatchObject({ status: 'APPROVED', creditPeriod: null });
    const late = { move: 'credit', creditPeriod: '2026-03' };
    expect(await decided(pib.id, pib.version, late)).toMatchObject({
      status: 422,
      body: { errors: { creditPeriod: expect.any(String) } },
    });
    const credited = await decided(pib.id, pib.version, { move: 'credit', creditPeriod: '2026-02' });
    expect(credited).toMatchObject({ status: 200, body: { status: 'CREDITED', creditPeriod: '2026-02' } });
    expect(await decided(pib.id, pib.version, { move: 'restore' })).toMatchObject({ status: 409 });
    const { version } = credited.body as View;
    const rebooked = await decided(pib.id, version, { move: 'rebook', creditPeriod: '2025-12' });
    expect(rebooked).toMatchObject({ body: { status: 'CREDITED', creditPeriod: '2025-12' } });
    const not = { move: 'uncredit', uncreditReason: 'NO_RELATION' };
    const uncredited = await decided(pib.id, (rebooked.body as View).version, not);
    expect(uncredited).toMatchObject({
      body: { status: 'UNCREDITED', creditPeriod: null, uncreditReason: 'NO_RELATION' },
    });
    const back = await decided(pib.id, (uncredited.body as View).version, { move: 'restore' });
    expect(back).toMatchObject({ body: { status: 'APPROVED', uncreditReason: null } });
  });

  it('is not decided before the office has it, nor without the permission, nor by another company', async () => {
    const draft = await drafted(IN, { documentKind: 'AS_INVOICE_IN' });
    const credit = { move: 'credit', creditPeriod: '2025-11' };
    expect(await decided(draft.id, draft.version, credit)).toMatchObject({ status: 409 });
    const { id, version } = await uploaded(IN, draft);
    expect(await decided(id, version, credit, hendra)).toMatchObject({ status: 404 });
    expect(await decided(id, version, { move: 'invalidate', reason: 'Bukan milik kami' })).toMatchObject({
      status: 422,
    });
    expect(await decided(id, version, credit)).toMatchObject({ status: 200 });
  });

  it('has no PPN to credit where none was paid', async () => {
    const { id, version } = await approved(IN, { documentKind: 'AS_INVOICE_IN', code: '08' });
    expect(await decided(id, version, { move: 'credit', creditPeriod: '2025-11' })).toMatchObject({ status: 422 });
  });

  it('is approved as not credited where that was entered', async () => {
    const one = await approved(IN, { documentKind: 'FROM_ABROAD', uncreditReason: 'FOREIGN_DOCUMENT' });
    expect(one).toMatchObject({ status: 'UNCREDITED', uncreditReason: 'FOREIGN_DOCUMENT' });
  });

  it('is decided with all a filter finds, as one job, with a preview of the effect, and reported to the office', async () => {
    const decide = vi.spyOn(app.deps.djp.dokumen, 'decide');
    const date = '2025-10-06';
    const pib = await approved(IN, { documentKind: 'PIB', date, ppn: '11000000' });
    const untaxed = await approved(IN, { documentKind: 'AS_INVOICE_IN', code: '08', date });
    const draft = await drafted(IN, { documentKind: 'PIB', date });
    const of = { filter: { ids: [pib.id, untaxed.id, draft.id] } };
    const decision = { move: 'credit', creditPeriod: '2025-12' };

    const effect = await rina.post<CreditEffect>(`${IN}/credit-effect`, { ...of, decision });
    expect(effect).toMatchObject({
      total: 3,
      count: 1,
      sum: '11000000.00',
      filed: [],
      periods: [{ period: '2025-12' }],
    });
    expect(effect.skipped.map(({ reason }) => reason).sort()).toEqual([
      'masukan.refusal.no_tax',
      'masukan.refusal.state',
    ]);
    const [masa] = effect.periods;
    expect(sen(masa?.now ?? '') - sen(masa?.after ?? '')).toBe(sen('11000000'));

    const { jobId } = await rina.post<{ jobId: string }>(`${IN}/bulk-creditable`, { ...of, decision });
    await app.drainJobs();
    expect(await rina.get(`/jobs/${jobId}`)).toMatchObject({ status: 'DONE', result: { decided: 1, skipped: [] } });
    expect(await seen(IN, pib.id)).toMatchObject({ status: 'CREDITED', creditPeriod: '2025-12' });
    expect(await seen(IN, untaxed.id)).toMatchObject({ status: 'APPROVED' });
    expect(decide.mock.calls.map(([input]) => input)).toMatchObject([
      { status: 'CREDITED', creditPeriod: '2025-12', numbers: [pib.number] },
    ]);
    const after = await rina.post<CreditEffect>(`${IN}/credit-effect`, { ...of, decision: { move: 'restore' } });
    expect(after.periods).toMatchObject([{ period: '2025-12', now: masa?.after, after: masa?.now }]);

    await rina.post(`${IN}/bulk-creditable`, { ...of, decision: { move: 'restore' } });
    await app.drainJobs();
    expect(await seen(IN, pib.id)).toMatchObject({ status: 'APPROVED', creditPeriod: null });
    expect(decide.mock.lastCall?.[0]).toMatchObject({ status: 'APPROVED', numbers: [pib.number] });
    decide.mockRestore();
  });

  it('is decided with many, with a preview of the effect, of the own company only, with the permission', async () => {
    const { id } = await approved(IN, { documentKind: 'PIB' });
    const body = { ids: [id], decision: { move: 'credit', creditPeriod: '2025-11' } };
    for (const path of ['credit-effect', 'bulk-creditable']) {
      const request = (who: Client, json: object) => who.request('POST', `${IN}/${path}`, { json });
      expect((await request(budi, body)).status).toBe(403);
      expect((await request(rina, { ...body, filter: {} })).status).toBe(422);
      expect((await request(rina, { ...body, decision: { move: 'invalidate', reason: 'x' } })).status).toBe(422);
    }
    expect(await hendra.post(`${IN}/credit-effect`, body)).toMatchObject({ total: 0, count: 0 });
    expect((await hendra.request('POST', `${IN}/bulk-creditable`, { json: body })).status).toBe(404);
  });

  it('that is credited is neither cancelled nor replaced before the decision is undone', async () => {
    const { id, version } = await approved(IN, { documentKind: 'PIB' });
    const { body } = await decided(id, version, { move: 'credit', creditPeriod: '2025-11' });
    expect(await moved(rina, IN, id, 'cancel', (body as View).version, 'Impor batal')).toMatchObject({ status: 409 });
    expect(await substituted(IN, id, input({ documentKind: 'PIB' }))).toMatchObject({ status: 409 });
  });
});
