import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyTrail } from '../../db/repositories/history.ts';
import { billings, importRows, officeBillings } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { BILLING, type ImportAnswer, sendFile, settled } from './import-steps.ts';
import { killedOnce, pastTheDead } from './self-killed.ts';

/** One whole portion and a rest. */
const ROWS = 450;
const PORTION = 400;

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp({ start: Date.now() });
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const csv = [
  'KAP;KJS;Masa;Jumlah;NOP;Alamat Objek',
  ...Array.from(
    { length: ROWS },
    (_, at) => `411128;402;03-2025;${1_000_000 + at};31${String(at).padStart(16, '0')};Jalan ${at}`,
  ),
].join('\n');

const importNow = (id: string) => rina.get<ImportAnswer>(`${BILLING.path}/${id}`);
const savedOf = (id: string) => app.deps.db.read.select().from(billings).where(eq(billings.importId, id));

describe('a process killed while it saves billings of a file and asks for their codes', () => {
  it('is followed by one that does the rest: every row one billing with one code, none lost, none twice', async () => {
    const { id } = await sendFile(rina, csv, 'a.csv', BILLING);
    const read = await settled(app, rina, id, BILLING);
    const mapping = Object.fromEntries(
      Object.entries(read.state.guesses).map(([field, { column }]) => [field, column]),
    );
    await rina.put(`${BILLING.path}/${id}/mapping`, { version: read.version, mapping });
    await killedOnce(app, `select count(*) as n from import_rows where import_id = '${id}'`, 200);
    expect(await importNow(id)).toMatchObject({ step: 'CHECKING' });
    await killedOnce(app, `select count(*) as n from imports where id = '${id}' and step = 'REPAIR'`, 1);
    const { version, state } = await importNow(id);
    expect(state.totals).toMatchObject({ documents: ROWS, ready: ROWS, warnings: 0, errors: 0 });

    await rina.post(`${BILLING.path}/${id}/commit`, { version });
    await killedOnce(app, `select succeeded as n from imports where id = '${id}'`, PORTION);
    expect(await importNow(id)).toMatchObject({ step: 'COMMITTING', succeeded: PORTION });
    expect(await savedOf(id)).toHaveLength(PORTION);
    // Once more while codes come: some are written down, some only given.
    const coded = `select count(*) as n from billing where import_id = '${id}' and code is not null`;
    await killedOnce(app, coded, 60);
    await killedOnce(app, coded, 300);
    expect((await importNow(id)).codes?.made).toBeLessThan(ROWS);

    pastTheDead(app);
    const done = await settled(app, rina, id, BILLING);
    expect(done).toMatchObject({ step: 'FINISHED', status: 'SUCCESS', succeeded: ROWS, failed: 0 });
    expect(done.codes).toMatchObject({ total: ROWS, made: ROWS, refused: 0, waiting: 0 });
    const saved = await savedOf(id);
    expect(saved.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual(
      Array.from({ length: ROWS }, (_, at) => (1_000_000 + at) * 100),
    );
    const given = await app.deps.db.read.select().from(officeBillings);
    expect(given.map(({ code }) => code).sort()).toEqual(saved.map(({ code }) => code).sort());
    const rows = await app.deps.db.read.select().from(importRows).where(eq(importRows.importId, id));
    expect(new Set(rows.map(({ documentId }) => documentId))).toEqual(new Set(saved.map((one) => one.id)));
    expect(await verifyTrail(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [] });
  }, 180_000);
});
