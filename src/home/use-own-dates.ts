import { useGet } from '../ui/feedback/use-call.ts';

/** All own dates; months are filtered from these. */
export const ownDates = { query: { range: '[0,199]' } } as const;

type OwnDate = { readonly id: string; readonly date: string; readonly title: string; readonly note: string | null };

/** Of a month (YYYY-MM), earliest first. */
export const useOwnDates = (period: string, may: boolean): readonly OwnDate[] => {
  const { data = [] } = useGet(may ? '/own-dates' : null, {
    ...ownDates,
    quiet: true,
    staleTime: 60_000,
  });
  return data.filter(({ date }) => date.startsWith(period)).sort((a, b) => a.date.localeCompare(b.date));
};
