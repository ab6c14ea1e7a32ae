import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LearnedRepairView } from '#domain/imports/view-schema.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { aHeader, aLine, aListed, BUYER, converterBook, portalBook } from './import-files.ts';
import {
  BILLING,
  FAKTUR,
  type ImportAnswer,
  MASUKAN,
  type Place,
  type RowAnswer,
  rowsOf,
  sendFile,
  settled,
} from './import-steps.ts';

const tin = companies.sagara.npwp;
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

let serial = 0;
const invoices = (...units: string[]) =>
  converterBook(
    tin,
    units.map((unit) => ({
      header: aHeader(tin, { reference: `LEARN-${++serial}`, date: `2025-10-${10 + (serial % 18)}` }),
      lines: [aLine({ unit, price: 1_000_000 + serial, dpp: null, otherDpp: null, ppn: null })],
    })),
  );

const opened = async (file: Uint8Array | string, place: Place = FAKTUR): Promise<ImportAnswer> =>
  settled(app, rina, (await sendFile(rina, file, 'a.xlsx', place)).id, place);
const withUnits = async (...units: string[]): Promise<ImportAnswer> => opened(await invoices(...units));

type Repaired = Pick<ImportAnswer['state'], 'buckets' | 'totals' | 'undo'> & { rows: RowAnswer[]; version: number };
type Change = { row: number; field: string; value: string };
const write = async ({ id, version }: Pick<ImportAnswer, 'id' | 'version'>, changes: Change[], { path } = FAKTUR) => {
  const answer = await rina.request('PATCH', `${path}/${id}/cells`, { json: { version, changes } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Repaired;
};
const fix = (read: ImportAnswer, version: number, body: object) =>
  rina.post<Repaired & { preview: { before: string; after: string }[] }>(`${FAKTUR.path}/${read.id}/fix`, {
    version,
    ...body,
  });
const learned = (client = rina, { path, kind } = FAKTUR): Promise<LearnedRepairView[]> =>
  client.get(`${path}/learned?kind=${kind}`);
const LEARNED = 'unit:impor.finding.learned';
const bucketOf = ({ state }: Pick<ImportAnswer, 'state'>, key = LEARNED) =>
  state.buckets.find((bucket) => bucket.key === key);
const rowsWith = async (read: ImportAnswer): Promise<number[]> => (await rowsOf(rina, read.id)).map(({ row }) => row);

describe('a text written over in the repair grid', () => {
  it('is proposed the next time it is found, shown before it is applied, and applied to all alike', async () => {
    const first = await withUnits('sak besar');
    expect(bucketOf(first)).toBeUndefined();
    const [row = 0] = await rowsWith(first);
    await write(first, [{ row, field: 'unit', value: 'UM.0021' }]);
    expect(await learned()).toMatchObject([
      { field: 'unit', found: 'sak besar', chosen: 'UM.0021', createdByName: 'Rina Wulandari' },
    ]);

    const next = await withUnits('Sak  Besar', 'UM.0018', 'SAK BESAR');
    expect(next.state.totals).toMatchObject({ ready: 1, errors: 2 });
    expect(bucketOf(next)).toMatchObject({ count: 2, severity: 'warning', fixable: true, proposal: 'UM.0021' });
    const ofUnits = next.state.buckets.filter(({ path }) => path === 'unit');
    expect(ofUnits.map(({ severity, proposal }) => [severity, proposal])).toEqual([
      ['error', 'UM.0021'],
      ['warning', 'UM.0021'],
    ]);
    const [result] = await rowsOf(rina, next.id);
    expect(result?.cells.unit).toBe('Sak  Besar');
    expect(result?.findings.map(({ message }) => message).join()).toContain('menjadi "UM.0021"');

    const seen = await fix(next, next.version, { bucket: LEARNED, apply: 'proposal', preview: true });
    expect(seen.preview.map(({ before, after }) => [before, after])).toEqual([
      ['Sak  Besar', 'UM.0021'],
      ['SAK BESAR', 'UM.0021'],
    ]);
    const done = await fix(next, next.version, { bucket: LEARNED, apply: 'proposal' });
    expect(done.totals).toMatchObject({ ready: 3, errors: 0 });
    expect(done.buckets.map(({ key }) => key)).not.toContain(LEARNED);
  });

  it('is remembered again where something else is chosen, and with its history', async () => {
    const read = await withUnits('kotak kecil');
    const [row = 0] = await rowsWith(read);
    const once = await write(read, [{ row, field: 'unit', value: 'UM.0021' }]);
    const again = await withUnits('kotak kecil');
    const [other = 0] = await rowsWith(again);
    await write(again, [{ row: other, field: 'unit', value: 'UM.0018' }]);
    expect((await learned()).filter(({ found }) => found === 'kotak kecil')).toMatchObject([{ chosen: 'UM.0018' }]);
    expect(once.totals).toMatchObject({ ready: 1 });
    const history = await app.deps.db.rows<{ action: string }>(
      `select action from history where object_type = 'import_repair' order by seq`,
    );
    expect(history.map(({ action }) => action).slice(-2)).toEqual(['create', 'save']);
  });

  it('is not remembered where it stays wrong, was empty, is a document’s own, an amount, or is written in two ways', async () => {
    const before = await learned();
    const read = await opened(
      await converterBook(
        tin,
        ['dus a', 'dus a', '', 'dus b'].map((unit) => ({
          header: aHeader(tin, { reference: `LEARN-${++serial}`, date: '2025-10-05', counterpartyEmail: 'x' }),
          lines: [aLine({ unit, price: 2_000_000 + serial, dpp: null, otherDpp: null, ppn: null })],
        })),
      ),
    );
    const [one = 0, two = 0, three = 0, four = 0] = await rowsWith(read);
    await write(read, [
      { row: one, field: 'unit', value: 'UM.0018' },
      { row: two, field: 'unit', value: 'UM.0021' },
      { row: three, field: 'unit', value: 'UM.0018' },
      { row: four, field: 'unit', value: 'dus c' },
      { row: one, field: 'reference', value: 'LEARN-BARU' },
      { row: two, field: 'price', value: '5' },
    ]);
    expect(await learned()).toEqual(before);
  });

  it('is forgotten where the repair is undone, or by a click', async () => {
    const read = await withUnits('peti lama');
    const [row = 0] = await rowsWith(read);
    const { version } = await write(read, [{ row, field: 'unit', value: 'UM.0018' }]);
    const known = async (found: string) => (await learned()).filter((one) => one.found === found);
    expect(await known('peti lama')).toHaveLength(1);
    const undone = await rina.post<Repaired>(`${FAKTUR.path}/${read.id}/undo`, { version });
    expect(await known('peti lama')).toEqual([]);
    expect(JSON.stringify(undone.rows)).not.toContain('UM.0018');
    expect(undone.rows.map(({ cells }) => cells.unit)).toEqual(['peti lama']);

    const [lesson] = await known('sak besar');
    await rina.delete(`${FAKTUR.path}/learned/${lesson?.id}`);
    expect(await known('sak besar')).toEqual([]);
    expect(bucketOf(await withUnits('sak besar'))).toBeUndefined();
    expect((await rina.request('DELETE', `${FAKTUR.path}/learned/${lesson?.id}`)).status).toBe(404);
  });

  it('is one company’s, of one kind of file, and for those who hold its key', async () => {
    const [known] = await learned();
    const hendra = await app.as('hendra', 'bentala');
    expect(await learned(hendra)).toEqual([]);
    expect((await hendra.request('DELETE', `${FAKTUR.path}/learned/${known?.id}`)).status).toBe(404);
    expect(await learned(rina, MASUKAN)).toEqual([]);
    const budi = await app.as('budi', 'sagara');
    expect((await budi.request('DELETE', `${FAKTUR.path}/learned/${known?.id}`)).status).toBe(403);
    expect((await rina.request('DELETE', `${BILLING.path}/learned/${known?.id}`)).status).toBe(404);
  });
});

describe('every kind of file', () => {
  it('learns a supplier’s number of incoming invoices', async () => {
    const list = (number: string) => portalBook([aListed({ number, counterpartyNpwp: '00123' })]);
    const first = await opened(await list('04002500000055501'), MASUKAN);
    const [row] = await rowsOf(rina, first.id, {}, MASUKAN);
    await write(first, [{ row: row?.row ?? 0, field: 'counterpartyNpwp', value: BUYER }], MASUKAN);
    const next = await opened(await list('04002500000055502'), MASUKAN);
    expect(bucketOf(next, 'counterpartyNpwp:impor.finding.learned')).toMatchObject({ proposal: BUYER });
  });

  it('learns by one value written over all of a kind of finding', async () => {
    const first = await withUnits('rol panjang', 'rol panjang');
    const wrong = first.state.buckets.find(({ path }) => path === 'unit');
    await fix(first, first.version, { bucket: wrong?.key, apply: 'value', value: 'UM.0019' });
    expect(bucketOf(await withUnits('Rol panjang'))).toMatchObject({ count: 1, proposal: 'UM.0019' });
  });
});
