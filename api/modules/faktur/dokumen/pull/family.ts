import { sen } from '#domain/definition/money.ts';
import type { DokumenRow } from '#domain/faktur/dokumen.ts';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import { dokumenVoid } from '#domain/faktur/dokumen-status.ts';
import { judgeDokumen } from '#domain/faktur/pull/judge-dokumen.ts';
import { type PulledDokumen, sourcesOf } from '#domain/faktur/pull/pulled-dokumen.ts';
import { fakturByNumbers } from '../../../../../db/repositories/faktur/chain.ts';
import { ownCompany } from '../../../../../db/repositories/own-company.ts';
import type { PullFamily } from '../../../../documents/pull/family.ts';
import { type Answer, done } from '../../../../gateways/answer.ts';
import { closedFor } from '../../masukan/decide-credit.ts';
import { refuseWithoutLine } from '../../masukan/pull/family.ts';
import { dokumenKeluaranFamily, dokumenMasukanFamily } from '../family.ts';
import { takeDokumens } from './take-dokumens.ts';

const families = { out: dokumenKeluaranFamily, in: dokumenMasukanFamily } as const;

/** Amount in sen: exports have no PPN, so their base is used. */
const amountOf = ({ documentKind, dpp, ppn }: PulledDokumen): number => {
  try {
    return sen(documentKind === 'PEB' ? dpp : ppn);
  } catch {
    return 0;
  }
};

const pullOf = (side: DokumenSide): PullFamily<PulledDokumen, DokumenRow> => {
  const { access, objectType: name } = families[side];
  return {
    name,
    access: { view: access.view, write: access.write },
    jobs: { ask: `${name}.pull`, take: `${name}.take` },
    event: (id, status) => ({ kind: 'fakturPull', id, status }),
    refuse: refuseWithoutLine,
    mayAsk: async () => undefined,
    ask: async (deps, scope, part): Promise<Answer<readonly PulledDokumen[]>> => {
      const { npwp: tin } = await ownCompany(scope, deps.db.read);
      const all: PulledDokumen[] = [];
      if ('period' in part)
        for (const source of sourcesOf(side)) {
          const { companyId } = scope;
          const answer = await deps.djp.dokumen.prepopulated({ companyId, tin, source, period: part.period });
          if (answer.kind !== 'done') return answer;
          all.push(...answer.value);
        }
      return done(all);
    },
    asksAgain: () => false,
    unreachable: 'faktur.server.office_unreachable',
    found: 'dokumen.pull.found',
    numberOf: ({ number }) => number,
    periodOf: ({ period }) => period,
    revisionOf: () => 0,
    amountOf,
    takenAtOnce: ({ verdict }) => verdict === 'NEW',
    judge: async (_deps, scope, query, theirs) => {
      const rows = await fakturByNumbers<DokumenRow['status']>(
        scope,
        query,
        side === 'out' ? 'DOC_OUT' : 'DOC_IN',
        theirs.map(({ number }) => number),
      );
      // A replacement has the number of its original: only the version in force is compared with the tax office's.
      const closed = ({ status }: DokumenRow) => dokumenVoid.some((one) => one === status);
      const here = new Map<string | null, DokumenRow>();
      for (const row of rows) if (!here.has(row.number) || !closed(row)) here.set(row.number, row);
      return theirs.map((one) => {
        const ours = here.get(one.number);
        return { ...judgeDokumen(side, one, ours), theirs: one, ours };
      });
    },
    closed: async (scope, query) => {
      const closed = await closedFor(scope, query);
      return ({ theirs, ours }) => {
        if (ours === undefined) return false;
        const periods = side === 'out' ? [ours.period, theirs.period] : [ours.creditPeriod, theirs.creditPeriod];
        return periods.some((period) => period !== null && closed(period));
      };
    },
    write: (writing, chosen) => takeDokumens(side, writing, chosen),
  };
};

export const dokumenOutPull = pullOf('out');
export const dokumenInPull = pullOf('in');
