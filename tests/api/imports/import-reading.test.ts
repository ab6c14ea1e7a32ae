import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Excel from 'exceljs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { aHeader, aLine, converterBook } from './import-files.ts';
import { FAKTUR, type ImportAnswer, rowsOf, sendFile, settled } from './import-steps.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

type QuestionBody = {
  key: string;
  asks: boolean;
  message: string;
  notes: string[];
  answers: { value: string; chosen: boolean }[];
};
const at = (id: string, rest = '') => `${FAKTUR.path}/${id}${rest}`;
const outside = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../../fixtures/files/dari-luar', name)));

const asGuessed = async ({ id, version, state }: ImportAnswer): Promise<ImportAnswer> => {
  const mapping = Object.fromEntries(Object.entries(state.guesses).map(([field, { column }]) => [field, column]));
  await rina.put(at(id, '/mapping'), { version, mapping });
  return settled(app, rina, id);
};

const mapped = async (file: string): Promise<ImportAnswer> => {
  const { id } = await sendFile(rina, outside(file), file);
  const read = await settled(app, rina, id);
  return read.step === 'SHEET' || read.step === 'MAPPING' ? asGuessed(read) : read;
};
const questions = (read: ImportAnswer): QuestionBody[] =>
  (read.state as unknown as { reading: QuestionBody[] }).reading;
const answer = async ({ id, version }: ImportAnswer, key: string, given: string): Promise<ImportAnswer> => {
  await rina.put(at(id, '/reading'), { version, key, answer: given });
  return settled(app, rina, id);
};

it('asks whether rows a filter hides are read, before anything is saved', async () => {
  const read = await mapped('baris-tersembunyi.xlsx');
  expect(questions(read)).toMatchObject([{ key: 'hidden', asks: true, message: expect.stringContaining('1 baris') }]);
  const early = await rina.request('POST', at(read.id, '/commit'), { json: { version: read.version } });
  expect(early.status).toBe(409);
  expect(await early.json()).toMatchObject({ message: expect.stringContaining('Jawab dulu') });
  const without = await answer(read, 'hidden', 'without');
  expect([without.documents, questions(without)[0]?.asks]).toEqual([1, false]);
  const back = await answer(without, 'hidden', 'with');
  expect(back.documents).toBe(2);
  // Dates in the file are later than the clock of these tests.
  const changes = [8, 9].map((row) => ({ row, field: 'date', value: '2025-10-20' }));
  await rina.request('PATCH', at(back.id, '/cells'), { json: { version: back.version, changes } });
  const { version } = await rina.get<ImportAnswer>(at(back.id));
  await rina.post(at(back.id, '/commit'), { version });
  const saved = await settled(app, rina, back.id);
  expect(saved).toMatchObject({ step: 'FINISHED', succeeded: 2 });
  const late = await rina.request('PUT', at(saved.id, '/reading'), {
    json: { version: saved.version, key: 'hidden', answer: 'without' },
  });
  expect(late.status).toBe(409);
});

it('asks whether sales without a number to one buyer on a day are one invoice', async () => {
  const read = await mapped('tanpa-nomor.csv');
  expect(questions(read)).toMatchObject([{ key: 'unnumbered', asks: true }]);
  expect(read.documents).toBe(2);
  const each = await answer(read, 'unnumbered', 'each');
  expect(each.documents).toBe(3);
  const answered = await answer(await mapped('tanpa-nomor.csv'), 'unnumbered', 'one');
  expect([answered.documents, questions(answered)[0]?.asks]).toEqual([2, false]);
});

it('lists what it left out of a printed report, and includes it again by one click', async () => {
  const read = await mapped('laporan-bertotal.xlsx');
  const [rest] = questions(read);
  expect(rest).toMatchObject({ key: 'rest', asks: false, message: expect.stringContaining('2 baris') });
  expect(rest?.notes.join(' ')).toMatch(/TOTAL.*cocok.*Dicetak oleh/);
  const whole = await answer(read, 'rest', 'in');
  expect((await rowsOf(rina, read.id)).map(({ row }) => row)).toEqual([2, 3, 4, 6]);
  expect(questions(whole)[0]?.answers.find(({ chosen }) => chosen)?.value).toBe('in');
});

it('offers to repair a bare "&", and reads the file after a confirmation', async () => {
  const read = await mapped('dan-telanjang.xml');
  expect(read).toMatchObject({ step: 'FINISHED', status: 'INVALID', message: expect.stringContaining('baris 34') });
  expect(questions(read)).toMatchObject([{ key: 'faults', asks: true }]);
  const repaired = await answer(read, 'faults', 'mended');
  expect(repaired).toMatchObject({ step: 'REPAIR', status: 'IN_PROGRESS', documents: 2, message: null });
});

it('refuses an answer without a question, or an invalid one', async () => {
  const read = await mapped('laporan-bertotal.xlsx');
  const put = (key: string, given: string) =>
    rina.request('PUT', at(read.id, '/reading'), { json: { version: read.version, key, answer: given } });
  expect((await put('hidden', 'without')).status).toBe(422);
  expect((await put('rest', 'without')).status).toBe(422);
  expect((await put('apa', 'in')).status).toBe(422);
});

it('says which columns of the office’s workbook it does not know, and lets them be mapped side by side', async () => {
  const book = new Excel.Workbook();
  const header = aHeader(companies.sagara.npwp, { reference: 'PETA-1' });
  await book.xlsx.load(
    (await converterBook(companies.sagara.npwp, [{ header, lines: [aLine()] }])).buffer as ArrayBuffer,
  );
  const sheet = book.getWorksheet('Faktur');
  for (const [row, text] of [
    [3, 'Kode Proyek'],
    [4, 'P-77'],
  ] as const) {
    const cell = sheet?.getRow(row).getCell(25);
    if (cell) cell.value = text;
  }
  const { id } = await sendFile(rina, new Uint8Array(await book.xlsx.writeBuffer()), 'konverter.xlsx');
  const read = await settled(app, rina, id);
  expect(questions(read)).toMatchObject([
    { key: 'columns', asks: true, message: expect.stringContaining('Kode Proyek') },
  ]);
  const laid = await answer(read, 'columns', 'mapped');
  expect(laid).toMatchObject({ step: 'MAPPING', source: 'table' });
  expect(laid.state.columns.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Kode Proyek', 'Tanggal Faktur', 'Nama Barang/Jasa']),
  );
  const whole = await asGuessed(laid);
  expect(whole).toMatchObject({ step: 'REPAIR', documents: 1 });
  const [row] = await rowsOf(rina, id);
  expect(row?.cells).toMatchObject({ reference: 'PETA-1', goodsName: 'Meja kantor' });
});
