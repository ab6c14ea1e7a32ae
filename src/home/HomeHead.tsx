import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { dayAfterDays } from '#domain/calendar/day-count.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatFullDay } from '#domain/text/format.ts';
import { useGet } from '../ui/feedback/use-call.ts';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { useMay, useSession } from '../ui/layout/session-context.ts';
import { greetingAt } from './greeting.ts';
import { isAhead } from './month.ts';
import { ofCard } from './use-home.ts';

const WEEK = 7;

export const HomeHead = ({ actions }: { actions: ReactNode }) => {
  const translate = useTranslate();
  const locale = useLocale() === 'en' ? 'en' : 'id';
  const { profile } = useSession();
  const mayCalendar = useMay('home/calendar', 'show');
  const now = Date.now();
  const today = jakartaDay(now);
  const day = formatFullDay(today, locale);
  const { data } = useGet(mayCalendar ? '/home/deadlines' : null, {
    query: { from: today, to: dayAfterDays(today, WEEK) },
    ...ofCard,
  });
  const due = data?.rows.filter(isAhead).length ?? 0;
  const week = due === 0 ? 'home.nothing_this_week' : 'home.this_week';
  return (
    <PageHead
      title={translate(`home.greeting.${greetingAt(now)}`, { name: profile.name.split(' ')[0] ?? profile.name })}
      below={<p className="sec">{data ? translate(week, { day, smart_count: due }) : day}</p>}
      actions={actions}
    />
  );
};
