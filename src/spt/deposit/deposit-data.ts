import type { BupotListRow, BupotTotals } from '#domain/bupot/listed.ts';
import { type BupotStatus, bupotStatus } from '#domain/bupot/status.ts';
import { isIssued, isVoid } from '#domain/bupot/status-queries.ts';
import { newestOf } from '#domain/spt/status-queries.ts';
import { useEvents } from '../../client/events.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { sptResource } from '../paths.ts';

const selfPaid = ['SP', 'CY'] as const;

const SHOWN = 100;
const VERSIONS = 200;

const counted = (Object.keys(bupotStatus.states) as BupotStatus[]).filter((status) => !isVoid({ status }));
const issuedOnes = counted.filter((status) => isIssued({ status }));
const others = counted.filter((status) => !issuedOnes.includes(status));

type SlipTotals = Pick<BupotTotals, 'count' | 'tax'>;

/** Self-paid slips of a masa: the first ones, and their total in rupiah. */
export type SelfPaid = {
  readonly rows: readonly BupotListRow[];
  readonly issued: SlipTotals;
  readonly unissued: number;
};

/** Self-paid slips of a masa and the latest return they belong to, kept fresh by events. */
export const useDepositOf = (period: string) => {
  const of = { kind: selfPaid, period };
  const given = period !== '';
  const queryOf = (filter: object, range: number) => ({
    filter: JSON.stringify(filter),
    range: JSON.stringify([0, range - 1]),
  });
  const totals = given ? '/ebupot/slips/totals' : null;
  const slips = useGet(given ? '/ebupot/slips' : null, { query: queryOf({ ...of, status: counted }, SHOWN) });
  const issued = useGet(totals, { query: { filter: JSON.stringify({ ...of, status: issuedOnes }) } });
  const unissued = useGet(totals, { query: { filter: JSON.stringify({ ...of, status: others }) } });
  const returns = useGet(given ? `/${sptResource('UNIFIKASI')}` : null, { query: queryOf({ period }, VERSIONS) });
  const all = [slips, issued, unissued, returns];
  const again = () => {
    if (period === '') return;
    for (const one of all) void one.refetch();
  };
  useEvents('spt', again, again);
  useEvents('bupot', again);
  return {
    slips: slips.data &&
      issued.data &&
      unissued.data && {
        rows: slips.data as readonly object[] as readonly BupotListRow[],
        issued: issued.data,
        unissued: unissued.data.count,
      },
    /** Null if there is none, undefined while loading. */
    spt: returns.data && newestOf(returns.data, 'UNIFIKASI', period),
    error: all.find(({ error }) => error)?.error,
  };
};
