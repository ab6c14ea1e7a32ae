import { useQuery } from '@tanstack/react-query';
import { type BillingStatus, billingStatus } from '#domain/billing/status.ts';
import { useEvents } from '../../app/events.ts';
import { call } from '../../app/http.ts';
import { type BillingTotals, RESOURCE } from '../billing-api.ts';

/** States in which the code is still asked for, and those in which the office would not give one. */
const asking: readonly BillingStatus[] = billingStatus.moves.issue.from;
export const refusedStates: readonly BillingStatus[] = billingStatus.moves.retry.from;
export const madeStates = (Object.keys(billingStatus.states) as BillingStatus[]).filter(
  (status) => !asking.includes(status) && !refusedStates.includes(status),
);
export const askingStates = asking;

export type Codes = {
  readonly total: number;
  readonly made: number;
  readonly refused: number;
  readonly asking: number;
};

const EVERY_MS = 1500;

const countsOf = ({ byStatus }: BillingTotals): Codes => {
  const among = (states: readonly BillingStatus[]) => states.reduce((sum, status) => sum + (byStatus[status] ?? 0), 0);
  const counts = { made: among(madeStates), refused: among(refusedStates), asking: among(asking) };
  return { ...counts, total: counts.made + counts.refused + counts.asking };
};

/** How far the codes of an import have come: counted from the codes themselves, so that a repair made elsewhere counts too. */
export const useCodes = (importId: string): Codes | undefined => {
  const filter = encodeURIComponent(JSON.stringify({ importId }));
  const { data, refetch } = useQuery({
    queryKey: [RESOURCE, 'of-import', importId],
    queryFn: async ({ signal }) =>
      countsOf(await call<BillingTotals>('GET', `/${RESOURCE}/totals?filter=${filter}`, undefined, { signal })),
    staleTime: 0,
    // Hundreds of codes come within seconds: they are counted by the clock, not at every one.
    refetchInterval: ({ state }) => (state.data && state.data.asking > 0 ? EVERY_MS : false),
  });
  const settled = data !== undefined && data.asking === 0;
  useEvents('billing', () => {
    if (settled) void refetch();
  });
  return data;
};
