import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deadlines } from '#domain/home/calendar-schema.ts';
import { taxCodeLaw } from '#domain/rules/bupot/tax-codes.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { issued, pathOf } from './bupot/bupot-client.ts';
import { ended } from './self-killed.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };
type Refused = { readonly code: string; readonly errors: Readonly<Record<string, string>> };
type Compared = {
  readonly digest: string;
  readonly differences: readonly { readonly action: string; readonly changed: readonly string[] }[];
};

const TAX_CODES = '/admin/api/ebupot/tax-code';
const HOLIDAYS = '/admin/api/law/holiday';
const because = { reason: 'Keputusan baru' };

let app: TestApp;
let operator: Client;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  [operator, rina] = [await app.as('wira'), await app.as('rina', 'sagara')];
});
afterAll(() => app.close());

const found = async (base: string, q: string): Promise<Row> => {
  const [row] = await operator.get<Row[]>(`${base}?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
  if (!row) throw new Error(`no row ${q}`);
  return row;
};

const save = ({ id, updatedAt: _, ...row }: Row, change: object, base = TAX_CODES) =>
  operator.request('PUT', `${base}/${id}`, { json: { ...row, ...change, ...because } });

const formOf = (lines: readonly string[], more: Readonly<Record<string, string>> = {}): FormData => {
  const form = new FormData();
  form.set('file', new File([lines.join('\r\n')], 'law.csv'));
  for (const [name, value] of Object.entries(more)) form.set(name, value);
  return form;
};

describe('a holiday', () => {
  const dueIn = async () => {
    const { rows } = await rina.get<Deadlines>('/home/deadlines?from=2025-12-01&to=2025-12-31');
    return rows.find(({ key, period }) => key.startsWith('report_pph21') && period === '2025-11')?.day;
  };

  it('that is added moves a due day, and back when it is revoked', async () => {
    const before = await dueIn();
    expect(before).toMatch(/^2025-12-/);
    const holiday = { validFrom: before, kind: 'national', name: 'Hari raya', source: 'Keppres 1/2025', ...because };
    const made = await operator.post<Row>(HOLIDAYS, holiday);
    const moved = await dueIn();
    expect(moved && before && moved > before).toBe(true);
    expect((await save(made, { kind: 'revoked' }, HOLIDAYS)).status).toBe(200);
    expect(await dueIn()).toBe(before);
    expect(await rina.get('/law')).toContainEqual(expect.objectContaining({ id: made.id, table: 'holiday' }));
  });
});

it('reaches another process that received no event', async () => {
  const other = ended(app, 'law-follower.ts', { LAW_SOURCE: 'Keputusan proses lain' });
  while (!existsSync(join(app.dataDir, 'follows'))) await new Promise((resolve) => setTimeout(resolve, 50));
  const kpp = { code: '999', name: 'KPP Baru', validFrom: '2031-01-01', validUntil: null, ...because };
  await operator.post('/admin/api/law/kpp', { ...kpp, source: 'Keputusan proses lain' });
  expect(await other).toMatchObject({ code: 0 });
});

describe('a tax code', () => {
  const offered = async (period: string) =>
    (await rina.get<{ code: string }[]>(`${pathOf('BPPU')}/tax-codes?q=24-104-14&period=${period}`)).map(
      ({ code }) => code,
    );

  it('that is closed is offered until its last masa', async () => {
    const row = await found(TAX_CODES, '24-104-14');
    expect(await save(row, { validUntil: '2025-11-30' })).toMatchObject({ status: 200 });
    expect(await offered('2025-11')).toContain('24-104-14');
    expect(await offered('2025-12')).not.toContain('24-104-14');
    const changes = await operator.get<{ reason: string }[]>(`${TAX_CODES}/${row.id}/history`);
    expect(changes).toMatchObject([{ reason: because.reason }]);
  });

  it('with a new rate keeps the old one for earlier masa', async () => {
    const { id: _, version: _v, updatedAt: _u, ...row } = await found(TAX_CODES, '24-104-15');
    await operator.post(TAX_CODES, { ...row, rate: '3', validFrom: '2027-01-01', ...because });
    const rates = taxCodeLaw.rows().filter(({ kind, code }) => kind === row.kind && code === row.code);
    expect(rates.map(({ rate, validUntil }) => [rate, validUntil])).toEqual([
      [row.rate, '2026-12-31'],
      ['3', null],
    ]);
  });

  it('in force is never removed', async () => {
    const { id, version } = await found(TAX_CODES, '24-104-16');
    const answer = await operator.request('DELETE', `${TAX_CODES}/${id}?version=${version}&reason=salah`);
    expect(answer.status).toBe(409);
  });

  it('of issued slips is neither changed nor closed before them', async () => {
    const { number } = await issued(app, 'BPPU', { taxCode: '24-104-17', period: '2025-10', status: 'APPROVED' });
    const row = await found(TAX_CODES, '24-104-17');
    for (const change of [{ rate: '4' }, { validUntil: '2025-09-30' }]) {
      const answer = await save(row, change);
      expect(answer.status).toBe(422);
      expect(((await answer.json()) as Refused).errors.code).toContain(number);
    }
    expect((await save(row, { validUntil: '2025-10-31', name: 'Jasa' })).status).toBe(200);
  });
});

describe('a file of tax codes', () => {
  const head = 'kind,code,variant,rate,validFrom,validUntil';
  const compare = (lines: readonly string[]) =>
    operator.request('POST', `${TAX_CODES}/compare`, { form: formOf(lines) });

  it('shows its differences and is applied as it was shown', async () => {
    const lines = [head, 'BPPU,24-104-18,,2,2025-01-01,2025-12-31', 'BPPU,24-104-19,,2,2025-01-01,'];
    const shown = (await (await compare(lines)).json()) as Compared;
    expect(shown.differences.map(({ action, changed }) => [action, changed])).toEqual([
      ['change', ['validUntil']],
      ['same', []],
    ]);
    expect((await found(TAX_CODES, '24-104-18')).validUntil).toBeNull();
    const apply = (digest: string) =>
      operator.request('POST', `${TAX_CODES}/apply`, { form: formOf(lines, { digest, ...because }) });
    expect((await apply('other')).status).toBe(409);
    expect(await (await apply(shown.digest)).json()).toEqual({ saved: 1 });
    expect((await found(TAX_CODES, '24-104-18')).validUntil).toBe('2025-12-31');
  });

  it('that would change issued slips is refused with their numbers', async () => {
    const { number } = await issued(app, 'BPPU', { taxCode: '24-104-20', period: '2025-10', status: 'APPROVED' });
    const answer = await compare([head, 'BPPU,24-104-20,,9,2025-01-01,']);
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as Refused).errors['2.code']).toContain(number);
  });
});

it('is of internal admins alone', async () => {
  expect((await rina.request('GET', TAX_CODES)).status).toBe(404);
  expect((await rina.request('POST', `${TAX_CODES}/compare`, { form: formOf([]) })).status).toBe(404);
});

it('offers the lists in the language of the person', async () => {
  expect(await rina.get('/company-associate-department')).toContainEqual({ code: 'TAX', name: 'Pajak' });
});
