import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadRows, SheetView } from '#domain/spt-badan/view-schema.ts';
import { sptBadans } from '../../../db/tables.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';

const BASE = '/efiling/spt-badan';

let app: TestApp;
let rina: Client;
let id: string;
let npwp: string;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  ({ id } = await rina.post<{ id: string }>(BASE, { taxYear: 2025 }));
});
afterAll(() => app.close());

type Rows = readonly Readonly<Record<string, string>>[];

const save = async (sheet: string, table: string, rows: Rows): Promise<SheetView> => {
  const { version } = await rina.get<SheetView>(`${BASE}/${id}/sheets/${sheet}`);
  const json = { version, lines: {}, answers: {}, rows: { [table]: rows }, notes: {} };
  const response = await rina.request('PUT', `${BASE}/${id}/sheets/${sheet}`, { json });
  expect(response.status).toBe(200);
  return (await response.json()) as SheetView;
};

const exported = (table: string, { who = rina, at = id } = {}) => who.request('GET', `${BASE}/${at}/export/${table}`);

const imported = (table: string, xml: string, { who = rina, at = id } = {}) => {
  const body = new FormData();
  body.set('file', new File([xml], 'data.xml'));
  return who.request('POST', `${BASE}/${at}/import/${table}`, { form: body });
};

const read = async (table: string, xml: string): Promise<ReadRows> => {
  const response = await imported(table, xml);
  expect(response.status).toBe(200);
  return (await response.json()) as ReadRows;
};

const file = async (table: string): Promise<string> => {
  const response = await exported(table);
  expect(response.status).toBe(200);
  return response.text();
};

const refusal = async (table: string, xml: string): Promise<string> => {
  const response = await imported(table, xml);
  expect(response.status).toBe(422);
  return ((await response.json()) as { errors: { file: string } }).errors.file;
};

const slip = {
  npwp: '0102030405060000',
  kind: 'ARTICLE23',
  base: '1000000',
  tax: '20000',
  number: 'BP-1 & 2',
  date: '2025-12-31',
};

const assets: Rows = [
  {
    group: 'T2',
    kind: 'Mesin',
    month: '2024-05',
    cost: '80000000',
    commercialMethod: 'GL',
    fiscalMethod: 'GL',
    note: 'Lini 1',
  },
  { group: 'I1', kind: 'Paten', month: '2025-01', cost: '4000000', commercialMethod: 'GL', fiscalMethod: 'SM' },
];

const slips = (own: string, year: string, items: string): string =>
  `<OtherParties><TIN>${own}</TIN><TaxYear>${year}</TaxYear><OtherPartyList>${items}</OtherPartyList></OtherParties>`;

const item = (cells: Readonly<Record<string, string>>): string =>
  `<List>${Object.entries(cells)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('')}</List>`;

const known = { Tin: slip.npwp, TaxType: 'ARTICLE23', TaxBase: '100', IncomeTax: '2', IncomeTaxUsd: '0' };

beforeAll(async () => {
  await save('L3', 'L3B', [{ ...slip, name: 'PT Satu & Dua' }]);
  npwp = /<TIN>(\d+)</.exec(await file('L3B'))?.[1] ?? '';
});

describe('the XML of an attachment', () => {
  it('has the rows of L3B, which are read back as they were but for the name', async () => {
    const response = await exported('L3B');
    expect(response.headers.get('Content-Disposition')).toContain(`L3B_2025_${npwp}.xml`);
    const xml = await response.text();
    expect(xml).toContain('<WithholdingSlipNumber>BP-1 &amp; 2</WithholdingSlipNumber>');
    const { rows, notes, fileName } = await read('L3B', xml);
    expect({ rows, notes, fileName }).toEqual({ rows: [slip], notes: [], fileName: 'data.xml' });
  });

  it('has what is calculated for L9, and names what a file has otherwise', async () => {
    const { tables } = await save('L9', 'L9', assets);
    const xml = await file('L9');
    expect(tables[0]?.rows[0]).toMatchObject({ opening: '73333334.00', charge: '10000000.00' });
    expect(xml).toContain('<RemainingValue>73333334</RemainingValue>');
    const back = await read('L9', xml);
    expect(back.rows).toEqual(assets);
    expect(back.notes.map(({ message }) => message)).toEqual(['sptBadan.read.unnamed']);
    const other = await read('L9', xml.replace('>73333334<', '>73333333<').replace('>0410<', '>9999<'));
    expect(other.rows[0]).toMatchObject({ kind: '9999' });
    expect(other.notes.slice(1)).toEqual([
      { message: 'sptBadan.read.codes', params: { names: 'CodeOfAsset 9999' } },
      { message: 'sptBadan.read.differing', params: { names: 'RemainingValue' } },
    ]);
  });

  it('is refused with the cells that the office requires', async () => {
    await save('L11A', 'L11A.III', [
      { npwp: '0102030405060000', name: 'PT Dua', address: 'Jalan Dua 2', limit: '100', amount: '50', method: '01' },
      { name: 'PT Tiga', limit: '0', amount: '50', method: '02', proof: '04', address: 'Jalan Tiga 3' },
    ]);
    const response = await exported('L11A.III');
    expect(response.status).toBe(422);
    const { errors, message } = (await response.json()) as { errors: object; message: string };
    expect(Object.keys(errors)).toEqual(['rows.L11A.III.0.proof', 'rows.L11A.III.1.npwp', 'rows.L11A.III.1.limit']);
    expect(message).toContain('1');
  });

  it('has only kinds of assets that the office has for a group, which the sheet takes alone', async () => {
    const [row] = assets;
    const { version } = await rina.get<SheetView>(`${BASE}/${id}/sheets/L9`);
    for (const [kind, group] of [
      ['Mesin jahit', 'T2'],
      ['Mesin', 'BP'],
      ['Paten', 'T2'],
    ]) {
      const json = { version, lines: {}, answers: {}, rows: { L9: [{ ...row, kind, group }] }, notes: {} };
      const response = await rina.request('PUT', `${BASE}/${id}/sheets/L9`, { json });
      expect(response.status).toBe(422);
      expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(['rows.L9.0.kind']);
    }
  });

  it('is not made where the codes of the office are not published, and not without rows', async () => {
    expect((await exported('L10A')).status).toBe(409);
    await save('L10A', 'L10A', [{ name: 'Acme', country: 'Singapura', relation: '1', kind: '9', amount: '1' }]);
    const refused = await exported('L10A');
    expect(refused.status).toBe(409);
    expect(((await refused.json()) as { message: string }).message).toContain('Coretax');
    for (const table of ['L4A', 'L1', '1A']) expect((await exported(table)).status, table).toBe(404);
  });

  it('is closed to other companies', async () => {
    const hendra = await app.as('hendra', 'bentala');
    expect((await exported('L3B', { who: hendra })).status).toBe(404);
    expect((await imported('L3B', slips(npwp, '2025', item(known)), { who: hendra })).status).toBe(404);
  });

  it('is closed to those without the permission', async () => {
    const budi = await app.as('budi', 'sagara');
    expect((await imported('L3B', slips(npwp, '2025', item(known)), { who: budi })).status).toBe(403);
    expect((await exported('L3B', { who: budi })).status).toBe(403);
  });
});

describe('an XML to import', () => {
  it('of another company, year or attachment is refused', async () => {
    expect(await refusal('L3B', slips('9999999999999999', '2025', item(known)))).toContain('9999999999999999');
    expect(await refusal('L3B', slips(npwp, '2024', item(known)))).toContain('2024');
    expect(
      await refusal('L3B', `<OtherParties><OtherPartyList>${item(known)}</OtherPartyList></OtherParties>`),
    ).toBeTruthy();
    expect(await refusal('L3B', '<PromotionExpense/>')).toContain('OtherParties');
    expect(await refusal('L4A', slips(npwp, '2025', item(known)))).toContain('XML');
  });

  it('that is hostile or too long is refused', async () => {
    const doctype = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]>${slips(npwp, '2025', item(known))}`;
    expect(await refusal('L3B', doctype)).toContain('DOCTYPE');
    expect(await refusal('L3B', slips(npwp, '2025', ''))).toBeTruthy();
    expect(await refusal('L3B', slips(npwp, '2025', item(known).repeat(50_000)))).toMatch(/5[.,]?000/);
  });

  it('keeps what does not fit to be corrected, and names what it did not take', async () => {
    const odd = { ...known, TaxType: 'ARTICLE99', TaxBase: '1.000,50', IncomeTaxUsd: '12.5', Extra: 'x' };
    const { rows, notes } = await read('L3B', slips(npwp, '2025', `<!-- a --><Other/>${item(odd)}`));
    expect(rows).toEqual([{ npwp: slip.npwp, kind: 'ARTICLE99', base: '1.000,50', tax: '2' }]);
    expect(notes).toEqual([
      { message: 'sptBadan.read.unknown', params: { names: 'Other, Extra' } },
      { message: 'sptBadan.read.unkept', params: { names: 'IncomeTaxUsd' } },
    ]);
  });

  it('is refused once the return is filed, whose file is made all the same', async () => {
    const own = and(eq(sptBadans.companyId, companies.sagara.id), eq(sptBadans.id, id));
    await app.plant((tx) => tx.db.update(sptBadans).set({ status: 'FILED' }).where(own));
    expect((await imported('L3B', slips(npwp, '2025', item(known)))).status).toBe(409);
    expect((await exported('L3B')).status).toBe(200);
  });
});
