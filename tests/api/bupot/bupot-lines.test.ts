import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputOf, statedInput } from '#domain/bupot/input-of.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { aNik } from '../../../fixtures/builders/a-company.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered } from '../faktur/faktur-client.ts';
import { tableBook } from '../imports/import-files.ts';
import { bupotPlace, type ImportAnswer, rowsOf, sendFile, settled } from '../imports/import-steps.ts';
import { bupots, issued, pathOf, SLIPS } from './bupot-client.ts';
import { aPulledSlip, officeHas, pulls } from './bupot-pull-client.ts';

const place = bupotPlace('BPMP');

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  // Monday, 12 January 2026: the year is over.
  app = await testApp({ start: Date.UTC(2026, 0, 12, 2) });
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const PAY = ['Gaji Pokok', 'Tunjangan Transport', 'THR', 'JKK', 'JKM', 'BPJS Kesehatan Perusahaan'];
const WHO = ['Masa Pajak', 'NIK', 'Nama', 'PTKP', 'Jabatan'];
const HEAD = [...WHO, ...PAY, 'JHT Karyawan', 'JP Karyawan'];
const usual = [10_000_000, 1_500_000, 0, 24_000, 30_000, 400_000, 200_000, 100_000];
const april = [10_000_000, 1_500_000, 10_000_000, 24_000, 30_000, 400_000, 200_000, 100_000];

const rowOf = (serial: number, month: number, pay: readonly number[]) => [
  `${String(month).padStart(2, '0')}/2025`,
  aNik(serial),
  `Pegawai ${serial}`,
  'TK/0',
  'Staf',
  ...pay,
];

type Mapping = Record<string, string | string[]>;

/** Uploaded, mapped as proposed with every question answered, and checked. */
const checked = async (heads: readonly string[], rows: readonly (string | number)[][]): Promise<ImportAnswer> => {
  const { id } = await sendFile(rina, await tableBook([[...heads], ...rows], 'Gaji'), 'gaji.xlsx', place);
  const laid = await settled(app, rina, id, place);
  const guesses = laid.state.guesses as Record<string, { column: string; more?: string[] }>;
  const mapping: Mapping = Object.fromEntries(
    Object.entries(guesses).map(([field, { column, more }]) => [field, more ? [column, ...more] : column]),
  );
  await rina.put(`${place.path}/${id}/mapping`, { version: laid.version, mapping, answers: [], remember: true });
  const read = await settled(app, rina, id, place);
  const answers = read.state.questions.map(({ key }) => key);
  if (answers.length === 0) return read;
  await rina.put(`${place.path}/${id}/answers`, { version: read.version, answers });
  return settled(app, rina, id, place);
};

const saved = async (read: ImportAnswer): Promise<Bupot[]> => {
  await rina.post(`${place.path}/${read.id}/commit`, { version: read.version });
  expect(await settled(app, rina, read.id, place)).toMatchObject({ status: 'SUCCESS' });
  return rina.get<Bupot[]>(
    `${SLIPS}?filter=${JSON.stringify({ importId: read.id })}&range=[0,99]&sort=["period","ASC"]`,
  );
};

describe('a payroll file of eight columns of money', () => {
  it('becomes monthly slips with their lines, and one slip of the year that explains each line by its months', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => rowOf(5101, at + 1, at === 3 ? april : usual));
    const read = await checked(HEAD, rows);
    expect(read.state.questions.map(({ key }) => key)).toEqual([
      `sum:gross|${PAY.join(' + ')}`,
      'sum:pensionContribution|JHT Karyawan + JP Karyawan',
    ]);
    const slips = await saved(read);
    expect(slips).toHaveLength(12);
    const first = await bupots(rina).one(slips[0]?.id ?? '');
    expect(first).toMatchObject({
      kind: 'BPMP',
      gross: '11954000.00',
      tax: '478160.00',
      otherBenefit: '1500000',
      tantiemBonus: '0',
      insuranceBenefit: '454000',
      pensionContribution: '300000',
    });
    for (const { id, version, period } of slips)
      if (period < '2025-12') await rina.post(`${SLIPS}/${id}/issue`, { version });
    await app.drainJobs();

    const draw = { year: 2025, lastMonth: 12, lastPay: 'ASK', keys: [aNik(5101)] };
    const { jobId } = await rina.post<{ jobId: string }>(`${pathOf('BPA1')}/from-monthly/draw`, draw);
    await app.drainJobs();
    expect(await rina.get(`/jobs/${jobId}`)).toMatchObject({ done: 1 });
    const [drawn] = await rina.get<Bupot[]>(`${SLIPS}?filter=${JSON.stringify({ payee: aNik(5101), kind: 'BPA1' })}`);
    const annual = await bupots(rina).one(drawn?.id ?? '');
    expect(annual).toMatchObject({
      salaryPension: '120000000.00',
      otherBenefit: '18000000.00',
      insuranceBenefit: '5448000.00',
      tantiemBonus: '10000000.00',
      pensionContribution: '3600000.00',
      pph21WithheldDtp: '6757460.00',
      lines: { netIncome: '143848000.00', pph21Liability: '7477200.00', pph21PaymentDifference: '719740.00' },
      tax: '719740.00',
    });
    expect(annual.lineMonths).toMatchObject({ tantiemBonus: [{ month: 4, amount: '10000000.00' }] });
    expect(annual.lineMonths?.pensionContribution).toHaveLength(12);
    expect(annual.lineMonths?.pph21WithheldDtp).toHaveLength(11);

    const input = { ...statedInput(inputOf(annual)), tantiemBonus: '9000000', salaryPension: '121000000' };
    await rina.put(`${pathOf('BPA1')}/${annual.id}`, { version: annual.version, input });
    const edited = await bupots(rina).one(annual.id);
    expect(edited.lineMonths).not.toHaveProperty('tantiemBonus');
    expect(edited.lineMonths).toHaveProperty('otherBenefit');
    expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [] });
  });

  it('keeps the lines of a slip through its correction', async () => {
    const [slip] = await saved(await checked(HEAD, [rowOf(5102, 3, april)]));
    await rina.post(`${SLIPS}/${slip?.id}/issue`, { version: slip?.version });
    await app.drainJobs();
    const before = await bupots(rina).one(slip?.id ?? '');
    const next = await rina.post<Bupot>(`${pathOf('BPMP')}/${before.id}/correct`, {
      reason: 'THR kurang',
      input: { ...statedInput(inputOf(before)), gross: '23954000', tantiemBonus: '12000000' },
    });
    expect(next).toMatchObject({ tantiemBonus: '12000000', insuranceBenefit: '454000', pensionContribution: '300000' });
  });
});

it('keeps the lines of a slip the office has a newer version of, which does not know them', async () => {
  const lines = { tantiemBonus: '1000000', pensionContribution: '300000' };
  const own = await issued(app, 'BPMP', { period: '2025-06', date: '2025-06-30', number: '25LINES01', ...lines });
  const payee = { npwp: own.payeeNpwp ?? '', nitku: own.payeeNitku ?? '', name: own.payeeName ?? '' };
  const { period, date, taxCode, number } = own;
  const theirs = {
    number: number ?? '',
    kind: 'BPMP',
    revision: 1,
    payee,
    period,
    date,
    taxCode,
    document: null,
  } as const;
  officeHas(app, [aPulledSlip({ ...theirs, gross: '12000000.00', rate: '3', tax: '360000.00' })]);
  const { id } = await pulls(rina).byNumber([number ?? '']);
  await app.drainJobs();
  const [row] = await pulls(rina).rows(id);
  await pulls(rina).complete(id, { verdicts: [row?.verdict] });
  await app.drainJobs();
  const [next] = await rina.get<Bupot[]>(`${SLIPS}?filter=${JSON.stringify({ number, status: 'NORMAL_REVISION' })}`);
  expect(await bupots(rina).one(next?.id ?? '')).toMatchObject({ revision: 1, gross: '12000000.00', ...lines });
});

describe('a gross beside its parts', () => {
  const heads = [...WHO, 'Gaji Pokok', 'THR', 'Gaji Bruto'];

  it('contains them: the rest is salary', async () => {
    const read = await checked(heads, [rowOf(5103, 4, [10_000_000, 5_000_000, 16_000_000])]);
    expect(read.state.questions.map(({ key }) => key)).toEqual(['contains:gross|Gaji Pokok, THR']);
    const [listed] = await saved(read);
    const slip = await bupots(rina).one(listed?.id ?? '');
    expect(slip).toMatchObject({ gross: '16000000.00', salaryPension: null, tantiemBonus: '5000000' });
  });

  it('below them stops the row, in the file as in the form, naming both sums', async () => {
    const read = await checked(heads, [rowOf(5104, 4, [10_000_000, 7_000_000, 16_000_000])]);
    expect(read.state.totals).toMatchObject({ errors: 1 });
    const [row] = await rowsOf(rina, read.id, {}, place);
    const finding = row?.findings.find(({ path }) => path === 'gross');
    expect(finding).toMatchObject({ severity: 'error' });
    expect(finding?.message).toContain('17.000.000,00');
    expect(finding?.message).toContain('16.000.000,00');

    const draft = await bupots(rina).create('BPMP', { gross: '1000000', tantiemBonus: '1500000' });
    const { status, body } = await answered(
      rina.request('POST', `${SLIPS}/${draft.id}/issue`, { json: { version: draft.version } }),
    );
    expect([status, body.errors]).toEqual([422, { gross: expect.stringContaining('1.500.000,00') }]);
  });
});
