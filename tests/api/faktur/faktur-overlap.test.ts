import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FakturRow } from '#domain/faktur/record.ts';
import { handlers } from '../../../api/jobs/handlers.ts';
import { jobRunner, type Runner } from '../../../api/jobs/runner.ts';
import { workerPool } from '../../../api/jobs/worker-pool.ts';
import type { Deps } from '../../../api/services/deps.ts';
import { insertFakturs } from '../../../db/repositories/faktur/faktur.ts';
import { FAKTUR_LIST } from '../../../db/repositories/faktur/list.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { quotaOf } from '../../../db/repositories/quotas.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { anInput, buyerEnding, LIST } from './faktur-client.ts';

const SCOPE = scopeOf('rina', 'sagara');
const LEASE_OVER = 31_000;
const HELD = 8;
const workerTasks = workerPool({ size: 1 });

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
});
afterAll(async () => {
  await workerTasks.close();
  await app.close();
});

/** Every third buyer is unknown to the office, so that some of the held ones are rejected. */
const put = async (importId: string, count: number): Promise<string[]> => {
  const fakturs = Array.from({ length: count }, (_, n) =>
    aFaktur({
      ...anInput(n % 3 === 0 ? buyerEnding('9998') : {}),
      importId,
      id: `${importId}-${String(n).padStart(3, '0')}`,
      companyId: companies.sagara.id,
    }),
  );
  for (let at = 0; at < count; at += 200)
    await app.deps.db.transact(async (tx) => {
      await insertFakturs(tx, SCOPE, fakturs.slice(at, at + 200));
      await bumpRevision(tx, SCOPE, FAKTUR_LIST);
    });
  return fakturs.map(({ id }) => id);
};

/** An office that appears to hang: its first calls stop before the request or before the response. */
const hanging = (where: 'there' | 'back') => {
  let held = 0;
  let letGo: () => void = () => undefined;
  let reached: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const full = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const stand = async (): Promise<void> => {
    if (held === HELD) return;
    if (++held === HELD) reached();
    await released;
  };
  const { djp } = app.deps;
  const deps: Deps = {
    ...app.deps,
    djp: {
      ...djp,
      send: async (outgoing, key) => {
        if (where === 'there') await stand();
        const answer = await djp.send(outgoing, key);
        if (where === 'back') await stand();
        return answer;
      },
    },
  };
  return { deps, full, letGo };
};

const runnerOf = (deps: Deps): Runner =>
  jobRunner({
    deps,
    handlers,
    workerTasks,
    leaseMs: 30_000,
    warn: (what, facts) => expect.fail(`${what} ${JSON.stringify(facts)}`),
  });
/** The actions on a document, without intermediate steps that only some take. */
const decisive = async (id: string): Promise<string[]> =>
  (await historyOf(SCOPE, app.deps.db.read, id))
    .map(({ action }) => action)
    .filter((action) => !['receive', 'signing'].includes(action));

const work = async (runner: Runner): Promise<void> => {
  while (await runner.step());
};

describe.each([
  { size: 12, where: 'there', who: 'another process' },
  { size: 12, where: 'back', who: 'another process' },
  { size: 12, where: 'back', who: 'the same process' },
  { size: 12, where: 'there', who: 'the same process' },
  { size: 210, where: 'back', who: 'another process' },
] as const)('a job of $size whose lease runs out while the office is slow on the way $where, taken by $who', (of) => {
  it('sends every document once and counts it once', async () => {
    const importId = `overlap-${of.size}-${of.where}-${of.who.length}`;
    const ids = await put(importId, of.size);
    const rejects = ids.length / 3;
    const before = await quotaOf(SCOPE, app.deps.db.read, 'efaktur');
    const { jobId } = await rina.post<{ jobId: string }>(`${LIST}/upload`, { filter: { importId } });

    const slow = hanging(of.where);
    const first = runnerOf(slow.deps);
    const second = of.who === 'the same process' ? first : app.runner;
    const late = first.step();
    await slow.full;
    app.clock.advance(LEASE_OVER);
    await work(second);
    slow.letGo();
    await late;
    await app.drainJobs();

    expect(await rina.get(`/jobs/${jobId}`)).toMatchObject({
      status: 'DONE',
      done: ids.length - rejects,
      failed: rejects,
    });
    const entries = await app.deps.db.rows<{ key: string; state: string; number: string | null }>(
      `select key, state, number from office_documents where key like '${importId}-%'`,
    );
    expect(entries).toHaveLength(ids.length);
    expect(new Set(entries.flatMap(({ number }) => number ?? [])).size).toBe(ids.length - rejects);
    for (const id of ids) {
      const moves = await decisive(id);
      expect([id, moves]).toEqual([
        id,
        ['upload', entries.some(({ key, number }) => number && key.startsWith(id)) ? 'approve' : 'reject'],
      ]);
    }
    const after = await quotaOf(SCOPE, app.deps.db.read, 'efaktur');
    expect([after.used - before.used, after.reserved]).toEqual([ids.length - rejects, before.reserved]);

    await rina.post(`/jobs/${jobId}/retry`);
    await app.drainJobs();
    expect(await decisive(ids[0] ?? '')).toEqual(['upload', 'reject', 'retry', 'reject']);
    const rows = await rina.get<FakturRow[]>(
      `${LIST}?range=[0,0]&filter=${encodeURIComponent(JSON.stringify({ importId, status: 'APPROVED' }))}`,
    );
    expect(rows).toHaveLength(1);
  });
});
