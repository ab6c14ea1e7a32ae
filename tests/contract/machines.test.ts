import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, inArray, isNotNull, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jakartaDay } from '#domain/scope.ts';
import { insertFakturs } from '../../db/repositories/faktur/faktur.ts';
import { FAKTUR_LIST } from '../../db/repositories/faktur/list.ts';
import { verifyHistory } from '../../db/repositories/history-check.ts';
import { quotaOf } from '../../db/repositories/quotas.ts';
import { bumpRevision } from '../../db/repositories/revisions.ts';
import { faktur, files, jobs, officeDocuments } from '../../db/tables.ts';
import { aFaktur } from '../../fixtures/builders/a-faktur.ts';
import { seeded } from '../../fixtures/builders/random.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { PASSWORD } from '../../fixtures/cast/people.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { anInput, LIST } from '../api/faktur/faktur-client.ts';
import type { ImportAnswer } from '../api/imports/import-steps.ts';
import { writeConverterWorkbook } from '../bench/converter-workbook.ts';
import { type TestServer, testServer } from './machines/test-server.ts';
import { tried, visitor } from './machines/visitor.ts';

/** A round kills a server and a worker chosen by the seed; with many rounds, each kills all four. */
const ROUNDS = Number(process.env.MACHINES_ROUNDS ?? 1);
const SEED = Number(process.env.MACHINES_SEED ?? Date.now() % 1_000_000);
const STORAGE = process.env.MACHINES_STORAGE === 'folder' ? 'folder' : 'bucket';
const KILLED_OF_EACH = process.env.MACHINES_ROUNDS ? 2 : 1;
const UPLOADED = 40;
const IMPORTED = 60;
const SETTLED_MS = 90_000;

const SCOPE = scopeOf('rina', 'sagara');
const TODAY = jakartaDay(Date.now());
const random = seeded(SEED);

const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, at: random.int(0, 1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

const until = async <T>(what: string, look: () => Promise<T | undefined | false>): Promise<T> => {
  for (const end = Date.now() + SETTLED_MS; Date.now() < end; await pause(100)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`it never came: ${what}, seed ${SEED}`);
};

const workbook = async (round: number): Promise<Uint8Array<ArrayBuffer>> => {
  const path = join(tmpdir(), `machines-${process.pid}.xlsx`);
  const of = { tin: companies.sagara.npwp, from: '2025-10-01', prefix: `R${round}-` };
  await writeConverterWorkbook({ path, invoices: IMPORTED, linesEach: 1, ...of });
  const bytes = new Uint8Array(readFileSync(path));
  rmSync(path);
  return bytes;
};

describe.skipIf(!process.env.DATABASE_URL)('two servers and two workers on one PostgreSQL', () => {
  let home: TestServer;
  let rina: Awaited<ReturnType<typeof visitor>>;
  beforeAll(async () => {
    home = await testServer(STORAGE);
    rina = await visitor(home.servers, 'rina');
  });
  afterAll(() => home?.close());

  const drafts = (importId: string): Promise<void> =>
    home.db.transact(async (tx) => {
      const made = Array.from({ length: UPLOADED }, (_, n) =>
        aFaktur({ ...anInput({ date: TODAY }), id: `${importId}-${n}`, companyId: SCOPE.companyId, importId }),
      );
      await insertFakturs(tx, SCOPE, made);
      await bumpRevision(tx, SCOPE, FAKTUR_LIST);
    });
  const of = (importId: string) =>
    home.db.read
      .select()
      .from(faktur)
      .where(and(eq(faktur.companyId, SCOPE.companyId), eq(faktur.importId, importId)));
  const leased = () => home.db.read.select({ id: jobs.id }).from(jobs).where(isNotNull(jobs.leaseBy));
  const jobDone = (id: string) =>
    until(`job ${id}`, async () => {
      const [job] = await home.db.read.select().from(jobs).where(eq(jobs.id, id));
      return job?.status === 'DONE' && (job.result as { fileId: string; count: number });
    });
  const exported = async (importId: string): Promise<string> => {
    const answer = await rina.ask('POST', `${LIST}/xlsx`, { json: { filter: { importId } } });
    expect(answer.status).toBe(202);
    return ((await answer.json()) as { jobId: string }).jobId;
  };

  const saved = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
    const form = () => {
      const made = new FormData();
      made.set('kind', 'faktur-keluaran');
      made.set('file', new File([bytes], 'a.xlsx'));
      return made;
    };
    const sent = await rina.ask('POST', '/efaktur/import', { form });
    expect(sent.status).toBe(201);
    const { id } = (await sent.json()) as { id: string };
    const now = async () => (await (await rina.ask('GET', `/efaktur/import/${id}`)).json()) as ImportAnswer;
    const { version } = await until('a file read', async () => {
      const read = await now();
      return read.step === 'REPAIR' && read;
    });
    await rina.ask('POST', `/efaktur/import/${id}/commit`, { json: { version } });
    await until('a file saved', async () => (await now()).status === 'SUCCESS');
    return id;
  };

  const broken = async (): Promise<string[]> => {
    const sent = await home.db.rows<{ reference: string; n: string }>(
      "select reference, count(*) as n from office_documents where reference like 'UJI-%' group by reference",
    );
    const ended = await home.db.read
      .select({ kind: jobs.kind, status: jobs.status })
      .from(jobs)
      .where(inArray(jobs.status, ['FAILED', 'CANCELED']));
    const missing: string[] = [];
    for (const { id, size } of await home.db.read.select().from(files))
      if ((await home.files.size(id)) !== size) missing.push(id);
    const history = await verifyHistory(home.db, SCOPE.companyId);
    return [
      ...(sent.length === ROUNDS * UPLOADED ? [] : [`${sent.length} invoices at the office`]),
      ...sent.flatMap(({ reference, n }) => (Number(n) === 1 ? [] : [`${reference} is ${n} times at the office`])),
      ...ended.map(({ kind, status }) => `a job ${kind} ended as ${status}`),
      ...missing.map((id) => `file ${id} is not whole`),
      ...history.broken.map(() => 'the history does not stand'),
    ];
  };

  /** Both workers are asked to end while busy: they do, and leave no leases behind. */
  const endings = async (): Promise<void> => {
    await until('a job in hand', async () => (await leased()).length > 0);
    expect(await Promise.all(home.workers.map((one) => one.stop()))).toEqual([0, 0]);
    expect(await leased()).toEqual([]);
    await Promise.all(home.workers.map((one) => one.start()));
  };

  const killings = async (): Promise<void> => {
    const { servers, workers } = home;
    for (const one of shuffled([servers, workers].flatMap((of) => shuffled(of).slice(0, KILLED_OF_EACH)))) {
      await pause(random.int(50, 700));
      await one.kill();
      await pause(random.int(0, 300));
      await one.start();
    }
  };

  it('count wrong sign-ins together, and know one session', async () => {
    const [first, second] = home.servers;
    for (let n = 0; n < 8; n++) expect((await tried(n % 2 ? first : second, 'budi', 'salah')).status).toBe(422);
    for (const server of home.servers) expect((await tried(server, 'budi', PASSWORD)).status).toBe(429);
    for (const server of home.servers) {
      const alone = await visitor([server, server], 'agus');
      expect((await alone.ask('GET', '/session')).status).toBe(200);
    }
    const sari = await visitor(home.servers, 'sari');
    for (let n = 0; n < 4; n++) expect((await sari.ask('GET', '/session')).status).toBe(200);
    expect((await sari.ask('DELETE', '/session')).status).toBe(204);
    // The other server caches a session for at most ten seconds if the notification is late.
    await until('the other server has heard', async () => (await sari.ask('GET', '/session')).status === 401);
    for (let n = 0; n < 4; n++) expect((await sari.ask('GET', '/session')).status).toBe(401);
  });

  it(`lose and double nothing whichever is asked to end or killed, and open screens go on (seed ${SEED})`, async () => {
    const screen = rina.screen();
    const before = await quotaOf(SCOPE, home.db.read, 'efaktur');
    const imports: string[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const importId = `round-${round}`;
      await drafts(importId);
      const bytes = await workbook(round);
      const killed = (round === 1 ? endings() : Promise.resolve()).then(killings);
      const [jobId, imported] = await Promise.all([
        exported(importId),
        saved(bytes),
        rina.ask('POST', `${LIST}/upload`, { json: { filter: { importId } } }),
      ]);
      imports.push(imported);
      await killed;
      await until('invoices approved', async () => (await of(importId)).every(({ status }) => status === 'APPROVED'));
      const { fileId, count } = await jobDone(jobId);
      expect(count).toBe(UPLOADED);
      const taken = new Uint8Array(await (await rina.ask('GET', `/files/${fileId}`)).arrayBuffer());
      expect(Buffer.from(await home.files.read(fileId)).equals(taken)).toBe(true);
      expect((await of(importId)).length).toBe(UPLOADED);
      const references = (await of(imported)).map(({ reference }) => reference);
      expect([references.length, new Set(references).size]).toEqual([IMPORTED, IMPORTED]);
    }

    const opened = screen.opened();
    const at = await until('the screen is open', async () => screen.at());
    await at.kill();
    await until('the screen goes on at the other', async () => screen.opened() > opened && screen.at());
    const last = await exported('round-1');
    await until('news of the last job', async () =>
      screen.events.some(({ event, data }) => event === 'job' && data.id === last && data.status === 'DONE'),
    );
    await screen.close();

    expect(await broken()).toEqual([]);
    const after = await quotaOf(SCOPE, home.db.read, 'efaktur');
    expect(after).toMatchObject({ used: before.used + ROUNDS * UPLOADED, reserved: before.reserved });
    const pieces: string[] = [];
    for await (const id of home.files.list('')) pieces.push(id);
    expect(pieces.length).toBeGreaterThanOrEqual(ROUNDS * 2);
  });

  it('would notice a doubling, a loss and a job that failed, each planted', async () => {
    const [sent] = await home.db.read.select().from(officeDocuments).where(like(officeDocuments.reference, 'UJI-%'));
    const [file] = await home.db.read.select().from(files);
    const [job] = await home.db.read.select().from(jobs).where(eq(jobs.status, 'DONE'));
    if (!sent || !file || !job) throw new Error('nothing was done');
    await home.db.transact(async ({ db }) => {
      await db.insert(officeDocuments).values({ ...sent, ref: `${sent.ref}-2`, key: `${sent.key}-2` });
      await db.update(jobs).set({ status: 'FAILED' }).where(eq(jobs.id, job.id));
    });
    await home.files.remove(file.id);
    expect(await broken()).toEqual([
      `${sent.reference} is 2 times at the office`,
      `a job ${job.kind} ended as FAILED`,
      `file ${file.id} is not whole`,
    ]);
  });
});
