import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputOf } from '#domain/bupot/input-of.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { fieldsOf } from '#domain/bupot/slips.ts';
import { issuedStatuses } from '#domain/bupot/status-queries.ts';
import { periodAfter } from '#domain/definition/day.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { isFiled, isSent } from '#domain/spt/status-queries.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { askOffice } from '../../../api/modules/billing/ask-office.ts';
import { billingsOfSpt } from '../../../db/repositories/billing/billing.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { aSlip, pathOf, SLIPS } from '../bupot/bupot-client.ts';
import { answered } from '../faktur/faktur-client.ts';
import { returnsPath } from './spt-client.ts';

/** June 2026, 09.00 WIB: there are enough earlier months for one per run. */
const START = Date.UTC(2026, 5, 15, 2);
const MONTHS = 17;
const scope = scopeOf('rina', 'sagara');
const path = returnsPath('UNIFIKASI');

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp({ start: START });
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const at = fc.nat({ max: 9 });
const gross = fc.integer({ min: 1, max: 40 }).map((millions) => `${millions}000000.00`);
const onReturn = ['post', 'file', 'pay', 'amend', 'cancelWaiting', 'remove'] as const;
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('issue' as const), gross }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('correct' as const), at, gross }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const), at }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom(...onReturn) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom('to the end' as const, 'amend' as const) }) },
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

/** The tested masa, the content of each filed version, and slips with a reason for changing a filed masa. */
type World = { period: string; filed: Map<string, string>; opened: Set<string> };

const WHY = { lockReason: 'Susulan' };

const filtered = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

const slipsIn = async ({ period }: World): Promise<Bupot[]> => {
  const rows = await rina.get<Bupot[]>(`${SLIPS}?${filtered({ period, kind: 'BPPU' })}&range=[0,99]`);
  return rows.filter(({ status }) => (issuedStatuses as readonly string[]).includes(status));
};

const versionsIn = async ({ period }: World): Promise<SptView[]> => {
  const rows = await rina.get<SptRecord[]>(`${path}?${filtered({ period })}`);
  const views = await Promise.all(rows.map(({ id }) => rina.get<SptView>(`${path}/${id}`)));
  return views.sort((a, b) => a.revision - b.revision);
};

/** Sends a request that must be allowed exactly when the record says so. */
const ask = async (allowed: boolean, method: string, to: string, json?: object): Promise<boolean> => {
  const { status, body } = await answered(rina.request(method, to, json ? { json } : {}));
  expect([method, to, status < 300, body], JSON.stringify(body)).toMatchObject([method, to, allowed, {}]);
  await app.drainJobs();
  return status < 300;
};

const issuedNow = async (id: string, version: number): Promise<void> => {
  await ask(true, 'POST', `${SLIPS}/${id}/issue`, { version });
};

const paid = async (id: string): Promise<void> => {
  for (const { id: billingId, code, amount } of await billingsOfSpt(scope, app.deps.db.read, id)) {
    await rina.post('/simulator/billing/pay', { code, amount: amount.replace('.00', '') });
    await askOffice(app.deps, scope, billingId);
  }
  await app.drainJobs();
};

const step = async (world: World, now: Command): Promise<void> => {
  const newest = (await versionsIn(world)).at(-1);
  const closed = newest !== undefined && (isFiled(newest) || isSent(newest));
  const may = (move: SptView['actions'][number]): boolean => newest?.actions.includes(move) ?? false;
  const id = newest?.id ?? 'none';
  switch (now.does) {
    case 'issue': {
      const { period } = world;
      const input = aSlip('BPPU', { period, date: `${period}-28`, documentDate: `${period}-28`, gross: now.gross });
      if (closed) await ask(false, 'POST', pathOf('BPPU'), { input });
      const draft = await rina.post<Bupot>(pathOf('BPPU'), { input, ...(closed ? WHY : {}) });
      if (closed) world.opened.add(draft.id);
      return issuedNow(draft.id, draft.version);
    }
    case 'correct': {
      const slips = (await slipsIn(world)).filter(({ replacedBy }) => replacedBy === null);
      const slip = slips[now.at % Math.max(1, slips.length)];
      if (!slip) return;
      const to = `${pathOf('BPPU')}/${slip.id}/correct`;
      if (closed) await ask(false, 'POST', to, { reason: 'Salah nilai' });
      const whole = { ...inputOf(await rina.get<Bupot>(`${SLIPS}/${slip.id}`)), gross: now.gross };
      const input = Object.fromEntries(fieldsOf.BPPU.map((field) => [field, whole[field]]));
      const draft = await rina.post<Bupot>(to, { input, reason: 'Salah nilai', ...(closed ? WHY : {}) });
      if (closed) world.opened.add(draft.id);
      return issuedNow(draft.id, draft.version);
    }
    case 'cancel': {
      const slips = (await slipsIn(world)).filter(({ replacedBy }) => replacedBy === null);
      const slip = slips[now.at % Math.max(1, slips.length)];
      if (!slip) return;
      const to = `${SLIPS}/${slip.id}/cancel`;
      const message = { version: slip.version, reason: 'Batal' };
      if (closed && !world.opened.has(slip.id)) await ask(false, 'POST', to, message);
      await ask(true, 'POST', to, { ...message, ...(closed ? WHY : {}) });
      return;
    }
    case 'post':
      if (!newest) await ask(true, 'POST', `${path}/posting`, { period: world.period });
      else await ask(may('post') || may('retry'), 'POST', `${path}/${id}/posting`, {});
      return;
    case 'file':
      await ask(may('file'), 'PUT', `${path}/${id}/submit`);
      return;
    case 'pay':
      if (newest?.status === 'WAITING_PAYMENT') await paid(id);
      return;
    case 'to the end':
      if (closed) return;
      for (const does of ['post', 'file', 'pay'] as const) await step(world, { does });
      return;
    case 'amend':
      await ask(may('amend'), 'POST', `${path}/${id}/amend`, { reason: 'Susulan' });
      return;
    case 'cancelWaiting':
      await ask(may('cancelWaiting'), 'PUT', `${path}/${id}/cancel-waiting`);
      return;
    case 'remove':
      await ask(may('remove') && newest?.proofs.length === 0, 'DELETE', `${path}/${id}`);
  }
};

const sum = (amounts: readonly string[]): number => amounts.reduce((all, amount) => all + Number(amount), 0);

const prove = async (world: World): Promise<void> => {
  const [slips, versions] = await Promise.all([slipsIn(world), versionsIn(world)]);
  const newest = versions.at(-1);
  const known = new Set(versions.map(({ id }) => id));
  for (const { returnId } of slips)
    if (returnId !== null) expect(known, 'a slip is in a return there is').toContain(returnId);
  for (const one of versions) {
    if (!isFiled(one)) continue;
    const message = JSON.stringify([one.amounts, one.payable, one.overpaid, one.documentCount, one.bpe]);
    expect(world.filed.get(one.id) ?? message, 'what is filed never changes').toBe(message);
    world.filed.set(one.id, message);
    expect([one.settled, one.bpe?.slice(0, 4)], 'a filed return is paid').toEqual([true, 'BPE-']);
  }
  for (const id of world.filed.keys()) expect(known, 'what is filed never goes').toContain(id);
  if (!newest || newest.postedAt === null || newest.stale) return;
  expect(newest.documentCount, 'every issued slip is in it once').toBe(slips.length);
  expect(slips.filter(({ returnId }) => returnId === newest.id)).toHaveLength(slips.length);
  // Each version pays the difference to the one before: together they are the tax of the slips.
  const request = versions.filter((one) => isFiled(one) || one === newest);
  expect(sum(request.map(({ payable }) => payable)) - sum(request.map(({ overpaid }) => overpaid))).toBe(
    sum(slips.map(({ tax }) => tax)),
  );
};

let runs = 0;

describe('over any sequence of slips and returns', () => {
  it('a return is its slips, asks once for their tax, keeps what was filed, and lets nobody do what it does not offer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 20, size: 'max' }), async (commands) => {
        const world: World = { period: periodAfter('2025-01', runs++ % MONTHS), filed: new Map(), opened: new Set() };
        for (const now of commands) {
          await step(world, now);
          await prove(world);
        }
      }),
      // A failing sequence is reported as it is: shrinking takes longer than any test may.
      { numRuns: Math.min(MONTHS, Number(process.env.RANDOM_RUNS ?? 6)), endOnFailure: true },
    );
    expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [] });
  });
});
