import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { dayAfterDays, lastDayOf } from '#domain/calendar/day-count.ts';
import { periodAfter, periodOf } from '#domain/definition/day.ts';
import type { Deadline } from '#domain/home/calendar-schema.ts';
import type { Locale } from '#domain/messages/index.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatDay, formatLongPeriod, formatPeriod, formatShortMonth, weekdayNames } from '#domain/text/format.ts';
import { useGet } from '../ui/feedback/use-call.ts';
import { Card } from '../ui/layout/Card.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { NoAccess } from './HomeCard.tsx';
import { places } from './paths.ts';
import { useOwnDates } from './use-own-dates.ts';
import './calendar.css';
import { isAhead, type MonthDay, weeksOf } from './month.ts';
import { ofCard } from './use-home.ts';

const SOON_DAYS = 5;

type DayProps = { readonly of: MonthDay; readonly own: boolean; readonly today: string };

const DayCell = ({ of: { day, outside, off, holiday, deadlines }, own, today }: DayProps) => {
  const translate = useTranslate();
  const look = `${outside ? 'outside' : ''} ${off && !outside ? 'off' : ''} ${day === today ? 'today' : ''}`;
  return (
    <td className={look} title={holiday ?? undefined} aria-current={day === today ? 'date' : undefined}>
      <span>{Number(day.slice(8))}</span>
      {holiday && <span className="sr">{holiday}</span>}
      {deadlines.length > 0 && !outside && (
        <>
          <i className={`cal-dot ${deadlines[0]?.action}`} aria-hidden="true" />
          <span className="sr">{translate('home.calendar.deadlines', { smart_count: deadlines.length })}</span>
        </>
      )}
      {own && deadlines.length === 0 && !outside && <i className="cal-dot cal-own" aria-hidden="true" />}
    </td>
  );
};

const DayMark = ({ day, locale, soon = false }: { day: string; locale: Locale; soon?: boolean }) => (
  <time dateTime={day} className="cal-day num">
    <b className={soon ? 'warn' : ''}>{Number(day.slice(8))}</b>
    <span className="small sec">{formatShortMonth(day, locale)}</span>
  </time>
);

const DeadlineRow = ({ of, locale, today }: { of: Deadline; locale: Locale; today: string }) => {
  const translate = useTranslate();
  const { key, day, lawDay, period, state, says, to } = of;
  const masa = translate(`home.calendar.${day === lawDay ? 'masa' : 'moved'}`, {
    masa: formatPeriod(period),
    from: formatDay(lawDay),
  });
  const ahead = isAhead(of);
  const name = translate(`calendar.obligation.${key}`);
  return (
    <li className={ahead ? undefined : 'cal-over'}>
      <DayMark day={day} locale={locale} soon={ahead && dayAfterDays(today, SOON_DAYS) >= day} />
      <div>
        <b className="row g4">
          {state === 'done' && (
            <span className="ok">
              <Icon name="check" size={14} />
              <span className="sr">{translate('home.calendar.done')}</span>
            </span>
          )}
          {to ? <Link to={to}>{name}</Link> : name}
        </b>
        <p className="small sec">
          {masa}
          {state === 'open' && day < today && (
            <>
              . <span className="bad">{translate('home.calendar.late')}</span>
            </>
          )}
          {says && `. ${says}`}
        </p>
      </div>
    </li>
  );
};

export const CalendarCard = () => {
  const translate = useTranslate();
  const locale = useLocale() === 'en' ? 'en' : 'id';
  const may = useMay('home/calendar', 'show');
  const today = jakartaDay(Date.now());
  const [period, setPeriod] = useState(() => periodOf(today));
  const own = useOwnDates(period, may);
  const monthDeadlines = useGet(may ? '/home/deadlines' : null, {
    query: { from: `${period}-01`, to: lastDayOf(period) },
    ...ofCard,
  });
  if (!may)
    return (
      <Card title={translate('home.calendar.title')} flush className="home-card">
        <NoAccess />
      </Card>
    );
  const deadlines = monthDeadlines.data?.rows ?? [];
  // In the current month, past deadlines that are done or of unknown state are hidden.
  const coming = deadlines.filter(({ day, state }) => period !== periodOf(today) || day >= today || state === 'open');
  const step = (by: 1 | -1) => (
    <button
      type="button"
      className="ib sm"
      aria-label={translate(`home.calendar.${by < 0 ? 'before' : 'after'}`)}
      onClick={() => setPeriod(periodAfter(period, by))}
    >
      <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} size={16} />
    </button>
  );
  return (
    <Card
      title={formatLongPeriod(period, locale)}
      flush
      className="home-card home-calendar"
      actions={
        <>
          {step(-1)}
          {step(1)}
        </>
      }
    >
      <table className="cal num">
        <caption className="sr">{translate('home.calendar.title')}</caption>
        <thead>
          <tr>
            {weekdayNames(locale).map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.charAt(0)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(period, deadlines).map((week) => (
            <tr key={week[0]?.day}>
              {week.map((day) => (
                <DayCell key={day.day} of={day} own={own.some(({ date }) => date === day.day)} today={today} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {monthDeadlines.error ? (
        <p className="home-pad sec">{translate('home.not_read')}</p>
      ) : monthDeadlines.isPending ? null : coming.length === 0 && own.length === 0 ? (
        <p className="home-pad sec">{translate('home.calendar.nothing')}</p>
      ) : (
        <ul className="cal-list" aria-label={translate('home.calendar.coming')}>
          {coming.map((one) => (
            <DeadlineRow key={`${one.key} ${one.period}`} of={one} locale={locale} today={today} />
          ))}
          {own.map(({ id, date, title, note }) => (
            <li key={id}>
              <DayMark day={date} locale={locale} />
              <div>
                <b>{title}</b>
                {note && <p className="small sec">{note}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="home-pad small">
        <Link to={places.dates}>{translate('home.dates.open')}</Link>
      </p>
    </Card>
  );
};
