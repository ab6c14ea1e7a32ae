import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Faktur } from '#domain/faktur/record.ts';
import { faktur } from '../../../db/tables.ts';
import { people } from '../../../fixtures/cast/people.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { anInput, answered, fakturs, LIST } from './faktur-client.ts';

let app: TestApp;
let rina: Client;
let tell: ReturnType<typeof fakturs>;

beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  tell = fakturs(app, rina);
});
afterAll(() => app.close());

const HEADINGS = 'Nomor Faktur Pajak;Tanggal Faktur Pajak;NPWP Pembeli;Nama Pembeli;Status Faktur;Referensi;DPP;PPN';
const rowOf = (faktur: Faktur, number: string, status: string) =>
  [
    number,
    '10/11/2025',
    faktur.counterpartyNpwp,
    faktur.counterpartyName,
    status,
    faktur.reference,
    faktur.dpp,
    faktur.ppn,
  ].join(';');

const take = (content: string | Uint8Array, name = 'daftar.csv', missing?: 'list' | 'take') => {
  const form = new FormData();
  if (missing) form.set('missing', missing);
  form.set('file', new File([content as BlobPart], name));
  return answered(rina.request('POST', `${LIST}/status-file`, { form }));
};

describe("the portal's list", () => {
  it('gives numbers and states, names what speaks against it, and moves nothing down', async () => {
    const [fresh, done, odd] = [await tell.draft(), await tell.approved(), await tell.draft()];
    const rows = [
      rowOf(fresh, '04002500099000001', 'APPROVED'),
      rowOf(done, done.number ?? '', 'DRAFT'),
      rowOf({ ...odd, ppn: '1.00' }, '04002500099000002', 'APPROVED'),
      rowOf({ ...odd, reference: 'NOBODY-1' }, '04002500099000003', 'APPROVED'),
    ];
    const { status, body } = await take([HEADINGS, ...rows].join('\n'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      updates: [{ id: fresh.id, to: 'APPROVED', number: '04002500099000001' }],
      unmatched: [{ reference: 'NOBODY-1', reason: 'not_found' }],
    });
    expect((body.contradictions as { id: string }[]).map(({ id }) => id).sort()).toEqual([done.id, odd.id].sort());
    expect(await tell.one(fresh.id)).toMatchObject({ status: 'APPROVED', number: '04002500099000001' });
    expect((await tell.one(done.id)).status).toBe('APPROVED');
    const history = await rina.get<{ action: string; userName: string }[]>(`${LIST}/${fresh.id}/history`);
    expect(history.at(-1)).toMatchObject({ action: 'statusFile', userName: people.rina.name });
    expect((await take([HEADINGS, ...rows].join('\n'))).body).toMatchObject({ updates: [], unchanged: 1 });
  });

  it.each([
    ['another table', 'Nama;Umur\nSiti;30', 422],
    ['nothing', '', 415],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]), 415],
  ])('is not %s', async (_, content, status) => {
    const answer = await take(content);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toEqual(expect.any(String));
  });
});

describe('invoices of the list that are not here', () => {
  const LISTED = readFileSync(
    join(import.meta.dirname, '../../../fixtures/files/dari-luar/coretax-pajak-keluaran.xlsx'),
  );
  type Quota = { efakturRemaining: number };

  it('are named first, and imported as issued elsewhere after a confirmation', async () => {
    const quota = await rina.get<Quota>('/quota');
    const first = await take(LISTED, 'data.xlsx');
    expect(first.body).toMatchObject({ updates: [], contradictions: [], taken: [] });
    expect((first.body.unmatched as { takeable: boolean }[]).map(({ takeable }) => takeable)).toEqual(
      Array(5).fill(true),
    );

    const { body } = await take(LISTED, 'data.xlsx', 'take');
    expect(body).toMatchObject({ updates: [], contradictions: [], unmatched: [] });
    const taken = body.taken as { id: string; label: string; status: string }[];
    expect(taken.map(({ label, status }) => [label, status])).toEqual([
      ['04002690000092378', 'AMENDED'],
      ['04002690000092391', 'APPROVED'],
      ['04002690000092404', 'APPROVED'],
      ['04002690000092417', 'WAITING_FOR_CANCELLATION'],
      ['04002690000092430', 'CANCELED'],
    ]);
    expect(await tell.one(taken[1]?.id ?? '')).toMatchObject({
      type: 'OUT',
      kind: 'NORMAL',
      code: '04',
      date: '2026-11-10',
      period: '2026-11',
      reference: 'SINV-1',
      counterpartyNpwp: '0016112047013000',
      counterpartyName: 'PT Pembeli Contoh',
      dpp: '10000000.00',
      otherDpp: '9166667.00',
      ppn: '1100000.00',
      ppnbm: '0.00',
      lines: [],
    });
    expect(await rina.get<Quota>('/quota')).toEqual(quota);

    const again = await take(LISTED, 'data.xlsx', 'take');
    expect(again.body).toMatchObject({ updates: [], contradictions: [], taken: [], unmatched: [], unchanged: 5 });
  });

  it('cannot be sent, and have no XML for Coretax', async () => {
    const { body } = await take(
      `${HEADINGS}\n04002500099000077;10/11/2025;0016112047013000;PT Cipta;APPROVED;;1000000;110000`,
      'daftar.csv',
      'take',
    );
    const [{ id } = { id: '' }] = body.taken as { id: string }[];
    expect(await tell.one(id)).toMatchObject({ otherDpp: '916666.67', period: '2025-11' });
    expect((await answered(rina.request('POST', `${LIST}/upload`, { json: { ids: [id] } }))).status).toBe(409);
    await app.drainJobs();
    expect(await tell.one(id)).toMatchObject({ status: 'APPROVED', version: 1 });
    expect((await answered(rina.request('GET', `${LIST}/${id}/xml`))).status).toBe(409);
    expect((await rina.request('GET', `${LIST}/${id}/pdf`)).status).toBe(200);
  });

  it('are in the return of their masa, and are replaced once somebody enters their goods', async () => {
    const { body } = await take(
      `${HEADINGS}\n04002500099000088;10/11/2025;0016112047013000;PT Cipta;APPROVED;LUAR-88;1000000;110000`,
      'daftar.csv',
      'take',
    );
    const [{ id } = { id: '' }] = body.taken as { id: string }[];
    const [placed] = await app.deps.db.read
      .select({ period: faktur.vatPeriod, list: faktur.vatList, sign: faktur.vatSign })
      .from(faktur)
      .where(eq(faktur.id, id));
    expect(placed).toEqual({ period: '2025-11', list: 'A2', sign: 1 });
    const { counterpartyNpwp, counterpartyName, counterpartyNitku } = await tell.one(id);
    const input = anInput({ reference: 'LUAR-88', counterpartyNpwp, counterpartyName, counterpartyNitku });
    const substitute = await rina.post<Faktur>(`${LIST}/${id}/substitute`, { input, reason: 'Rincian dilengkapi' });
    expect(substitute).toMatchObject({ status: 'DRAFT', replaces: id, period: '2025-11', revision: 1, errorCount: 0 });
    const moved = { ...input, counterpartyAddress: 'Jl. Sudirman 9' };
    const { version } = substitute;
    const saved = await rina.put<Faktur>(`${LIST}/${substitute.id}`, { version, input: moved });
    expect(saved.counterpartyAddress).toBe('Jl. Sudirman 9');
    const other = { ...moved, counterpartyName: 'PT Lain' };
    const refused = await answered(
      rina.request('PUT', `${LIST}/${substitute.id}`, { json: { version: saved.version, input: other } }),
    );
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ['counterpartyName']]);
  });

  it('are left out where they are not issued, incomplete, or listed twice', async () => {
    const rows = [
      ';10/11/2025;0016112047013000;PT Cipta;CREATED;LUAR-1;1000000;110000',
      '04002500099000081;;0016112047013000;PT Cipta;APPROVED;LUAR-2;1000000;110000',
      '04002500099000082;10/11/2025;0016112047013000;PT Cipta;APPROVED;LUAR-3;1000000;110000',
      '04002500099000082;10/11/2025;0016112047013000;PT Cipta;CANCELED;LUAR-3;1000000;110000',
    ];
    const { body } = await take([HEADINGS, ...rows].join('\n'), 'daftar.csv', 'take');
    expect([body.taken, (body.unmatched as { reason: string }[]).map(({ reason }) => reason)]).toEqual([
      [],
      ['not_issued', 'incomplete', 'repeated', 'repeated'],
    ]);
  });

  it('follow the invoice of ours they replace', async () => {
    const original = await tell.approved();
    const number = `${original.number?.slice(0, 2)}01${original.number?.slice(4)}`;
    const rows = [rowOf(original, original.number ?? '', 'AMENDED'), rowOf(original, number, 'APPROVED')];
    const { body } = await take([HEADINGS, ...rows].join('\n'), 'daftar.csv', 'take');
    expect(body).toMatchObject({ updates: [{ id: original.id, to: 'AMENDED' }], taken: [{ label: number }] });
    const [{ id } = { id: '' }] = body.taken as { id: string }[];
    expect(await tell.one(id)).toMatchObject({ kind: 'NORMAL_SUBS', revision: 1, replaces: original.id });
  });
});
