import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import type { Faktur, FakturRow } from '#domain/faktur/record.ts';
import { lineInputOf } from '../../../api/modules/faktur/input-of.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { anInput, answered, buyerEnding, fakturs, LIST } from './faktur-client.ts';

let app: TestApp;
let rina: Client;
let tell: ReturnType<typeof fakturs>;

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  tell = fakturs(app, rina);
});
afterAll(() => app.close());

describe('a draft', () => {
  it('is computed and stored by the server', async () => {
    // 10 × 1.500.000 = 15.000.000; × 11/12 = 13.750.000; × 12 % = 1.650.000
    const line = anInput().lines[0];
    const draft = await tell.draft({ lines: [{ ...line, price: '1500000' } as NonNullable<typeof line>] });
    expect(draft).toMatchObject({
      status: 'DRAFT',
      version: 1,
      dpp: '15000000.00',
      otherDpp: '13750000.00',
      ppn: '1650000.00',
      period: '2025-11',
      uploadDeadline: '2025-12-20',
      errorCount: 0,
    });
    expect(await tell.one(draft.id)).toEqual(draft);
  });

  it('is saved by a person as it saved itself: what is missing keeps it from being sent, and is named then', async () => {
    const input = anInput({ counterpartyName: '', counterpartyEmail: null });
    const begun = { date: '2025-11-10', code: '04', lines: [] };
    const { id, version } = await rina.post<Faktur>(`${LIST}/draft?autosave=1`, { input: begun });
    const saved = await rina.put<Faktur>(`${LIST}/draft/${id}`, { version, input });
    expect([saved.status, saved.version]).toEqual(['DRAFT', version + 1]);
    expect((await rina.post<Faktur>(`${LIST}/draft`, { input: { ...input, reference: null } })).status).toBe('DRAFT');
    const sent = await answered(rina.request('POST', `${LIST}/upload`, { json: { ids: [id] } }));
    expect(sent.status).toBe(422);
    expect(sent.body.errors).toMatchObject({
      counterpartyName: expect.any(String),
      counterpartyEmail: expect.stringMatching(/^Wajib diisi: PDF/),
    });
  });

  it.each(['06', '07'])('cannot be saved with code %s in the masa of 2025', async (code) => {
    const { status, body } = await answered(
      rina.request('POST', `${LIST}/draft`, { json: { input: anInput({ code }) } }),
    );
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('code');
  });

  it('names a reference used before, and does not let the second one be uploaded', async () => {
    const first = await tell.draft();
    const second = await tell.draft({ reference: first.reference });
    expect(second.errorCount).toBe(1);
    const { status, body } = await answered(rina.request('POST', `${LIST}/upload`, { json: { ids: [second.id] } }));
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('reference');
  });

  it('warns of the same buyer, date and amount, and may be uploaded all the same', async () => {
    const first = await tell.draft();
    const twin = { ...anInput(), lines: anInput({ lines: first.lines.map(lineInputOf) }).lines };
    const findings = await rina.post<{ key: string; severity: string; message: string }[]>(`${LIST}/check`, {
      input: twin,
    });
    const day = first.date.split('-').reverse().join('/');
    expect(findings).toContainEqual(
      expect.objectContaining({
        key: 'faktur.server.clash_buyer',
        severity: 'warning',
        message: expect.stringContaining(`tanggal ${day}`),
      }),
    );
  });

  it('is saved and sent no more once it is removed, and names who removed it', async () => {
    const draft = await tell.draft();
    await rina.delete(`${LIST}/${draft.id}`);
    const json = { version: 1, input: anInput({ reference: draft.reference }) };
    for (const path of ['draft', 'direct-upload'])
      expect(await answered(rina.request('PUT', `${LIST}/${path}/${draft.id}`, { json }))).toMatchObject({
        status: 404,
        body: { removed: { by: 'Rina Wulandari' } },
      });
  });
});

describe('a page of the list', () => {
  const request = (columns: unknown) => `${LIST}?range=[0,0]&columns=${encodeURIComponent(JSON.stringify(columns))}`;
  const keysOf = async (path: string) => Object.keys((await rina.get<object[]>(path))[0] ?? {}).sort();

  it('carries the columns asked for, and what its menu and its card need', async () => {
    const { carried, columns } = fakturKeluaran.list;
    const always = ['id', 'version', 'status', ...carried];
    const all = new Set([...always, ...columns.map(({ key }) => key)]);
    expect(await keysOf(`${LIST}?range=[0,0]`)).toEqual([...all].sort());
    expect(await keysOf(request(['ppnbm', 'sentAt']))).toEqual([...always, 'ppnbm', 'sentAt'].sort());
    expect(await keysOf(request([]))).toEqual([...always].sort());
    expect((await rina.request('GET', request(['searchText']))).status).toBe(422);
  });
});

describe('an upload', () => {
  it('goes from draft to approved with a number of 17 digits', async () => {
    const faktur = await tell.approved();
    expect(faktur).toMatchObject({ status: 'APPROVED', kind: 'NORMAL', signeeName: 'Bambang Sutrisno' });
    expect(faktur.number).toMatch(/^04002500\d{9}$/);
    const history = await rina.get<{ action: string; userName: string }[]>(`${LIST}/${faktur.id}/history`);
    expect(history.map(({ action }) => action)).toEqual(['create', 'upload', 'receive', 'signing', 'approve']);
    expect(history.at(-1)?.userName).toBe('DJP');
  });

  it('saves and uploads in one', async () => {
    const faktur = await rina.post<Faktur & { jobId: string }>(`${LIST}/direct-upload`, { input: anInput() });
    expect(faktur.status).toBe('IN_PROGRESS');
    expect(faktur.jobId).toEqual(expect.any(String));
    await app.drainJobs();
    expect((await tell.one(faktur.id)).status).toBe('APPROVED');
  });

  it('is rejected with the office’s own code and text, and can be corrected and sent again', async () => {
    const draft = await tell.draft(buyerEnding('9998'));
    const rejected = await tell.upload(draft.id);
    expect(rejected).toMatchObject({ status: 'REJECTED', officeCode: 'BUYER_NOT_FOUND' });
    const repaired = await rina.put<Faktur>(`${LIST}/draft/${draft.id}`, {
      version: rejected.version,
      input: anInput({ reference: draft.reference }),
    });
    expect(repaired).toMatchObject({ status: 'DRAFT', officeCode: null });
    expect((await tell.upload(draft.id)).status).toBe('APPROVED');
  });

  it('counts as failed, in the specified words, when the office cannot be reached', async () => {
    const failed = await tell.upload((await tell.draft(buyerEnding('9999'))).id);
    expect(failed).toMatchObject({ status: 'FAILED', officeMessage: 'Terjadi masalah koneksi ke DJP.' });
  });

  it.each(['9995', '9994', '9992'])('is sent once whatever becomes of the line (%s)', async (digits) => {
    const faktur = await tell.approved(buyerEnding(digits));
    expect(faktur.status).toBe('APPROVED');
    const stored = await app.deps.db.rows<{ n: number }>(
      `select count(*) as n from office_documents where reference = ? and state <> 'NOT_ARRIVED'`,
      [faktur.reference],
    );
    expect(Number(stored[0]?.n)).toBe(1);
  });

  it('is saved as invalid when the office could not sign it', async () => {
    const faktur = await tell.approved(buyerEnding('9993'));
    expect(faktur.status).toBe('SAVED_INVALID');
  });

  it('does not change a document with an unknown status', async () => {
    const faktur = await tell.approved(buyerEnding('9991'));
    expect(['IN_PROGRESS', 'SIGNING_IN_PROGRESS']).toContain(faktur.status);
  });

  it('is a wrong state the second time', async () => {
    const faktur = await tell.approved();
    const { status, body } = await answered(rina.request('POST', `${LIST}/upload`, { json: { ids: [faktur.id] } }));
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'wrong_status', status: 'APPROVED' });
  });
});

describe('a cancellation', () => {
  it('asks for a reason', async () => {
    const faktur = await tell.approved();
    const { status, body } = await answered(
      rina.request('POST', `${LIST}/${faktur.id}/moves/cancel`, { json: { version: faktur.version } }),
    );
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('reason');
  });

  it('is complete as soon as the office has it, while the buyer has not decided', async () => {
    const faktur = await tell.approved();
    const waiting = await rina.post<Faktur>(`${LIST}/${faktur.id}/moves/cancel`, {
      version: faktur.version,
      reason: 'Batal beli',
    });
    expect(waiting.status).toBe('WAITING_FOR_CANCELLATION');
    await app.drainJobs();
    expect(await tell.one(faktur.id)).toMatchObject({ status: 'CANCELED', kind: 'CANCELED', reason: 'Batal beli' });
  });

  it('comes to nothing when the buyer refuses', async () => {
    const faktur = await tell.approved(buyerEnding('9988'));
    await tell.move(faktur, 'cancel', 'Salah');
    await askAfter(faktur.id);
    expect(await tell.one(faktur.id)).toMatchObject({ status: 'APPROVED', kind: 'NORMAL' });
  });

  it('is revoked while the buyer is silent', async () => {
    const faktur = await tell.approved(buyerEnding('9987'));
    const waiting = await tell.move(faktur, 'cancel', 'Salah');
    expect(waiting.status).toBe('WAITING_FOR_CANCELLATION');
    expect((await tell.move(waiting, 'revoke')).status).toBe('APPROVED');
  });

  it('is confirmed by a person where the buyer leaves that to the seller', async () => {
    const faktur = await tell.approved(buyerEnding('9989'));
    const waiting = await tell.move(faktur, 'cancel', 'Salah');
    await askAfter(faktur.id);
    const now = await tell.one(faktur.id);
    expect(now).toMatchObject({ status: 'WAITING_FOR_CANCELLATION', officeCode: 'BUYER_AGREED' });
    await askAfter(faktur.id);
    expect((await tell.one(faktur.id)).version).toBe(now.version);
    await rina.put(`${LIST}/confirm-cancel/${faktur.id}`, { version: now.version });
    await app.drainJobs();
    expect(await tell.one(waiting.id)).toMatchObject({ status: 'CANCELED', officeCode: null });
  });

  it('requested again does not repeat the earlier refusal', async () => {
    const faktur = await tell.approved(buyerEnding('9988'));
    await tell.move(faktur, 'cancel', 'Salah');
    await askAfter(faktur.id);
    const refused = await tell.one(faktur.id);
    expect(refused.officeCode).toBe('BUYER_REFUSED_CANCELLATION');
    expect(await tell.move(refused, 'cancel', 'Salah')).toMatchObject({
      status: 'WAITING_FOR_CANCELLATION',
      officeCode: null,
    });
  });
});

describe('a substitute', () => {
  const substituteOf = async (faktur: Faktur, over: Partial<Faktur> = {}) =>
    rina.post<Faktur>(`${LIST}/${faktur.id}/substitute`, {
      input: {
        ...anInput({
          reference: faktur.reference,
          counterpartyNpwp: faktur.counterpartyNpwp,
          counterpartyNitku: faktur.counterpartyNitku,
        }),
        ...over,
      },
      reason: 'Jumlah barang salah',
    });

  it('is a draft linked both ways, in the masa of its original', async () => {
    const original = await tell.approved({ date: '2025-10-20' });
    expect(original.period).toBe('2025-10');
    const draft = await substituteOf(original);
    expect(draft).toMatchObject({ kind: 'NORMAL_SUBS', replaces: original.id, revision: 1, period: '2025-10' });
    expect((await tell.one(original.id)).replacedBy).toBe(draft.id);
  });

  it('takes the place of its original when the office approves it', async () => {
    const original = await tell.approved();
    const draft = await substituteOf(original);
    await tell.upload(draft.id);
    const [now, before] = [await tell.one(draft.id), await tell.one(original.id)];
    expect(now).toMatchObject({ status: 'APPROVED', kind: 'NORMAL_SUBS' });
    // The last 13 digits stay, the status part is incremented.
    expect(now.number).toBe(`0401${original.number?.slice(4)}`);
    expect(before).toMatchObject({ status: 'AMENDED', kind: 'SUBSTITUTED' });
    const related = await rina.get<{ relation: string; id: string }[]>(`${LIST}/${draft.id}/related`);
    expect(related.map(({ relation }) => relation)).toEqual(['original', 'self']);
    const again = await substituteOf(now);
    expect(again.revision).toBe(2);
  });

  it('is not made twice of one invoice', async () => {
    const original = await tell.approved();
    await substituteOf(original);
    const { status } = await answered(
      rina.request('POST', `${LIST}/${original.id}/substitute`, {
        json: { input: anInput({ reference: original.reference }), reason: 'x' },
      }),
    );
    expect(status).toBe(409);
  });

  it('cannot change who the buyer is', async () => {
    const original = await tell.approved();
    const { status, body } = await answered(
      rina.request('POST', `${LIST}/${original.id}/substitute`, {
        json: { input: anInput(buyerEnding('0001')), reason: 'x' },
      }),
    );
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('counterpartyNpwp');
  });

  it('changes the lines and not the head', async () => {
    const original = await tell.approved();
    const { status, body } = await answered(
      rina.request('POST', `${LIST}/${original.id}/substitute`, {
        json: {
          input: anInput({ counterpartyAddress: 'Jalan Lain 1', ownNitku: `${original.ownNitku.slice(0, -1)}1` }),
          reason: 'x',
        },
      }),
    );
    expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([422, ['counterpartyAddress', 'ownNitku']]);
  });

  it('releases its original when it is removed, or withdrawn before the buyer answers', async () => {
    const original = await tell.approved(buyerEnding('9987'));
    const draft = await substituteOf(original);
    expect((await rina.delete(`${LIST}/${draft.id}`)).status).toBe(200);
    expect((await tell.one(original.id)).replacedBy).toBeNull();
    const second = await substituteOf(await tell.one(original.id));
    const waiting = await tell.upload(second.id);
    expect(waiting.status).toBe('WAITING_FOR_AMENDMENT');
    expect((await tell.move(waiting, 'cancelSubstitute')).status).toBe('CANCELED');
    expect(await tell.one(original.id)).toMatchObject({ status: 'APPROVED', replacedBy: null });
  });
});

describe('the list', () => {
  it('counts exactly, sorts and pages', async () => {
    const answer = await rina.request('GET', `${LIST}?range=[0,4]&sort=["dpp","ASC"]&filter={}`);
    const rows = (await answer.json()) as FakturRow[];
    const all = await rina.get<FakturRow[]>(`${LIST}?range=[0,999]`);
    expect(answer.headers.get('Content-Range')).toBe(`items 0-4/${all.length}`);
    expect(rows.map(({ dpp }) => Number(dpp))).toEqual(rows.map(({ dpp }) => Number(dpp)).sort((a, b) => a - b));
    expect(rows[0]).not.toHaveProperty('lines');
  });

  it('adds up the whole filter without the cancelled and the replaced', async () => {
    const all = await rina.get<FakturRow[]>(`${LIST}?range=[0,999]`);
    const totals = await rina.get<{ count: number; dpp: string; excluded: number }>(`${LIST}/totals`);
    const stateOf = all.filter(({ status }) => !['CANCELED', 'AMENDED'].includes(status));
    expect(totals.count).toBe(all.length);
    expect(totals.excluded).toBe(all.length - stateOf.length);
    expect(Number(totals.dpp)).toBeCloseTo(
      stateOf.reduce((sum, { dpp }) => sum + Number(dpp), 0),
      2,
    );
  });

  it('shows another company none of it', async () => {
    const hendra = await app.as('hendra', 'bentala');
    expect(await hendra.get(`${LIST}?range=[0,24]`)).toEqual([]);
    const [mine] = await rina.get<FakturRow[]>(`${LIST}?range=[0,0]`);
    expect((await hendra.request('GET', `${LIST}/${mine?.id}`)).status).toBe(404);
  });
});

describe('the history', () => {
  it('is intact after all of these tests', async () => {
    expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [] });
  });
});

const askAfter = async (id: string) => {
  app.clock.advance(60_000);
  await rina.put(`${LIST}/inquiry-status`, { ids: [id] });
  await app.drainJobs();
};
