import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Equalisations } from '#domain/spt-badan/equalisation/view-schema.ts';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { viewEqualisations } from '../../../api/modules/spt-badan/equalisation/explain.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { aClassicFaktur } from '../../../fixtures/builders/a-classic-faktur.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { ANNUAL, annuals } from './annual-client.ts';

const scope = scopeOf('rina', 'sagara');

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const { made, fill } = annuals(() => rina);

const compared = (id: string) => rina.get<Equalisations>(`${ANNUAL}/${id}/equalisation`);
const named = ({ items }: Equalisations, name: string) => items.find((one) => one.name === name);
const explain = (id: string, json: object, who = rina) => who.request('PUT', `${ANNUAL}/${id}/equalisation`, { json });
const findings = async (id: string) =>
  (await rina.get<AnnualView>(`${ANNUAL}/${id}`)).findings
    .map(({ message }) => message)
    .filter((message) => message.startsWith('annualSources'));

describe('amounts of a return against documents', () => {
  it('names the difference of turnover, and takes its causes', async () => {
    const { id: companyId } = companies.sagara;
    const invoice = { companyId, type: 'OUT' as const, status: 'APPROVED' as const, code: '04' as const };
    await app.deps.db.transact((tx) =>
      insertFakturs(tx, scope, [
        aFaktur({ ...invoice, id: 'eq-1', period: '2025-03', date: '2025-03-10', dpp: '15000000.00' }),
        aFaktur({ ...invoice, id: 'eq-2', period: '2025-11', date: '2025-11-10', dpp: '15000000.00' }),
      ]),
    );
    const id = await made(2025);
    await fill(id, 'INDUK', { answers: { 'B.1': 'C' } });
    await fill(id, 'L1', { rows: { L1: [{ code: '4002', commercial: '40000000' }] } });
    const before = await compared(id);
    expect(named(before, 'turnover')).toMatchObject({
      ours: '40000000.00',
      theirs: '30000000.00',
      difference: '10000000.00',
      open: '10000000.00',
      parts: [{ name: 'domestic', amount: '30000000.00', count: 2 }],
      months: [
        { period: '2025-03', amount: '15000000.00' },
        { period: '2025-11', amount: '15000000.00' },
      ],
    });
    expect(await findings(id)).toContain('annualSources.check.turnover');
    const causes = [{ cause: 'not_vat', amount: '8000000', note: 'Beras' }];
    const one = await explain(id, { version: before.version, name: 'turnover', explanations: causes });
    expect(named((await one.json()) as Equalisations, 'turnover')?.open).toBe('2000000.00');
    expect((await explain(id, { version: before.version, name: 'turnover', explanations: [] })).status).toBe(409);
    const all = [...causes, { cause: 'advances', amount: '2000000', note: '' }];
    expect((await explain(id, { version: before.version + 1, name: 'turnover', explanations: all })).status).toBe(200);
    expect(await findings(id)).not.toContain('annualSources.check.turnover');
    expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [] });
  });

  it('counts invoices of e-Faktur before Coretax', async () => {
    const classic = aClassicFaktur({ id: 'eq-3', companyId: companies.sagara.id, status: 'APPROVED' });
    await app.deps.db.transact((tx) => insertFakturs(tx, scope, [classic]));
    const id = await made(Number(classic.period.slice(0, 4)));
    expect(named(await compared(id), 'turnover')).toMatchObject({
      known: true,
      parts: [{ name: 'domestic', amount: classic.dpp, count: 1 }],
    });
  });

  it.each([
    ['a cause of another comparison', { cause: 'dividend', amount: '1', note: '' }],
    ['an unknown cause', { cause: 'magic', amount: '1', note: '' }],
    ['text as an amount', { cause: 'other', amount: 'x', note: '' }],
    ['a tag in the note', { cause: 'other', amount: '1', note: '<b>' }],
  ])('refuses %s', async (_, explanation) => {
    const [own] = await rina.get<{ id: string }[]>(ANNUAL);
    const { version } = await compared(own?.id ?? '');
    const json = { version, name: 'turnover', explanations: [explanation] };
    expect((await explain(own?.id ?? '', json)).status).toBe(422);
  });

  it('leaves out documents a person may not see, and is not found for another company', async () => {
    const [own] = await rina.get<{ id: string }[]>(ANNUAL);
    const id = own?.id ?? '';
    const permissions = new Set([...scope.permissions].filter((key) => key !== 'EFAKTUR_VIEW'));
    const seen = await viewEqualisations(app.deps, { ...scope, permissions }, { id });
    expect(named(seen, 'turnover')).toBeUndefined();
    const hendra = await app.as('hendra', 'bentala');
    expect((await hendra.request('GET', `${ANNUAL}/${id}/equalisation`)).status).toBe(404);
    expect((await explain(id, { version: 0, name: 'turnover', explanations: [] }, hendra)).status).toBe(404);
  });
});

describe('a return against the year before', () => {
  it('names book values and losses that are not those carried', async () => {
    const before = await made(2022);
    const asset = { group: 'T2', kind: 'Mesin', month: '2022-01', cost: '400000000', fiscalMethod: 'GL' };
    await fill(before, '1A', { rows: { '1A': [asset] } });
    await fill(before, '2A', { rows: { '2A': [{ year: '2021', loss: '90000000' }] } });
    const id = await made(2023);
    expect(named(await compared(id), 'bookValue')).toMatchObject({ ours: '350000000.00', difference: '0.00' });
    expect(named(await compared(id), 'losses')).toMatchObject({ ours: '140000000.00', difference: '0.00' });
    expect(await findings(id)).toEqual([]);
    await fill(id, '1A', { rows: { '1A': [{ ...asset, cost: '800000000' }] } });
    await fill(id, '2A', { rows: { '2A': [{ year: '2021', loss: '95000000' }] } });
    expect(await findings(id)).toEqual(['annualSources.check.bookValue', 'annualSources.check.losses']);
  });
});
