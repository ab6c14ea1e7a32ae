import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnnualAmended } from '#domain/spt-badan/amended-schema.ts';
import { annualById, updateAnnual } from '../../../db/repositories/spt-badan/spt-badan.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { ANNUAL, annuals, attachPdfs, nameAnnualSignee } from './annual-client.ts';

const scope = scopeOf('rina', 'sagara');

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  await nameAnnualSignee(rina);
});
afterAll(() => app.close());

const { view, fill } = annuals(() => rina);

const receipt = (year: number, letter: string, amount: string) => ({
  ntpn: letter.repeat(16),
  year: String(year),
  date: `${year + 1}-04-02`,
  amount,
});

/** A filed return of a year, and its first correction. */
const corrected = async (taxYear: number): Promise<{ first: string; next: string }> => {
  const { id: first } = await rina.post<{ id: string }>(ANNUAL, { taxYear });
  await fill(first, 'I', { lines: { '1a': '1000000000' } });
  await fill(first, 'INDUK', { answers: { tariff: 'general', '16': 'no' }, lines: { '14a': '0' } });
  const { result } = await view(first);
  await fill(first, 'SSP', { rows: { SSP: [receipt(taxYear, 'A', result.rest)] } });
  await attachPdfs(rina, first);
  const { findings } = await view(first);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  await rina.post(`${ANNUAL}/${first}/file`, {});
  await app.drainJobs();
  const { id: next } = await rina.post<{ id: string }>(`${ANNUAL}/${first}/amend`, { reason: 'Koreksi' });
  return { first, next };
};
const amended = (id: string) => rina.get<AnnualAmended>(`${ANNUAL}/${id}/amended-lines`);

it('shows nothing before it differs, then each line, answer and row, and what it adds to pay', async () => {
  const { first, next } = await corrected(2023);
  expect(await amended(next)).toMatchObject({ difference: '0.00', lines: [], tables: [] });
  expect((await rina.request('GET', `${ANNUAL}/${first}/amended-lines`)).status).toBe(409);
  await fill(next, 'I', { lines: { '1a': '1100000000' } });
  await fill(next, 'SSP', { rows: { SSP: [receipt(2023, 'A', '220000000'), receipt(2023, 'B', '22000000')] } });
  const { before, after, difference, lines, tables } = await amended(next);
  expect([before, after, difference]).toEqual(['220000000.00', '242000000.00', '22000000.00']);
  expect(lines).toContainEqual(
    expect.objectContaining({
      sheet: 'I',
      part: '1',
      line: '1a',
      label: 'sptBadan.line.form1771.I.1a',
      before: '1000000000.00',
      after: '1100000000.00',
      difference: '100000000.00',
    }),
  );
  expect(lines.map(({ sheet, line }) => `${sheet}!${line}`)).toContain('INDUK!11a');
  expect(tables).toEqual([{ sheet: 'SSP', part: 'A', table: 'SSP', added: 1, removed: 0 }]);
});

it('states a loss only two years before assessment ends', async () => {
  const { next } = await corrected(2021);
  expect((await view(next)).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  await fill(next, 'I', { lines: { '1a': '0' } });
  await fill(next, 'II', { lines: { '2.other': '5000000' } });
  const { findings } = await view(next);
  expect(findings).toContainEqual(
    expect.objectContaining({
      path: 'I!8',
      severity: 'error',
      message: 'sptBadan.check.amended_loss',
      params: { day: '31/12/2024' },
    }),
  );
  expect((await rina.request('POST', `${ANNUAL}/${next}/file`, { json: {} })).status).toBe(409);
});

it('is refused once the return it corrects is annulled', async () => {
  const { first, next } = await corrected(2022);
  await app.deps.db.transact(async (tx) => {
    const read = await annualById(scope, tx.db, first);
    if (read) await updateAnnual(tx, scope, read, { ...read, status: 'CANCELED', version: read.version + 1 });
  });
  const refused = await rina.request('POST', `${ANNUAL}/${next}/file`, { json: {} });
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
    409,
    'SPT yang dibetulkan sudah dibatalkan',
  ]);
  expect((await rina.request('POST', `${ANNUAL}/${first}/amend`, { json: { reason: 'x' } })).status).toBe(409);
});

it('is closed to other companies', async () => {
  const hendra = await app.as('hendra', 'bentala');
  const [own] = await rina.get<{ id: string }[]>(ANNUAL);
  expect((await hendra.request('GET', `${ANNUAL}/${own?.id}/amended-lines`)).status).toBe(404);
});
