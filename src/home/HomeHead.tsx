import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { isOfVat, upcoming } from '#domain/calendar/upcoming.ts';
import { jakartaDay } from '#domain/scope.ts';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { useMay, useSession } from '../ui/layout/session-context.ts';
import { greetingAt } from './greeting.ts';

const WEEK = 7;

/** Who is greeted, on which day, and how much is due this week. */
export const HomeHead = ({ actions }: { actions: ReactNode }) => {
  const translate = useTranslate();
  const locale = useLocale() === 'en' ? 'en-GB' : 'id-ID';
  const { profile, setting } = useSession();
  const mayCalendar = useMay('home/calendar', 'show');
  const now = Date.now();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'Asia/Jakarta' }).format(now);
  const due = upcoming(jakartaDay(now), WEEK).filter((one) => setting.pkp || !isOfVat(one)).length;
  const week = due === 0 ? 'home.nothing_this_week' : 'home.this_week';
  return (
    <PageHead
      title={translate(`home.greeting.${greetingAt(now)}`, { name: profile.name.split(' ')[0] ?? profile.name })}
      below={<p className="sec">{mayCalendar ? translate(week, { day, smart_count: due }) : day}</p>}
      actions={actions}
    />
  );
};
