import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Compared, judgePulled } from '#domain/definition/pull-verdict.ts';
import type { PullFamily } from '../../api/documents/pull/family.ts';
import { endFetch, fetchPart } from '../../api/documents/pull/fetch-part.ts';
import { listPulls, viewPull, viewPullRows } from '../../api/documents/pull/load-pull.ts';
import { completePull, startPull } from '../../api/documents/pull/start-pull.ts';
import { takePulled } from '../../api/documents/pull/take-pulled.ts';
import { bupotPull } from '../../api/modules/bupot/pull/family.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type TestApp, testApp } from './app.ts';

type Theirs = Compared<'words', 'torn'>['officeState'] & { readonly number: string; readonly words: string };
type Ours = { id: string; revision: number; words: string };

/** A made-up family: the office's documents, and the company's own, in memory. */
const there: Theirs[] = [
  { number: 'A', revision: 0, state: 'NORMAL', words: 'one' },
  { number: 'B', revision: 0, state: 'NORMAL', words: 'two' },
  { number: 'C', revision: 0, state: 'NORMAL', words: '' },
  { number: 'D', revision: 0, state: 'CANCELED', words: 'four' },
];
const ours = new Map<string, Ours>([['B', { id: 'b', revision: 0, words: 'to' }]]);

const letters: PullFamily<Theirs, Ours> = {
  name: 'letters',
  access: { view: 'EFAKTUR_DOC_VIEW', write: 'EFAKTUR_DOC_CREATE' },
  jobs: { ask: 'letters.ask', take: 'letters.take' },
  event: (id, status) => ({ kind: 'bupotPull', id, status }),
  refuse: () => undefined,
  mayAsk: async () => undefined,
  ask: async () => ({ kind: 'done', value: there }),
  asksAgain: () => false,
  unreachable: 'problem.unavailable',
  found: 'bupotPull.part.found',
  numberOf: ({ number }) => number,
  periodOf: () => '2025-09',
  revisionOf: ({ revision }) => revision,
  amountOf: ({ words }) => words.length,
  judge: async (_deps, _scope, _query, theirs) =>
    theirs.map((one) => {
      const own = ours.get(one.number);
      const judged = judgePulled<'words', 'torn'>({
        officeState: one,
        aboutUs: false,
        unfit: one.words === '' ? 'torn' : null,
        ours: own && { ...own, status: 'HERE', isCanceled: false, isCanceling: false, replacedBy: null },
        differences: () =>
          own?.words === one.words ? [] : [{ field: 'words', ours: own?.words ?? null, theirs: one.words }],
      });
      return { ...judged, theirs: one, ours: own };
    }),
  closed: async () => () => false,
  write: async (_writing, chosen) =>
    chosen.map(({ theirs: { number, revision, words } }) => {
      ours.set(number, { id: number.toLowerCase(), revision, words });
      return number.toLowerCase();
    }),
};

const SCOPE = scopeOf('rina', 'sagara');
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('a pull of documents that are no slips', () => {
  it('asks, judges, is chosen from and taken, by what its family hands in', async () => {
    const { deps } = app;
    const { id } = await startPull(letters, deps, SCOPE, { way: 'period', params: { from: '2025-09', to: '2025-09' } });
    expect(await fetchPart(letters, deps, SCOPE, { pullId: id, refId: '2025-09', attempts: 1 })).toMatchObject({
      status: 'DONE',
    });
    await endFetch(letters, deps, SCOPE, id);
    const view = await viewPull(letters, deps, SCOPE, id);
    expect(view.status).toBe('REVIEW');
    const { rows } = await viewPullRows(letters, deps, SCOPE, id, {}, { offset: 0, limit: 10 });
    expect(rows.map(({ number, verdict, note }) => [number, verdict, note])).toEqual([
      ['A', 'NEW', null],
      ['B', 'DIFFERENT', null],
      ['C', 'INVALID', 'torn'],
      ['D', 'GONE', 'canceled'],
    ]);
    const chosen = { verdicts: ['NEW', 'DIFFERENT'] } as const;
    expect(await completePull(letters, deps, SCOPE, { id, version: view.version, chosen })).toMatchObject({
      chosen: 2,
    });
    await takePulled(letters, deps, SCOPE, { pullId: id, lockReason: null }, async () => undefined);
    expect(await viewPull(letters, deps, SCOPE, id)).toMatchObject({
      status: 'FINISHED',
      counts: { NEW: { taken: 1, amount: '0.03' } },
    });
    expect([...ours.values()].map(({ words }) => words)).toEqual(['two', 'one']);
  });

  it('is none of the slips', async () => {
    expect(await listPulls(letters, app.deps, SCOPE)).toHaveLength(1);
    expect(await listPulls(bupotPull, app.deps, SCOPE)).toEqual([]);
  });
});
