import type { ReturnType } from '#domain/bupot/kinds.ts';
import { isUnderway } from '#domain/spt/status-queries.ts';
import { pollDelay, useEvents } from '../../client/events.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { sptResource } from '../paths.ts';

/** Refetched on events of returns or slips, polled while a job is running. */
export const usePosting = (type: ReturnType, period: string) => {
  const answer = useGet(period === '' ? null : `/${sptResource(type)}/posting`, {
    query: { period },
    quiet: true,
    refetchInterval: (held) => pollDelay(1, held?.spt != null && isUnderway(held.spt)),
  });
  const again = () => {
    if (period !== '') void answer.refetch();
  };
  useEvents('spt', again, again);
  useEvents('bupot', again);
  useEvents('faktur', again);
  return { ...answer, again };
};
