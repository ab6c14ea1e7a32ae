import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompaniesHealth, PeriodHealth } from '#domain/home/view-schema.ts';
import type { Permission } from '#domain/permissions.ts';
import { companyRoles, memberships } from '../../../db/tables.ts';
import { type CompanyKey, companies } from '../../../fixtures/cast/companies.ts';
import { people } from '../../../fixtures/cast/people.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { issued } from '../bupot/bupot-client.ts';
import { aPulledSlip, officeHas, pulls } from '../bupot/bupot-pull-client.ts';
import { fakturs } from '../faktur/faktur-client.ts';
import { filedByOffice, spts } from '../spt/spt-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  await issued(app, 'BPPU', { period: '2025-10', date: '2025-10-28', tax: '300000.00' });
  await issued(app, 'BPPU', { period: '2025-10', date: '2025-10-28', tax: '50000.00', status: 'DRAFT', number: null });
  await fakturs(app, rina).draft({ date: '2025-10-14' });
  await fakturs(app, rina).approved({ date: '2025-10-15' });
  await issued(app, 'BPPU', { period: '2025-09', date: '2025-09-28', tax: '700000.00' });
  await filedByOffice(app, (await spts(app, rina).posted('2025-09')).id);
  officeHas(app, [aPulledSlip({ number: '25HOME001' })]);
  await pulls(rina).byPeriod('2025-09');
  await app.drainJobs();
});
afterAll(() => app.close());

const all = (period: string, more = '', by = rina) =>
  by.get<CompaniesHealth>(`/home/companies?period=${period}${more}`);
const rowOf = ({ companies: rows }: CompaniesHealth, where: CompanyKey) =>
  rows.find(({ companyId }) => companyId === companies[where].id);

const cellsOf = ({ rows }: PeriodHealth) =>
  rows.map(({ tax, amount, dueDay, daysLeft, done, steps }) => ({
    tax,
    amount,
    dueDay,
    daysLeft,
    done,
    steps: steps.map(({ step, state, says, to }) => ({ step, state, says, to })),
  }));

describe('all companies of a person', () => {
  it.each(['2025-12', '2025-10', '2025-09', '2025-06', '2021-01'])(
    'are told of %s as Home tells of each',
    async (period) => {
      const result = await all(period);
      expect(result.total).toBe(7);
      for (const where of ['sagara', 'bentala', 'cendana'] as const) {
        const own = await app.as('rina', where);
        expect(rowOf(result, where)?.taxes, where).toEqual(
          cellsOf(await own.get<PeriodHealth>(`/home/health?period=${period}`)),
        );
      }
      rina = await app.as('rina', 'sagara');
    },
  );

  it('are narrowed to those where something is due by a day', async () => {
    await issued(app, 'BPPU', { period: '2025-08', date: '2025-08-28' });
    expect((await all('2025-08', '&dueBy=2025-09-19')).companies).toEqual([]);
    const late = await all('2025-08', '&dueBy=2025-11-14');
    expect(late.companies.map(({ companyId }) => companyId)).toEqual([companies.sagara.id]);
    expect(late.total).toBe(7);
    expect((await rina.request('GET', '/home/companies?period=2025-10&dueBy=besok')).status).toBe(422);
    expect((await rina.request('GET', '/home/companies?period=oktober')).status).toBe(422);
  });

  it('leave out those that are archived, and those of others', async () => {
    const hendra = await app.as('hendra');
    await hendra.request('POST', `/companies/${companies.bentalaPangan.id}/archive`, { json: { reason: 'Tutup' } });
    expect(rowOf(await all('2025-10'), 'bentalaPangan')).toBeUndefined();
    expect(rowOf(await all('2025-10', '', hendra), 'sagara')).toBeUndefined();
  });
});

describe('a cell', () => {
  const holding = async (where: CompanyKey, keys: Permission[]) => {
    const { newId } = app.deps;
    const companyId = companies[where].id;
    await app.plant(async (tx) => {
      await tx.db.delete(companyRoles).where(eq(companyRoles.companyId, companyId));
      await tx.db.insert(companyRoles).values({ id: newId(), companyId, name: 'Sel', keys });
      await tx.db
        .update(memberships)
        .set({ role: 'Sel' })
        .where(and(eq(memberships.userId, people.rina.id), eq(memberships.companyId, companyId)));
    });
    const taxes = rowOf(await all('2025-10'), where)?.taxes ?? [];
    return taxes.flatMap(({ tax, steps }) => steps.map(({ step, state }) => `${tax} ${step} ${state === null}`));
  };

  it('is locked where the role in that company may not read its list', async () => {
    const open = (cells: readonly string[]) => cells.filter((cell) => cell.endsWith('false'));
    expect(open(await holding('bentala', []))).toEqual([]);
    expect(open(await holding('bentala', ['EBUPOT_SPT_VIEW', 'EBUPOT_WITHHOLDING_VIEW']))).toEqual([]);
    expect(open(await holding('bentala', ['HOMEPAGE_REPORTING_VIEW', 'EBUPOT_SPT_VIEW']))).toEqual([
      'UNIFIKASI pay false',
      'UNIFIKASI file false',
      'PPH21 pay false',
      'PPH21 file false',
    ]);
    const cells = await holding('bentala', ['HOMEPAGE_REPORTING_VIEW', 'EFAKTUR_DOC_CREATE']);
    expect(open(cells)).toEqual(['PPN documents false', 'PPN reconcile false']);
    expect(open(await holding('bentala', ['HOMEPAGE_REPORTING_VIEW', 'EFAKTUR_SPT_VIEW']))).toEqual([
      'PPN pay false',
      'PPN file false',
    ]);
    expect(cells).toHaveLength(12);
  });

  it('that is locked shows nothing beside it either', async () => {
    await holding('bentala', ['HOMEPAGE_REPORTING_VIEW']);
    for (const { amount, dueDay, daysLeft, done, steps } of rowOf(await all('2025-10'), 'bentala')?.taxes ?? []) {
      expect([amount, dueDay, daysLeft, done]).toEqual([null, null, null, false]);
      for (const { state, says, to } of steps) expect([state, says, to]).toEqual([null, null, null]);
    }
  });
});

it('asks for its key', async () => {
  await app.plant((tx) =>
    tx.db.update(memberships).set({ role: 'Nihil' }).where(eq(memberships.userId, people.budi.id)),
  );
  expect((await (await app.as('budi')).request('GET', '/home/companies?period=2025-10')).status).toBe(403);
});
