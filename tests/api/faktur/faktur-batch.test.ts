import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Batch } from '#domain/faktur/batch-schema.ts';
import { jakartaDay } from '#domain/scope.ts';
import { keluaranFamily } from '../../../api/modules/faktur/keluaran-family.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { deliveries, faktur, jobs, quotas } from '../../../db/tables.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { aHeader, aLine, converterBook } from '../imports/import-files.ts';
import { type ImportAnswer, sendFile, settled } from '../imports/import-steps.ts';
import { killedOnce, pastTheDead } from '../self-killed.ts';

const TIN = companies.sagara.npwp;
let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp({ start: Date.now() });
  rina = await app.as('rina', 'sagara');
});
afterAll(async () => {
  expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [] });
  await app.close();
});

const REFUSED = '0623456789019998';
const refused = {
  counterpartyNpwp: REFUSED,
  counterpartyNitku: nitkuOf(REFUSED),
  counterpartyName: 'PT Ditolak DJP',
  counterpartyEmail: 'pajak@ditolak.example',
};
let made = 0;
type Over = Parameters<typeof aHeader>[1];

const read = async (overs: readonly Over[]): Promise<ImportAnswer> => {
  const date = jakartaDay(app.deps.now() - 86_400_000);
  const invoices = overs.map((over) => {
    made += 1;
    return {
      header: aHeader(TIN, { date, reference: `BATCH-${made}`, ...over }),
      lines: [aLine({ price: 1_000_000 + made * 100, dpp: 1_800_000 + made * 200, otherDpp: null, ppn: null })],
    };
  });
  const { id } = await sendFile(rina, (await converterBook(TIN, invoices)) as Uint8Array<ArrayBuffer>, 'batch.xlsx');
  return settled(app, rina, id);
};
const batchOf = (id: string) => rina.get<Batch>(`/efaktur/import/${id}/batch`);
const ask = (id: string, version: number, mail = true, by = rina) =>
  by.request('POST', `/efaktur/import/${id}/batch`, { json: { version, mail } });
const begin = async ({ id, version }: ImportAnswer, mail = true): Promise<string> => {
  const answer = await ask(id, version, mail);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { jobId: string }).jobId;
};
const states = ({ report }: Batch) => report?.stages.map(({ key, state }) => `${key} ${state}`);
const lettersAbout = async (id: string) =>
  app.deps.db.read
    .select({ status: deliveries.status })
    .from(deliveries)
    .innerJoin(faktur, eq(deliveries.objectId, faktur.id))
    .where(eq(faktur.importId, id));

describe('a file sent in one go', () => {
  it('is read back, saved, uploaded, approved and mailed; the report has the result of each', async () => {
    const of = await read([{}, {}, refused, { counterpartyEmail: null }, { counterpartyName: null }]);
    expect(of.state.totals).toMatchObject({ ready: 4, errors: 1 });
    const { plan, report } = await batchOf(of.id);
    expect(report).toBeNull();
    expect(plan).toMatchObject({
      documents: 4,
      staysBehind: 1,
      quota: { needed: 4 },
      deadline: { late: 0, first: expect.stringMatching(/-20$/) },
      signee: expect.any(String),
      letter: { own: false, automatic: false, withAddress: 3, withoutAddress: 1 },
      obstacle: null,
    });
    expect(plan?.dpp).toBe(of.state.totals.sums[0]?.ready);
    const jobId = await begin(of);
    expect(await begin(of)).toBe(jobId);
    await app.drainJobs();
    const after = await batchOf(of.id);
    expect(states(after)).toEqual(['save done', 'upload done', 'mail done']);
    expect(after.report).toMatchObject({
      jobId,
      ended: true,
      saved: 4,
      staysBehind: 1,
      drafts: 0,
      underway: 0,
      approved: 3,
      refused: 1,
      mailed: 2,
      unmailed: 1,
    });
    expect(after.plan).toBeNull();
    expect(after.report?.stages[1]?.message).toBe('3 berhasil, 1 tidak');
    expect(await lettersAbout(of.id)).toHaveLength(2);
    const [row] = await rina.get<{ title: string }[]>('/jobs?range=[0,20]&filter={"kind":"faktur.batch"}');
    expect(row?.title).toBe('Kirim batch faktur');
  });

  it('leaves mails out where nobody wants them', async () => {
    const of = await read([{}]);
    await begin(of, false);
    await app.drainJobs();
    const after = await batchOf(of.id);
    expect(states(after)).toEqual(['save done', 'upload done', 'mail left_out']);
    expect(after.report).toMatchObject({ approved: 1, mailed: 0, unmailed: 1 });
  });

  it('shows whose template the letter uses: the company’s own, or the default', async () => {
    const of = await read([{}]);
    const words = { subject: 'Faktur %{number}', body: 'Terlampir %{number}.', version: 0 };
    await rina.put('/templates/email/efaktur', words);
    expect((await batchOf(of.id)).plan?.letter).toMatchObject({ own: true, subject: 'Faktur %{number}' });
  });

  it('lists its obstacles before anything is saved, and stops where the quota runs out meanwhile', async () => {
    const of = await read([{}, {}]);
    const mine = and(eq(quotas.companyId, companies.sagara.id), eq(quotas.product, 'efaktur'));
    const [before] = await app.deps.db.read.select().from(quotas).where(mine);
    const leave = (units: number) =>
      app.deps.db.transact(async (tx) => {
        const { used = 0, reserved = 0 } = before ?? {};
        await tx.db
          .update(quotas)
          .set({ quota: used + reserved + units })
          .where(mine);
      });
    await leave(1);
    expect((await batchOf(of.id)).plan).toMatchObject({
      obstacle: 'efaktur-upload-limit',
      quota: { remaining: 1, needed: 2 },
    });
    const refusal = await ask(of.id, of.version);
    expect(refusal.status).toBe(422);
    expect(await refusal.json()).toMatchObject({ code: 'intercepted', intercept: 'efaktur-upload-limit', needed: 2 });
    expect(await batchOf(of.id)).toMatchObject({ version: of.version, report: null });
    await leave(2);
    await begin(of);
    await leave(0);
    await app.drainJobs();
    const after = await batchOf(of.id);
    expect(states(after)).toEqual(['save done', 'upload stopped', 'mail left_out']);
    expect(after.report).toMatchObject({ ended: true, saved: 2, drafts: 2, mailed: 0 });
    await leave(100);
    expect((await batchOf(of.id)).plan).toMatchObject({ documents: 2 });
    await begin({ ...of, version: (await batchOf(of.id)).version });
    await app.drainJobs();
    expect((await batchOf(of.id)).report).toMatchObject({ approved: 2, mailed: 2 });
  });

  it('is refused to who may not upload, for another company, for what was changed since, and where nothing is ready', async () => {
    const of = await read([{}]);
    expect((await ask(of.id, of.version, true, await app.as('budi'))).status).toBe(403);
    expect((await ask(of.id, of.version, true, await app.as('hendra', 'bentala'))).status).toBe(404);
    expect((await ask(of.id, of.version + 1)).status).toBe(409);
    const none = await read([{ counterpartyName: null }]);
    expect(await batchOf(none.id)).toMatchObject({ plan: null, report: null });
    expect((await ask(none.id, none.version)).status).toBe(422);
  });
});

describe('a stage that breaks as nobody foresaw', () => {
  it('is tried a few times, then ended in words, and those after it are left out', async () => {
    const of = await read([{}]);
    await begin(of);
    const drafts = vi.spyOn(keluaranFamily, 'eligibleRows').mockImplementation(() => {
      throw new Error('unforeseen');
    });
    await app.drainJobs();
    expect(drafts).toHaveBeenCalledTimes(5);
    drafts.mockRestore();
    const after = await batchOf(of.id);
    expect(states(after)).toEqual(['save done', 'upload stopped', 'mail left_out']);
    expect(after.report).toMatchObject({ ended: true, saved: 1, drafts: 1 });
    expect(after.report?.stages[1]?.message).toContain('Terjadi kesalahan');
  });
});

describe('a process killed while it sends a batch', () => {
  it('is followed by one that does the rest: every invoice sent once, every letter written once', async () => {
    const of = await read(Array.from({ length: 30 }, () => ({})));
    await begin(of);
    const made = `from faktur where import_id = '${of.id}'`;
    const jobsOf = (kind: string) =>
      `select count(*) as n from jobs where kind = '${kind}' and unique_key like 'faktur.batch:%' and created_at > 0`;
    const request = async (kind: string) =>
      (
        await app.deps.db.read
          .select({ id: jobs.id })
          .from(jobs)
          .where(and(eq(jobs.kind, kind), like(jobs.uniqueKey, 'faktur.batch:%')))
      ).length;
    const [uploads, mails] = [await request('faktur.upload'), await request('faktur.send')];
    await killedOnce(app, `select count(*) as n ${made}`, 30);
    await killedOnce(app, jobsOf('faktur.upload'), uploads + 1);
    await killedOnce(app, `select count(*) as n ${made} and status = 'APPROVED'`, 5);
    await killedOnce(app, jobsOf('faktur.send'), mails + 1);
    await killedOnce(app, `select count(*) as n ${made} and sent_at is not null`, 5);
    pastTheDead(app);
    await app.drainJobs();
    const { report } = await batchOf(of.id);
    expect(report).toMatchObject({ ended: true, saved: 30, approved: 30 });
    // A letter being sent when the process died may have arrived, so it is not sent again.
    const about = await lettersAbout(of.id);
    expect(about).toHaveLength(30);
    expect(about.filter(({ status }) => status === 'SENT')).toHaveLength(report?.mailed ?? 0);
    expect(about.filter(({ status }) => status === 'UNKNOWN')).toHaveLength(report?.unmailed ?? 0);
    expect(report?.unmailed).toBeLessThan(5);
    expect([await request('faktur.upload'), await request('faktur.send')]).toEqual([uploads + 1, mails + 1]);
  });
});
