import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Billing } from '#domain/billing/stored.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { type SheetCell, tableBook } from './import-files.ts';
import { BILLING, type ImportAnswer, rowsOf, sendFile, settled } from './import-steps.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const at = (id: string, rest = '') => `${BILLING.path}/${id}${rest}`;
const HEADINGS = ['KAP', 'KJS', 'Masa Pajak', 'Jumlah Setor', 'Keterangan'];

/** Sent, mapped by its guesses, and checked. */
const checked = async (rows: readonly SheetCell[][], remember = false): Promise<ImportAnswer> => {
  const { id } = await sendFile(rina, await tableBook(rows, 'Setoran'), 'setoran.xlsx', BILLING);
  const read = await settled(app, rina, id, BILLING);
  const mapping = Object.fromEntries(Object.entries(read.state.guesses).map(([field, { column }]) => [field, column]));
  await rina.put(at(id, '/mapping'), { version: read.version, mapping, remember });
  return settled(app, rina, id, BILLING);
};

const committed = async ({ id, version }: ImportAnswer): Promise<ImportAnswer> => {
  await rina.post(at(id, '/commit'), { version });
  return settled(app, rina, id, BILLING);
};

const listOf = (id: string) =>
  rina.get<Billing[]>(`/ebilling?filter=${JSON.stringify({ importId: id })}&range=[0,99]&sort=["amount","ASC"]`);

const keysOf = async (id: string) =>
  (await rowsOf(rina, id, {}, BILLING)).map(({ findings }) =>
    findings.map(({ key, path, proposal }) => [
      path,
      key.split('.').at(-1),
      ...(proposal === undefined ? [] : [proposal]),
    ]),
  );

describe('billing codes from a file', () => {
  it('are asked for row by row, as the form would ask, and stand in the list of the import', async () => {
    const read = await checked([
      HEADINGS,
      ['411126', '100', '03-2025', 1_500_000, 'Angsuran Maret'],
      [411128, 402, 'April 2025', '2.500.000', 'Jual ruko'],
      ['411126', '100', new Date(Date.UTC(2025, 4, 1)), 'Rp 3.000.000,-', null],
    ]);
    expect(read.state.mapping).toEqual({
      kap: 'KAP',
      kjs: 'KJS',
      period: 'Masa Pajak',
      amount: 'Jumlah Setor',
      description: 'Keterangan',
    });
    expect(await keysOf(read.id)).toEqual([
      [],
      [
        ['nop', 'required'],
        ['objectAddress', 'required'],
      ],
      [],
    ]);
    expect(read.state.totals).toMatchObject({ rows: 3, documents: 3, ready: 2, errors: 1 });
    expect(read.state.totals.sums).toEqual([{ key: 'amount', read: '7000000.00', control: null, difference: null }]);

    const done = await committed(read);
    expect(done).toMatchObject({ step: 'REPAIR', status: 'PARTIAL_SUCCESS', succeeded: 2, failed: 1 });
    expect(done.codes).toEqual({ jobId: expect.any(String), total: 2, made: 2, refused: 0, waiting: 0 });
    const saved = await listOf(read.id);
    const { npwp, name } = companies.sagara;
    expect(saved).toMatchObject([
      { kap: '411126', kjs: '100', periodFrom: '2025-03', amount: '1500000.00', description: 'Angsuran Maret' },
      { periodFrom: '2025-05', periodTo: '2025-05', amount: '3000000.00', payerNpwp: npwp, payerName: name },
    ]);
    expect(saved.every(({ status, origin, code }) => status === 'PAYABLE' && origin === 'import' && code)).toBe(true);
    const rows = await rowsOf(rina, read.id, { status: ['SAVED'] }, BILLING);
    expect(rows.map(({ documentId, result }) => [documentId, result?.code])).toEqual(
      saved.map(({ id, code }) => [id, code]),
    );
    const jobs = await rina.get<{ id: string; kind: string; total: number; done: number }[]>('/jobs');
    expect(jobs.find(({ id }) => id === done.codes?.jobId)).toMatchObject({
      kind: 'billing.request',
      total: 2,
      done: 2,
    });
    const trail = await rina.get<{ action: string }[]>(`/ebilling/${saved[0]?.id}/history`);
    expect(trail.map(({ action }) => action)).toEqual(['import', 'issue']);
  });
});
