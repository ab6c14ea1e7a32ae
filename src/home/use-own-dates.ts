import { lastDayOf } from '#domain/calendar/day-count.ts';
import { useGet } from '../ui/feedback/use-call.ts';

/** All own dates; months are filtered from these. */
export const ownDates = { query: { range: '[0,199]' } } as const;

type OwnDate = { readonly id: string; readonly date: string; readonly title: string; readonly note: string | null };

/** Events of all companies, of a month (YYYY-MM). */
const useTaxEvents = (period: string, may: boolean): readonly OwnDate[] => {
  const query = { from: `${period}-01`, to: lastDayOf(period) };
  return useGet(may ? '/cms/tax-calendar-event' : null, { query, quiet: true, staleTime: 0 }).data ?? [];
};

/** Of a month (YYYY-MM), earliest first, with those of all companies. */
export const useOwnDates = (period: string, may: boolean): readonly OwnDate[] => {
  const { data = [] } = useGet(may ? '/own-dates' : null, {
    ...ownDates,
    quiet: true,
    staleTime: 60_000,
  });
  const shared = useTaxEvents(period, may);
  return [...data.filter(({ date }) => date.startsWith(period)), ...shared].sort((a, b) =>
    a.date.localeCompare(b.date),
  );
};
