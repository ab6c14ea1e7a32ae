import { afterAll, beforeAll, expect, it } from 'vitest';
import { reworkDrafts } from '../../../api/modules/bupot/rework-drafts.ts';
import { bupotById, updateBupot } from '../../../db/repositories/bupot/bupot.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { spts } from '../spt/spt-client.ts';
import { bupots, issued, SLIPS } from './bupot-client.ts';

let app: TestApp;
let rina: Client;
const SCOPE = scopeOf('rina', 'sagara');
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const xmlOf = async (id: string): Promise<string> => {
  const { jobId } = await rina.post<{ jobId: string }>(`${SLIPS}/export`, { ids: [id], format: 'xml' });
  await app.drainJobs();
  const made = await rina.get<{ result: { fileId: string } }>(`/jobs/${jobId}`);
  return Buffer.from(await app.deps.files.read(made.result.fileId)).toString();
};

it('a gross with sen is whole in the slip and in its file, and the tax is half up', async () => {
  const slip = await bupots(rina).create('BPMP', { ptkp: 'TK/0', gross: '10500100.50', reference: 'SEN-1' });
  // 10.500.101 × 2,5 % = 262.502,53
  expect(slip).toMatchObject({ gross: '10500101.00', grossTyped: '10500100.50', tax: '262503.00' });
  expect(await xmlOf(slip.id)).toContain('<Gross>10500101</Gross>');
});

it('each line of a year is whole in its file, and the typed value stays', async () => {
  const year = { salaryPension: '61499999.50', otherBenefit: '0.49', period: '2025-06', date: '2025-06-30' };
  const slip = await bupots(rina).create('BPA1', { ...year, grossUpBenefit: false });
  expect(slip).toMatchObject({ salaryPension: '61499999.50', gross: '61500000.00' });
  const xml = await xmlOf(slip.id);
  expect(xml).toContain('<SalaryPensionJhtTht>61500000</SalaryPensionJhtTht>');
  expect(xml).toContain('<OtherBenefit>0</OtherBenefit>');
});

it('drafts saved by an earlier rule are worked again by the clock, once; issued slips stay', async () => {
  const { id } = await bupots(rina).create('BPMP', { ptkp: 'TK/0', gross: '10500310' });
  const read = await bupotById(SCOPE, app.deps.db.read, id);
  if (!read) throw new Error('no slip');
  expect(read.tax).toBe('262508.00');
  const earlier = { ...read, tax: '262507.00', version: read.version + 1 };
  await app.deps.db.transact((tx) => updateBupot(tx, SCOPE, read, earlier));
  const slip = await issued(app, 'BPMP', { ptkp: 'TK/0', gross: '10500310', tax: '262507.00' });
  await reworkDrafts(app.deps);
  await reworkDrafts(app.deps);
  expect(await bupots(rina).one(id)).toMatchObject({ tax: '262508.00', status: 'DRAFT', version: earlier.version + 1 });
  expect((await historyOf(SCOPE, app.deps.db.read, id)).map(({ action }) => action)).toEqual(['create', 'rework']);
  expect(await bupots(rina).one(slip.id)).toMatchObject({ tax: '262507.00', version: slip.version });
});

it('a return shows how much its issued slips differ from the rounding in force, and adds up their own values', async () => {
  const over = { period: '2025-08', date: '2025-08-29', ptkp: 'TK/0' } as const;
  const rounded = { gross: '10500310', grossTyped: '10500310', rate: '2.5', nett: '100' };
  await issued(app, 'BPMP', { ...over, ...rounded, tax: '262507.00' });
  await issued(app, 'BPMP', { ...over, ...rounded, tax: '262508.00', payeeNpwp: '3174052204880002' });
  await issued(app, 'BPMP', { ...over, ...rounded, tax: '200000.00', payeeNpwp: '3174052204880003' });
  await issued(app, 'BP21', { ...over, gross: '180000000', rate: '15', nett: '50', rateTyped: null, nettTyped: null });
  const spt = await spts(app, rina, 'PPH21').posted('2025-08');
  expect(spt.roundedOtherwise).toEqual({ count: 1, difference: '1.00' });
});
