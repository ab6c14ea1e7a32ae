import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unifikasiForm } from '#domain/rules/spt.ts';
import { builtReturns } from '#domain/spt/return-for.ts';
import { postPeriod, postSpt } from '../../../api/modules/spt/ask-posting.ts';
import { explainSptLine, listLineDocuments } from '../../../api/modules/spt/explain-line.ts';
import { listReturnDocuments } from '../../../api/modules/spt/list-documents.ts';
import { amendSpt, sptSaves } from '../../../api/modules/spt/save-spts.ts';
import { viewPosting } from '../../../api/modules/spt/view-posting.ts';
import { askWhatIf } from '../../../api/modules/spt/what-if.ts';
import { sourceTables } from '../../../db/repositories/spt/source.ts';
import { sptById } from '../../../db/repositories/spt/spt.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { makeTable } from '../../make-table.ts';
import { type TestApp, testApp } from '../app.ts';
import { type Deal, deals, dealsTable, MADE, made } from './made-up.ts';
import { filedByOffice } from './spt-client.ts';

const SCOPE = scopeOf('rina', 'sagara');
const { type } = made;
const MASA = '2025-10';

let app: TestApp;
beforeAll(async () => {
  Object.assign(builtReturns, { [type]: { form: unifikasiForm, coretax: made } });
  Object.assign(sourceTables, { [made.documents.source]: dealsTable });
  app = await testApp();
  await app.deps.db.transact(async (tx) => {
    await makeTable(tx, MADE);
  });
});
afterAll(async () => {
  Reflect.deleteProperty(builtReturns, type);
  Reflect.deleteProperty(sourceTables, made.documents.source);
  await app.close();
});

/** An agreed sale of sagara over 1.000.000 with 110.000 VAT; other fields by `over`. */
const deal = (id: string, over: Partial<Deal> = {}): Deal => ({
  id,
  companyId: SCOPE.companyId,
  period: MASA,
  kind: 'SOLD',
  code: '04',
  abroad: false,
  state: 'AGREED',
  date: `${over.period ?? MASA}-10`,
  number: `N-${id}`,
  price: 100_000_000,
  vat: 11_000_000,
  luxury: 0,
  takenBy: null,
  agreedAt: 1,
  ...over,
});
const plant = (...rows: readonly Deal[]) => app.deps.db.transact((tx) => tx.insertMany(deals, rows));
const takenBy = async (spt: string): Promise<string[]> => {
  const rows = await app.deps.db.read
    .select({ id: deals.id })
    .from(deals)
    .where(eq(deals.takenBy, spt))
    .orderBy(asc(deals.id));
  return rows.map(({ id }) => id);
};
const posted = async (period: string) => {
  const { spt } = await postPeriod(app.deps, SCOPE, { type, period });
  await app.drainJobs();
  return one(spt.id);
};
const one = async (id: string) => {
  const found = await sptById(SCOPE, app.deps.db.read, id);
  if (!found) throw new Error('no return');
  return found;
};
const page = { offset: 0, limit: 10 };

describe('a return that has a definition and a table of documents, and nothing more', () => {
  it('shows before it is posted what it would include, what is left out and what blocks it', async () => {
    await plant(
      deal('s1'),
      deal('s2', { vat: 30_000_000, luxury: 5_000_000, state: 'PAID' }),
      deal('s3', { code: '07', abroad: true }),
      deal('b1', { kind: 'BOUGHT', vat: 7_000_000 }),
      deal('g1', { kind: 'GIVEN_BACK', vat: 1_000_000 }),
      deal('draft', { state: 'DRAFT' }),
      deal('off', { state: 'OFF' }),
      deal('lost', { code: '99' }),
      deal('later', { period: '2025-11' }),
      deal('foreign', { companyId: 'another' }),
    );
    const view = () => viewPosting(app.deps, SCOPE, { type, period: MASA });
    expect(await view()).toMatchObject({
      drawn: [
        { kind: 'BOUGHT', count: 1, amounts: { price: '1000000.00', vat: '70000.00', luxury: '0.00' } },
        { kind: 'GIVEN_BACK', count: 1 },
        { kind: 'SOLD', count: 4 },
      ],
      waiting: [{ kind: 'SOLD', status: 'DRAFT', count: 1, amounts: { vat: '110000.00' } }],
      unmapped: [{ kind: 'SOLD', row: '99', count: 1 }],
    });
    expect((await posted(MASA)).status).toBe('FAILED_PROCESSING');
    await app.deps.db.transact((tx) => tx.db.update(deals).set({ state: 'OFF' }).where(eq(deals.id, 'lost')));
    expect(await view()).toMatchObject({ unmapped: [], findings: [], payable: '380000.00' });
  });

  it('is posted: its documents marked, its lines worked, what it owes told by account', async () => {
    const spt = await posted(MASA);
    expect(spt).toMatchObject({ status: 'CONCEPT', documentCount: 5, payable: '380000.00', officeMessage: null });
    expect(spt.amounts?.MADE).toMatchObject({
      'A1.DPP': '2000000.00',
      'A1.PPN': '410000.00',
      'A1.PPnBM': '50000.00',
      'A2.PPN': '110000.00',
      'A3.DPP': '1000000.00',
      'B.PPN': '70000.00',
      back: '10000.00',
      rest: '330000.00',
      luxuryDue: '50000.00',
    });
    expect(await takenBy(spt.id)).toEqual(['b1', 'g1', 's1', 's2', 's3']);
  });

  it('leads from each amount down to its documents, to the sen', async () => {
    const { id } = await posted(MASA);
    const line = { id, type, line: 'MADE.rest' };
    expect((await explainSptLine(app.deps, SCOPE, line)).documents).toEqual({
      count: 4,
      sum: '330000.00',
      elsewhere: '0.00',
      difference: '0.00',
    });
    const { rows } = await listLineDocuments(app.deps, SCOPE, { ...line, page });
    expect(rows.map(({ id: of, share }) => [of, share])).toEqual([
      ['s2', '300000.00'],
      ['s1', '110000.00'],
      ['b1', '-70000.00'],
      ['g1', '-10000.00'],
    ]);
    const listed = (by: object) => listReturnDocuments(app.deps, SCOPE, { id, type, page, ...by });
    expect(await listed({ table: 'sold' })).toMatchObject({
      count: 3,
      sums: { price: '3000000.00', vat: '520000.00' },
    });
    expect((await listed({ table: 'far' })).rows.map(({ id: of }) => of)).toEqual(['s3']);
    expect((await listed({ amount: 'luxury' })).rows.map(({ id: of }) => of)).toEqual(['s2']);
  });

  it('is worked with other documents than it has, and nothing is written', async () => {
    const requests = { type, period: MASA, leaveOut: ['s1'], takeIn: ['draft', 'later'] };
    await expect(askWhatIf(app.deps, SCOPE, requests)).rejects.toMatchObject({ code: 'invalid' });
    const { before, after } = await askWhatIf(app.deps, SCOPE, { ...requests, leaveOut: ['b1'], takeIn: ['draft'] });
    expect([before.payable, after.payable]).toEqual(['380000.00', '560000.00']);
    expect((await takenBy((await posted(MASA)).id)).length).toBe(5);
  });

  it('hands its documents to its correction, and has them back when that one is removed', async () => {
    const first = await posted(MASA);
    await filedByOffice(app, first.id);
    const { id } = await amendSpt(app.deps, SCOPE, { id: first.id, type, reason: 'Faktur menyusul' });
    await plant(deal('s4', { agreedAt: app.clock.now + 1 }));
    await postSpt(app.deps, SCOPE, { id, type });
    await app.drainJobs();
    expect(await one(id)).toMatchObject({ status: 'CONCEPT', documentCount: 6 });
    expect((await one(id)).amounts?.MADE).toMatchObject({ due: '440000.00', before: '330000.00', rest: '110000.00' });
    await sptSaves.remove(app.deps, SCOPE, { id }, { type });
    expect(await takenBy(first.id)).toEqual(['b1', 'g1', 's1', 's2', 's3']);
    expect(await sptById(SCOPE, app.deps.db.read, id)).toBeUndefined();
  });
});
