import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApp, testApp } from '../app.ts';
import {
  bupotPlace,
  FAKTUR,
  type ImportAnswer,
  type Place,
  type RowAnswer,
  rowsOf,
  sendFile,
  settled,
} from './import-steps.ts';

// Values of real files that can be taken for something else: they are asked about, and nothing is made of them in silence.
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const fixture = (name: string): Uint8Array => readFileSync(join(import.meta.dirname, '../../../fixtures/files', name));

/** The file with the columns the product proposes. */
const opened = async (file: Uint8Array | string, name: string, place: Place = FAKTUR): Promise<ImportAnswer> => {
  const read = await settled(app, rina, (await sendFile(rina, file, name, place)).id, place);
  if (read.step !== 'MAPPING' && read.step !== 'SHEET') return read;
  const mapping = Object.fromEntries(Object.entries(read.state.guesses).map(([field, { column }]) => [field, column]));
  await rina.put(`${place.path}/${read.id}/mapping`, { version: read.version, mapping, remember: false });
  return settled(app, rina, read.id, place);
};
const read = (id: string): Promise<ImportAnswer> => rina.get(`${FAKTUR.path}/${id}`);
const fix = async (id: string, body: object): Promise<ImportAnswer> => {
  const { version } = await read(id);
  await rina.post(`${FAKTUR.path}/${id}/fix`, { version, apply: 'proposal', ...body });
  return read(id);
};
const found = (row: RowAnswer | undefined, path: string) =>
  row?.findings.filter((one) => one.path === path).map(({ key, proposal }) => [key.replace(/^.*\./, ''), proposal]);

describe('the old number of a branch', () => {
  const HEAD = '0016112047058000';
  it('is asked for in both numbers, with the head office the book knows', async () => {
    await rina.post('/counterparties', {
      ...{ document: 'TIN', identity: HEAD, nitku: `${HEAD}000000`, country: 'IDN', email: null, phone: null },
      ...{ name: 'PT Rimba Cahaya', address: 'Jl Gatot Subroto 88' },
    });
    const { id } = await opened(fixture('faktur-cabang.csv'), 'faktur-cabang.csv');
    const rows = await rowsOf(rina, id);
    expect(rows.map((row) => found(row, 'counterpartyNpwp'))).toEqual([
      [['npwp_branch', HEAD]],
      [['npwp_branch', undefined]],
    ]);
    expect(rows.map((row) => found(row, 'counterpartyNitku'))).toEqual([
      [['file_branch_place', undefined]],
      [['file_branch_place', undefined]],
    ]);
    expect(rows.map(({ status }) => status)).toEqual(['ERROR', 'ERROR']);

    // The number of the head office does not answer where the goods went.
    await fix(id, { bucket: 'counterpartyNpwp:impor.finding.npwp_branch' });
    const [first] = await rowsOf(rina, id);
    expect(first?.cells.counterpartyNpwp).toBe(HEAD);
    expect(first?.status).toBe('ERROR');
    expect(found(first, 'counterpartyNitku')).toEqual([['file_branch_place', undefined]]);
    const { version } = await read(id);
    await rina.request('PATCH', `${FAKTUR.path}/${id}/cells`, {
      json: { version, changes: [{ row: first?.row, field: 'counterpartyNitku', value: `${HEAD}000003` }] },
    });
    const [mended] = await rowsOf(rina, id);
    expect(mended?.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('is not computed for a slip either', async () => {
    const place = bupotPlace('BPPU');
    const file = 'NPWP;Nama;Kode Objek Pajak;Bruto;Masa\n016112047013001;PT Rimba Cahaya;24-104-07;1000000;11/2025\n';
    const { id } = await opened(file, 'jasa.csv', place);
    const [row] = await rowsOf(rina, id, {}, place);
    expect(found(row, 'payeeNpwp')?.[0]).toEqual(['npwp_branch', HEAD]);
    expect(found(row, 'payeeNitku')?.[0]).toEqual(['file_branch_place', undefined]);
  });
});
