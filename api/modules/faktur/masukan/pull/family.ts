import { sen } from '#domain/definition/money.ts';
import { fakturMasukan, type MasukanRow } from '#domain/faktur/masukan.ts';
import type { MasukanStatus } from '#domain/faktur/masukan-status.ts';
import { isTakenAtOnce, judgeFaktur } from '#domain/faktur/pull/judge.ts';
import { type PulledFaktur, pulledFields, revisionOf } from '#domain/faktur/pull/pulled-faktur.ts';
import type { FakturPullRow } from '#domain/faktur/pull/view-schema.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { fakturByNumbers } from '../../../../../db/repositories/faktur/chain.ts';
import { ownCompany } from '../../../../../db/repositories/own-company.ts';
import type { PullRowFilter } from '../../../../../db/repositories/pull-rows.ts';
import { asOffice } from '../../../../documents/moves.ts';
import type { PullFamily } from '../../../../documents/pull/family.ts';
import { viewPullRows } from '../../../../documents/pull/load-pull.ts';
import type { Deps } from '../../../../services/deps.ts';
import { closedFor } from '../decide-credit.ts';
import { takeFakturs } from './take-faktur.ts';

const { access, name } = fakturMasukan;

const ppnOf = (theirs: PulledFaktur): number => {
  try {
    return sen(pulledFields(theirs).ppn);
  } catch {
    return 0;
  }
};

/** Companies without a connection receive invoices by file only. */
export const refuseWithoutLine = (deps: Deps): void => {
  if (!deps.djp.capabilities.incoming) throw new Problem('conflict', { message: 'masukan.server.cannot_incoming' });
};

export const masukanPull: PullFamily<PulledFaktur, MasukanRow> = {
  name,
  access: { view: access.view, write: access.write },
  jobs: { ask: 'faktur-in.pull', take: 'faktur-in.take' },
  event: (id, status) => ({ kind: 'fakturPull', id, status }),
  refuse: refuseWithoutLine,
  mayAsk: async () => undefined,
  ask: async (deps, scope, part) => {
    const { npwp: tin } = await ownCompany(scope, deps.db.read);
    return deps.djp.pullIncoming({ companyId: scope.companyId, tin, ...part });
  },
  asksAgain: () => false,
  unreachable: 'faktur.server.office_unreachable',
  found: 'masukan.pull.found',
  numberOf: ({ number }) => number,
  periodOf: ({ period }) => period,
  revisionOf,
  amountOf: ppnOf,
  takenAtOnce: isTakenAtOnce as NonNullable<PullFamily<PulledFaktur, MasukanRow>['takenAtOnce']>,
  judge: async (_deps, scope, query, theirs) => {
    const { npwp } = await ownCompany(scope, query);
    const rows = await fakturByNumbers<MasukanStatus>(
      scope,
      query,
      'IN',
      theirs.map(({ number }) => number),
    );
    const here = new Map(rows.map((row) => [`${row.counterpartyNpwp} ${row.number}`, row]));
    return theirs.map((one) => {
      const ours = here.get(`${one.seller.npwp} ${one.number}`);
      return { ...judgeFaktur(one, { ours, npwp }), theirs: one, ours };
    });
  },
  closed: async (scope, query) => {
    const closed = await closedFor(scope, query);
    return ({ theirs, ours, ...judged }) =>
      ours !== undefined &&
      !isTakenAtOnce(judged as Parameters<typeof isTakenAtOnce>[0]) &&
      [ours.creditPeriod, theirs.creditPeriod].some((period) => period !== null && closed(period));
  },
  write: (writing, chosen) => takeFakturs({ ...writing, as: asOffice(writing.scope) }, chosen),
};

export const viewPulledFakturs = async (
  deps: Deps,
  scope: Scope,
  id: string,
  filter: PullRowFilter,
  page: { offset: number; limit: number },
): Promise<{ rows: FakturPullRow[]; total: number }> => {
  const { rows, total } = await viewPullRows(masukanPull, deps, scope, id, filter, page);
  // Safe cast: these rows are written by the comparison of invoices only.
  const views = rows.map(({ theirs, documentId, ...row }) => {
    const { number: _, lines: __, buyer: ___, ...faktur } = theirs as PulledFaktur;
    const { dpp, ppn } = pulledFields(theirs as PulledFaktur);
    return { ...row, faktur: { ...faktur, dpp, ppn }, fakturId: documentId } as unknown as FakturPullRow;
  });
  return { rows: views, total };
};
