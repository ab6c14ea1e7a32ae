import type { BupotListRow } from '#domain/bupot/listed.ts';
import { isVoid as isVoidSlip } from '#domain/bupot/standing.ts';
import type { SptListRow } from '#domain/spt/listed.ts';
import { newestOf } from '#domain/spt/standing.ts';
import { useEvents } from '../../app/events.ts';
import { useGet } from '../../kit/use-call.ts';
import { sptResource } from '../spt-api.ts';

/** Kinds of slip nobody else withholds: column A of the return. */
const selfPaid = ['SP', 'CY'] as const;

const SLIPS = 200;

const asked = (filter: object, range: number): string =>
  new URLSearchParams({ filter: JSON.stringify(filter), range: JSON.stringify([0, range - 1]) }).toString();

/** What one pays oneself in a masa, and the newest return it belongs into. Kept fresh by news of either. */
export const useDepositOf = (period: string) => {
  const slips = useGet<readonly BupotListRow[]>(
    period === '' ? null : `/ebupot/slips?${asked({ kind: selfPaid, period }, SLIPS)}`,
  );
  const returns = useGet<readonly SptListRow[]>(
    period === '' ? null : `/${sptResource('UNIFIKASI')}?${asked({ period }, SLIPS)}`,
  );
  const again = () => {
    void slips.refetch();
    void returns.refetch();
  };
  useEvents('spt', again, again);
  useEvents('bupot', again);
  return {
    slips: slips.data?.filter((slip) => !isVoidSlip(slip)),
    /** Null where there is none yet, undefined while it is read. */
    spt: returns.data && newestOf(returns.data, 'UNIFIKASI', period),
    error: slips.error ?? returns.error,
  };
};
