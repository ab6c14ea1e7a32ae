import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bupot } from '#domain/bupot/record.ts';
import type { Batch } from '#domain/faktur/batch-schema.ts';
import type { CreditEffect } from '#domain/faktur/credit-effect.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { moveBupots } from '../../../api/modules/bupot/move-bupots.ts';
import { uploadItem } from '../../../api/modules/faktur/upload-item.ts';
import { applyVerdict } from '../../../api/modules/spt/apply-verdict.ts';
import { bupotById } from '../../../db/repositories/bupot/bupot.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { aDokumenInput } from '../../../fixtures/builders/a-dokumen.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { aSlip, bupots, issued, pathOf, SLIPS } from '../bupot/bupot-client.ts';
import { anInput, answered } from '../faktur/faktur-client.ts';
import { aHeader, aLine, converterBook } from '../imports/import-files.ts';
import { sendFile, settled } from '../imports/import-steps.ts';
import { annulledByOffice, filedByOffice, spts } from './spt-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const scope = scopeOf('rina', 'sagara');

const revise = async (id: string): Promise<void> => {
  const read = await bupotById(scope, app.deps.db.read, id);
  if (!read) throw new Error('no slip');
  await app.deps.db.transact((tx) => moveBupots(tx, app.deps, scope, app.clock.now, [{ read, move: 'revise' }]));
};

describe('the slips of a posted return', () => {
  it('may change, and the return has to be posted again', async () => {
    const { posted, one, repost } = spts(app, rina);
    const over = { period: '2025-02', date: '2025-02-28' };
    const slip = await issued(app, 'BPPU', over);
    await issued(app, 'BPPU', over);
    const spt = await posted('2025-02');
    await bupots(rina).create('BPPU', over);
    expect(await one(spt.id)).toMatchObject({ stale: false, version: spt.version });
    await revise(slip.id);
    expect(await one(spt.id)).toMatchObject({ stale: true, toDo: { action: 'post' }, documentCount: 2 });
    expect(await repost(spt.id)).toMatchObject({ stale: false, documentCount: 1 });
    expect(await rina.get(`${SLIPS}/${slip.id}`)).toMatchObject({ returnId: null });
  });
});

describe('the slips of a filed return', () => {
  it('are closed until a reason is given, which the history stores', async () => {
    const { posted, one } = spts(app, rina);
    const over = { period: '2025-03', date: '2025-03-31' };
    const slip = await issued(app, 'BPPU', over);
    const draft = await bupots(rina).create('BPPU', over);
    const spt = await posted('2025-03');
    await filedByOffice(app, spt.id);
    const path = pathOf('BPPU');
    const input = aSlip('BPPU', over);
    const tries = [
      ['POST', path, { input }],
      ['PUT', `${path}/${draft.id}`, { version: draft.version, input }],
      ['POST', `${path}/${slip.id}/correct`, { reason: 'Salah tarif' }],
    ] as const;
    for (const [method, at, json] of tries) {
      const { status, body } = await answered(rina.request(method, at, { json }));
      expect([status, body.code, (body.closedBy as { id: string }).id], at).toEqual([409, 'period_filed', spt.id]);
      expect(body.message).toBe(
        'SPT masa 03/2025 sudah dilaporkan. Perubahan dokumen perlu alasan dan SPT pembetulan.',
      );
    }
    for (const [method, at, json] of tries) {
      const { status, body } = await answered(
        rina.request(method, at, { json: { ...json, lockReason: 'Bukti baru diterima' } }),
      );
      expect(status, JSON.stringify(body)).toBeLessThan(300);
      const history = await historyOf(scope, app.deps.db.read, (body as { id: string }).id);
      expect(history.at(-1)?.reason).toBe(at.endsWith('/correct') ? 'Salah tarif' : 'Bukti baru diterima');
      if (method === 'POST') expect(history.at(-1)?.after).toMatchObject({ lockReason: 'Bukti baru diterima' });
    }
    await bupots(rina).create('BP21', over);
    await revise(slip.id);
    expect(await one(spt.id)).toMatchObject({
      status: 'FILED',
      stale: true,
      actions: expect.arrayContaining(['amend']),
    });
    expect(await rina.get(`${SLIPS}/${slip.id}`)).toMatchObject({ returnId: spt.id });
  });

  it('ask the reason of a correction once: the draft is stored and issued without another', async () => {
    const over = { period: '2025-04', date: '2025-04-30' };
    const slip = await issued(app, 'BPPU', over);
    const spt = await spts(app, rina).posted('2025-04');
    expect(await bupots(rina).one(slip.id)).toMatchObject({ returnId: spt.id, returnFiled: false });
    await filedByOffice(app, spt.id);
    expect(await bupots(rina).one(slip.id)).toMatchObject({ returnId: spt.id, returnFiled: true });
    const listed = (posted: boolean) =>
      rina.get<object[]>(`${SLIPS}?filter=${encodeURIComponent(JSON.stringify({ period: '2025-04', posted }))}`);
    expect(await listed(true)).toMatchObject([{ id: slip.id, returnFiled: true }]);
    expect(await listed(false)).toEqual([]);
    const path = pathOf('BPPU');
    const reason = 'Salah tarif';
    const draft = await rina.post<Bupot>(`${path}/${slip.id}/correct`, { reason, lockReason: reason });
    const input = aSlip('BPPU', { ...over, payeeNpwp: slip.payeeNpwp, gross: '12345678' });
    const saved = await rina.put<Bupot>(`${path}/${draft.id}?autosave=1`, { version: draft.version, input });
    expect(saved).toMatchObject({ gross: '12345678.00' });
    const answer = await answered(
      rina.request('POST', `${SLIPS}/${draft.id}/issue`, { json: { version: saved.version } }),
    );
    expect(answer.body.code).not.toBe('period_filed');
  });

  it('are neither issued nor cancelled without a reason, one by one or many at once', async () => {
    const { posted } = spts(app, rina);
    const over = { period: '2025-05', date: '2025-05-31' };
    const slip = await issued(app, 'BPPU', over);
    const [draft, other] = [await bupots(rina).create('BPPU', over), await bupots(rina).create('BPPU', over)];
    const spt = await posted('2025-05');
    await filedByOffice(app, spt.id);
    const tries = [
      [`${SLIPS}/${draft.id}/issue`, { version: draft.version }],
      [`${SLIPS}/submit`, { ids: [draft.id, other.id] }],
      [`${SLIPS}/${slip.id}/cancel`, { version: slip.version, reason: 'Salah penerima' }],
      [`${SLIPS}/cancel`, { ids: [slip.id], reason: 'Salah penerima' }],
    ] as const;
    for (const [at, json] of tries) {
      const { status, body } = await answered(rina.request('POST', at, { json }));
      expect([status, body.code, (body.closedBy as { id: string }).id], at).toEqual([409, 'period_filed', spt.id]);
    }
    const lockReason = 'Bukti baru diterima';
    const started = async (at: string, json: object) => {
      expect((await answered(rina.request('POST', at, { json }))).status, at).toBe(200);
      await app.drainJobs();
    };
    await started(`${SLIPS}/${draft.id}/issue`, { version: draft.version, lockReason });
    expect(await bupots(rina).one(draft.id)).toMatchObject({ status: 'APPROVED' });
    const history = await historyOf(scope, app.deps.db.read, draft.id);
    expect(history.find(({ action }) => action === 'passLock')).toMatchObject({ reason: lockReason });
    await started(`${SLIPS}/cancel`, { ids: [slip.id], reason: 'Salah penerima', lockReason });
    const canceled = await historyOf(scope, app.deps.db.read, slip.id);
    expect(canceled.map(({ action }) => action)).toEqual(expect.arrayContaining(['passLock', 'cancel']));
    const late = { period: '2025-05', date: '2025-05-31' };
    const made = await rina.post<{ id: string; version: number }>(pathOf('BPPU'), {
      input: aSlip('BPPU', late),
      lockReason,
    });
    await started(`${SLIPS}/${made.id}/issue`, { version: made.version });
  });

  it('are not sent by a job that is run again after the return was filed', async () => {
    const { posted } = spts(app, rina);
    const over = { period: '2025-06', date: '2025-06-30' };
    await issued(app, 'BPPU', over);
    // The office is unreachable for this payee.
    const payeeNpwp = '0623456789019999';
    const away = { payeeNpwp, payeeNitku: nitkuOf(payeeNpwp) };
    const draft = await bupots(rina).create('BPPU', { ...over, ...away });
    const { jobId } = await rina.post<{ jobId: string }>(`${SLIPS}/${draft.id}/issue`, { version: draft.version });
    await app.drainJobs();
    const broken = await bupots(rina).one(draft.id);
    expect(broken.status).toBe('FAILED');
    const spt = await posted('2025-06');
    await filedByOffice(app, spt.id);
    await rina.post(`/jobs/${jobId}/retry`);
    await app.drainJobs();
    expect(await bupots(rina).one(draft.id)).toMatchObject({ status: 'FAILED', version: broken.version });
    expect(await rina.get(`/jobs/${jobId}/items`)).toMatchObject([{ status: 'FAILED', code: 'period_filed' }]);
    await rina.post(`${SLIPS}/${draft.id}/issue`, { version: broken.version, lockReason: 'Bukti baru diterima' });
    await app.drainJobs();
    const history = await historyOf(scope, app.deps.db.read, draft.id);
    expect(history.filter(({ action }) => action === 'submit')).toHaveLength(2);
  });

  it('open for the correction of the return, which takes them over and shows its changes', async () => {
    const { posted, one, repost, path } = spts(app, rina);
    const over = { period: '2025-07', date: '2025-07-31' };
    await issued(app, 'BPPU', over);
    const spt = await posted('2025-07');
    await filedByOffice(app, spt.id);
    await issued(app, 'BPPU', { ...over, tax: '50000.00' });
    const amend = (id: string, reason: unknown = 'Susulan') =>
      answered(rina.request('POST', `${path}/${id}/amend`, { json: { reason } }));
    for (const reason of ['', '   ', null, 'x'.repeat(501)]) {
      const { status, body } = await amend(spt.id, reason);
      expect([status, Object.keys(body.errors as object)], String(reason)).toEqual([422, ['reason']]);
    }
    const made = await amend(spt.id);
    expect([made.status, made.body.revision, made.body.replaces]).toEqual([201, 1, spt.id]);
    expect((await amend(spt.id)).status).toBe(409);
    await bupots(rina).create('BPPU', over);
    const next = await repost(made.body.id as string);
    expect(next).toMatchObject({
      documentCount: 2,
      payable: '50000.00',
      label: 'SPT Masa PPh Unifikasi 07/2025 pembetulan ke-1',
    });
    expect(next.changes.map(({ line, change }) => [line, change])).toContainEqual(['411124-100.B', '50000.00']);
    expect(await one(spt.id)).toMatchObject({ status: 'FILED', documentCount: 1 });

    const third = await issued(app, 'BPPU', over);
    await revise(third.id);
    expect([(await one(spt.id)).stale, (await one(next.id)).stale]).toEqual([true, true]);
    await repost(next.id);
    await filedByOffice(app, next.id, { status: 'FILING' });
    await applyVerdict(app.deps, scope, next.id, { verdict: { state: 'filed', bpe: 'BPE-1', at: app.clock.now } });
    expect([(await one(spt.id)).stale, (await one(next.id)).stale]).toEqual([false, false]);
    // From here on the correction has to be corrected, until the office annuls it.
    const fourth = await issued(app, 'BPPU', over);
    await revise(fourth.id);
    expect([(await one(spt.id)).stale, (await one(next.id)).stale]).toEqual([false, true]);
    await annulledByOffice(app, next.id);
    expect(await one(next.id)).toMatchObject({ status: 'CANCELED' });
    expect(await one(spt.id)).toMatchObject({ stale: true, actions: expect.arrayContaining(['amend']) });
  });
});

describe('the VAT documents of a filed return', () => {
  const LOCKED = '/efaktur/out/ctas';
  const filedMasa = async (period: string): Promise<string> => {
    const spt = await spts(app, rina, 'PPN').posted(period);
    await filedByOffice(app, spt.id);
    return spt.id;
  };

  it('enter it with a reason only, required on sending; then the return needs its correction', async () => {
    const closedBy = await filedMasa('2025-10');
    const input = anInput({ date: '2025-10-14' });
    const draft = await rina.post<Faktur>(`${LOCKED}/draft`, { input });
    const send = (more: object) =>
      answered(rina.request('POST', `${LOCKED}/upload`, { json: { ids: [draft.id], ...more } }));
    expect(await send({})).toMatchObject({
      status: 409,
      body: {
        code: 'period_filed',
        returnType: 'PPN',
        period: '2025-10',
        asksReason: true,
        closedBy: { id: closedBy },
      },
    });
    expect((await send({ lockReason: '  ' })).status).toBe(409);
    const move = await answered(
      rina.request('POST', `${LOCKED}/${draft.id}/moves/upload`, { json: { version: draft.version } }),
    );
    expect(move).toMatchObject({ status: 409, body: { code: 'period_filed' } });
    expect((await send({ lockReason: 'Faktur terlewat' })).status).toBe(202);
    await app.drainJobs();
    expect(await rina.get(`${LOCKED}/${draft.id}`)).toMatchObject({ status: 'APPROVED' });
    const result = await historyOf(scope, app.deps.db.read, draft.id);
    expect(result.find(({ action }) => action === 'passLock')).toMatchObject({ reason: 'Faktur terlewat' });
    expect(await spts(app, rina, 'PPN').one(closedBy)).toMatchObject({ status: 'FILED', stale: true });
  });

  it('are not stored where they may not be sent in one request, and ask once', async () => {
    const input = anInput({ date: '2025-10-20', reference: 'SEKALI-1' });
    const direct = (more: object) =>
      answered(rina.request('POST', `${LOCKED}/direct-upload`, { json: { input, ...more } }));
    expect(await direct({})).toMatchObject({ status: 409, body: { code: 'period_filed', asksReason: true } });
    expect(await rina.get(`${LOCKED}?filter=${encodeURIComponent('{"reference":"SEKALI-1"}')}`)).toEqual([]);
    expect((await direct({ lockReason: 'Faktur terlewat' })).status).toBe(201);
    const late = await rina.post<Faktur>(`${LOCKED}/draft`, { input: anInput({ date: '2025-10-21' }) });
    expect(await uploadItem(app.deps, scope, { id: late.id, attempts: 0 })).toMatchObject({ status: 'FAILED' });
    expect((await rina.get<Faktur>(`${LOCKED}/${late.id}`)).status).toBe('DRAFT');
    const open = anInput({ date: '2025-11-03', reference: 'TERBUKA-1' });
    expect((await answered(rina.request('POST', `${LOCKED}/direct-upload`, { json: { input: open } }))).status).toBe(
      201,
    );
  });

  it('that are still to be decided about come in unasked: their decision asks', async () => {
    await filedMasa('2025-08');
    const input = aDokumenInput({ documentKind: 'PIB', code: '14', date: '2025-08-14' });
    const sent = await answered(rina.request('POST', '/efaktur/document/in/ctas/direct-upload', { json: { input } }));
    expect(sent.body.code).not.toBe('period_filed');
  });

  it('are decided otherwise with a reason where that moves their returns, one by one or many at once', async () => {
    await filedMasa('2025-07');
    const company = { companyId: companies.sagara.id };
    const bought = {
      ...company,
      type: 'IN' as const,
      date: '2025-05-14',
      status: 'CREDITED' as never,
      creditPeriod: '2025-06',
    };
    const back = { ...company, type: 'RETURN_IN' as const, date: '2025-07-14', status: 'APPROVED' as never };
    await app.deps.db.transact((tx) =>
      insertFakturs(tx, scope, [
        aFaktur({ ...bought, id: 'bought-back', number: '04002500000000971' }),
        aFaktur({ ...bought, id: 'bought-alone', number: '04002500000000972' }),
        aFaktur({ ...back, id: 'back', originId: 'bought-back', number: 'RTR-0971' }),
      ]),
    );
    const at = '/efaktur/in/ctas';
    const ids = ['bought-back', 'bought-alone'];
    const decision = { move: 'uncredit', uncreditReason: 'COMPANY' };
    const effect = await rina.post<CreditEffect>(`${at}/credit-effect`, { ids, decision });
    expect(effect.filed).toEqual(['2025-07']);
    const one = await answered(
      rina.request('POST', `${at}/bought-back/creditable`, { json: { version: 1, decision } }),
    );
    expect(one).toMatchObject({ status: 409, body: { code: 'period_filed', period: '2025-07' } });
    const many = async (more: object) => {
      const { jobId } = await rina.post<{ jobId: string }>(`${at}/bulk-creditable`, {
        ids,
        decision: { ...decision, ...more },
      });
      await app.drainJobs();
      return (await rina.get<{ result: unknown }>(`/jobs/${jobId}`)).result;
    };
    expect(await many({})).toMatchObject({ decided: 1, skipped: [{ reason: 'masukan.refusal.filed', count: 1 }] });
    expect(await many({ lockReason: 'Mobil direksi' })).toMatchObject({ decided: 1, skipped: [] });
    expect(await rina.get(`${at}/bought-back`)).toMatchObject({ status: 'UNCREDITED' });
  });

  it('are cured of a refusal with a reason only, required before any job begins', async () => {
    await filedMasa('2025-06');
    const draft = await rina.post<Faktur>(`${LOCKED}/draft`, { input: anInput({ date: '2025-06-14' }) });
    await rina.post(`${LOCKED}/draft-delete`, { ids: [draft.id] });
    const officeCode = 'SIGNING_FAILED';
    const refused = { reference: 'TOLAK-SPT', status: 'REJECTED' as const, officeCode, officeMessage: 'Ditolak.' };
    await app.deps.db.transact((tx) => insertFakturs(tx, scope, [{ ...draft, ...refused, id: 'refused-filed' }]));
    const cure = (more: object) =>
      answered(
        rina.request('POST', '/refusals/cure', {
          json: { family: 'faktur', code: officeCode, cure: { kind: 'again' }, ids: ['refused-filed'], ...more },
        }),
      );
    expect(await cure({})).toMatchObject({
      status: 409,
      body: { code: 'period_filed', period: '2025-06', asksReason: true },
    });
    expect((await cure({ lockReason: 'Penandatangan diganti' })).status).toBe(202);
    await app.drainJobs();
    expect((await cure({})).status).toBe(202);
    const result = await historyOf(scope, app.deps.db.read, 'refused-filed');
    expect(result.find(({ action }) => action === 'passLock')).toMatchObject({ reason: 'Penandatangan diganti' });
  });

  it('are agreed to be cancelled with a reason only, required before the office is called', async () => {
    await filedMasa('2025-09');
    const waiting = { status: 'WAITING_FOR_CANCELLATION' as never, date: '2025-09-14', creditPeriod: '2025-09' };
    const bought = { companyId: companies.sagara.id, type: 'IN' as const, number: '04002500000000981', ...waiting };
    await app.deps.db.transact((tx) => insertFakturs(tx, scope, [aFaktur({ ...bought, id: 'asked-of' })]));
    const messageOf = (more: object) =>
      answered(rina.request('PUT', '/efaktur/in/ctas/asked-of/confirm-cancel', { json: { version: 1, ...more } }));
    expect(await messageOf({ agrees: true })).toMatchObject({
      status: 409,
      body: { code: 'period_filed', period: '2025-09', asksReason: true },
    });
    const officeKnowsNone = { status: 409, body: { code: 'conflict' } };
    expect(await messageOf({ agrees: true, lockReason: 'Transaksi batal' })).toMatchObject(officeKnowsNone);
    expect(await messageOf({ agrees: false, reason: 'Barang sudah diterima' })).toMatchObject(officeKnowsNone);
  });

  it('enter it from a file sent in one batch with a reason only, required before anything is saved', async () => {
    const { npwp } = companies.sagara;
    const rows = ['2025-10-22', '2025-11-04'].map((date) => ({
      header: aHeader(npwp, { date, reference: `SEKALIGUS-${date}` }),
      lines: [aLine({ price: 1_200_000, dpp: 1_200_000, otherDpp: null, ppn: null })],
    }));
    const book = (await converterBook(npwp, rows)) as Uint8Array<ArrayBuffer>;
    const { id, version } = await settled(app, rina, (await sendFile(rina, book, 'batch.xlsx')).id);
    const at = `/efaktur/import/${id}/batch`;
    expect((await rina.get<Batch>(at)).plan).toMatchObject({ documents: 2, filed: ['2025-10'] });
    const begin = (more: object) => answered(rina.request('POST', at, { json: { version, mail: false, ...more } }));
    expect(await begin({})).toMatchObject({
      status: 409,
      body: { code: 'period_filed', period: '2025-10', asksReason: true },
    });
    expect((await rina.get<Batch>(at)).report).toBeNull();
    expect((await begin({ lockReason: 'Terlewat dari kasir' })).status).toBe(200);
    await app.drainJobs();
    expect((await rina.get<Batch>(at)).report).toMatchObject({ ended: true, saved: 2, approved: 2 });
    const filter = encodeURIComponent(JSON.stringify({ importId: id, period: '2025-10' }));
    const [sent] = await rina.get<Faktur[]>(`${LOCKED}?filter=${filter}`);
    const result = await historyOf(scope, app.deps.db.read, sent?.id ?? '');
    expect(result.find(({ action }) => action === 'passLock')).toMatchObject({ reason: 'Terlewat dari kasir' });
  });
});
