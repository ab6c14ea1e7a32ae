import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Faktur } from '#domain/faktur/record.ts';
import { people } from '../../../fixtures/cast/people.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered, fakturs, LIST } from './faktur-client.ts';

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

const take = (content: string | Uint8Array, name = 'daftar.csv') => {
  const form = new FormData();
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
    // Taken in again it changes nothing.
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
