import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SheetView } from '#domain/spt-badan/view-schema.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { ANNUAL, annualBody, annuals, attachPdfs, nameAnnualSignee } from './annual-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const { made, view, fill } = annuals(() => rina);

const put = (id: string, sheet: string, entries: object, version = 0) =>
  rina.request('PUT', `${ANNUAL}/${id}/sheets/${sheet}`, { json: annualBody(entries, version) });

const filled = async (taxYear: number): Promise<string> => {
  const id = await made(taxYear);
  await fill(id, 'I', { lines: { '1a': '3200000000', '5h': '1000000' } });
  await fill(id, 'II', { lines: { '2.other': '2787654322' } });
  await fill(id, 'INDUK', { lines: { '10a': '45467950' }, answers: { tariff: '31e', '16': 'no' } });
  return id;
};

describe('an annual return', () => {
  it('is made once for a year and calculates itself from its sheets', async () => {
    const id = await filled(2021);
    const found = await view(id);
    expect(found).toMatchObject({
      taxYear: 2021,
      era: '1771',
      status: 'CONCEPT',
      revision: 0,
      dueDay: '2022-05-09',
      dueMayMove: false,
    });
    expect(found.result).toMatchObject({ pkp: '413345678.00', due: '45467950.00', rest: '0.00' });
    expect(found.findings).toMatchObject([{ path: 'PDF!LK', sheet: 'PDF', severity: 'error' }]);
    expect(found.tree.filter(({ filled: is }) => is).map(({ sheet }) => sheet)).toEqual(['INDUK', 'I', 'II']);
    expect((await rina.request('POST', ANNUAL, { json: { taxYear: 2021 } })).status).toBe(409);
    // The holidays of 2021 are the first that are known.
    expect(await view(await made(2019))).toMatchObject({ dueDay: '2020-04-30', dueMayMove: true });
    for (const taxYear of [2008, 2099])
      expect((await rina.request('POST', ANNUAL, { json: { taxYear } })).status, String(taxYear)).toBe(422);
  });

  it('has a version for each sheet', async () => {
    const id = await made(2022);
    await Promise.all([fill(id, 'I', { lines: { '1a': '1' } }), fill(id, 'II', { lines: { '1.hpp': '1' } })]);
    expect((await put(id, 'I', { lines: { '1a': '2' } })).status).toBe(409);
    expect((await view(id)).findings).toContainEqual(expect.objectContaining({ path: 'INDUK!tariff', part: 'part2' }));
    expect((await fill(id, 'I', { lines: { '1a': '2' } })).version).toBe(2);
  });

  it('has in its history the sheet that changed, before and after, and no other', async () => {
    const id = await made(2014);
    await fill(id, 'I', { lines: { '1a': '1' } });
    await fill(id, 'II', { lines: { '1.hpp': '1' } });
    await fill(id, 'I', { lines: { '1a': '2' } });
    type Change = { before: { sheets: object }; after: { sheets: object } };
    const { before, after } = (await rina.get<Change[]>(`${ANNUAL}/${id}/history`)).at(-1) as Change;
    expect(before.sheets).toEqual({ I: expect.objectContaining({ lines: { '1a': '1' }, version: 1 }) });
    expect(after.sheets).toEqual({ I: expect.objectContaining({ lines: { '1a': '2' }, version: 2 }) });
    expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [], states: [] });
  });

  it.each([
    ['a line that is calculated', 'I', { lines: { '1d': '5' } }, 'lines.1d'],
    ['text as an amount', 'I', { lines: { '1a': 'x' } }, 'lines.1a'],
    ['a negative amount', 'I', { lines: { '4': '-5' } }, 'lines.4'],
    ['an unknown choice', 'INDUK', { answers: { tariff: 'none' } }, 'answers.tariff'],
    ['a percentage over 100', 'VI', { rows: { 'VI.A': [{ share: '101' }] } }, 'rows.VI.A.0.share'],
    ['a name with a tag', 'III', { rows: { III: [{ name: '<b>' }] } }, 'rows.III.0.name'],
    ['a name with an ampersand', 'III', { rows: { III: [{ name: 'PT A & B' }] } }, 'rows.III.0.name'],
    ['an unknown table', 'III', { rows: { V: [] } }, 'rows.V'],
  ])('refuses %s, naming the cell', async (_, sheet, entries, path) => {
    const known = (await rina.get<{ id: string; taxYear: number }[]>(ANNUAL)).find(({ taxYear }) => taxYear === 2022);
    const response = await put(known?.id ?? '', sheet, entries, sheet === 'I' ? 2 : 0);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toContain(path);
  });

  it('explains a line to its cause and tries another amount', async () => {
    const id = await filled(2020);
    const line = await rina.get<{ formula: string; of: { line: string }[] }>(`${ANNUAL}/${id}/lines/I!8`);
    expect(line.formula).toBe('3 - 4 + 5m - 6e - 7b');
    expect(line.of.map((part) => part.line)).toEqual(['I!3', 'I!4', 'I!5m', 'I!6e', 'I!7b']);
    const tried = await rina.get<{ before: { due: string }; result: { due: string } }>(
      `${ANNUAL}/${id}/what-if?line=${encodeURIComponent('I!5h')}&amount=0`,
    );
    expect([tried.before.due, tried.result.due]).toEqual(['45467950.00', '45357950.00']);
    expect((await rina.request('GET', `${ANNUAL}/${id}/lines/constructor!x`)).status).toBe(404);
  });

  it('is filed without findings, and corrected once it is filed', async () => {
    const id = await filled(2023);
    await fill(id, 'INDUK', { answers: { tariff: '31e', '16': 'no' } });
    expect((await rina.request('POST', `${ANNUAL}/${id}/file`, { json: {} })).status).toBe(409);
    await fill(id, 'SSP', {
      rows: { SSP: [{ ntpn: 'A'.repeat(16), year: '2023', amount: '45467950', date: '2024-04-02' }] },
    });
    const bare = await rina.request('POST', `${ANNUAL}/${id}/file`, { json: {} });
    expect(bare.status).toBe(409);
    expect(await bare.json()).toMatchObject({ findings: [{ path: 'PDF!LK' }] });
    await attachPdfs(rina, id);
    expect((await view(id)).findings).toEqual([]);
    expect((await rina.request('POST', `${ANNUAL}/${id}/amend`, { json: { reason: 'x' } })).status).toBe(409);
    await nameAnnualSignee(rina);
    const file = () => rina.request('POST', `${ANNUAL}/${id}/file`, { json: {} });
    const { now } = app.clock;
    app.clock.now = Date.parse('2025-11-15T23:30:00+07:00');
    rina = await app.as('rina', 'sagara');
    expect((await file()).status).toBe(409);
    expect((await view(id)).status).toBe('CONCEPT');
    app.clock.now = now;
    rina = await app.as('rina', 'sagara');
    const tabs = await Promise.all([file(), file()]);
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409]);
    await app.drainJobs();
    const found = await view(id);
    expect(found).toMatchObject({ status: 'FILED', bpe: expect.stringContaining('BPE-') });
    expect((await put(id, 'I', { lines: {} }, 1)).status).toBe(409);
    const next = await rina.post<{ id: string; revision: number }>(`${ANNUAL}/${id}/amend`, { reason: 'Koreksi' });
    expect(next.revision).toBe(1);
    expect((await view(next.id)).result.due).toBe('45467950.00');
    expect((await rina.request('POST', `${ANNUAL}/${id}/amend`, { json: { reason: 'x' } })).status).toBe(409);
  });

  it('begins with what the year before carries', async () => {
    const id = await made(2024);
    const sheet = await rina.get<SheetView>(`${ANNUAL}/${id}/sheets/I`);
    expect(sheet.lines.find(({ line }) => line === '1a')?.prior).toBe('3200000000.00');
    const next = await made(2025);
    expect((await view(next)).era).toBe('2025');
    await fill(next, 'INDUK', { answers: { 'B.1': 'B', 'D.11': 'general' } });
    const l1 = await rina.get<SheetView>(`${ANNUAL}/${next}/sheets/L1`);
    expect(l1.tables.find(({ table }) => table === 'L1')?.rows.length).toBe(65);
  });

  it('is not found for another company', async () => {
    const [own] = await rina.get<{ id: string }[]>(ANNUAL);
    const hendra = await app.as('hendra', 'bentala');
    expect((await hendra.request('GET', `${ANNUAL}/${own?.id}`)).status).toBe(404);
    expect((await hendra.request('GET', `${ANNUAL}/${own?.id}/sheets/I`)).status).toBe(404);
  });
});
