import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { dayAfterDays } from '#domain/calendar/day-count.ts';
import type { Upcoming } from '#domain/calendar/upcoming.ts';
import { periodAfter, periodOf } from '#domain/definition/day.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatDay, formatLongPeriod, formatPeriod } from '#domain/text/format.ts';
import { Card } from '../ui/layout/Card.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { useMay, useSession } from '../ui/layout/session-context.ts';
import { NoAccess } from './HomeCard.tsx';
import { places } from './paths.ts';
import { useOwnDates } from './use-own-dates.ts';
import './calendar.css';
import { deadlinesIn, type MonthDay, weeksOf } from './month.ts';

const MONDAY = '2025-11-17';
const names = (locale: string, weekday: 'narrow' | 'long') => {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, at) => format.format(new Date(`${dayAfterDays(MONDAY, at)}T00:00:00Z`)));
};
const shortMonth = (locale: string, day: string) =>
  new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

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

const fines: Readonly<Partial<Record<Upcoming['key'], string>>> = {
  report_pph21: 'fine',
  report_unifikasi: 'fine',
  report_vat: 'fine_vat',
};
/** What being late costs, in one line; of the returns of the year no fine is told here. */
const missed = ({ key, action }: Upcoming): string | undefined => {
  if (action === 'report') return fines[key];
  return action === 'pay' ? 'interest' : 'refused';
};

const DayMark = ({ day, locale, soon = false }: { day: string; locale: string; soon?: boolean }) => (
  <time dateTime={day} className="cal-day num">
    <b className={soon ? 'warn' : ''}>{Number(day.slice(8))}</b>
    <span className="small sec">{shortMonth(locale, day)}</span>
  </time>
);

const Deadline = ({ of, locale }: { of: Upcoming; locale: string }) => {
  const translate = useTranslate();
  const { key, day, lawDay, period, daysLeft } = of;
  const moved = day !== lawDay;
  const masa = translate(`home.calendar.${moved ? 'moved' : 'masa'}`, {
    masa: formatPeriod(period),
    from: formatDay(lawDay),
  });
  const late = missed(of);
  return (
    <li>
      <DayMark day={day} locale={locale} soon={daysLeft <= 5} />
      <div>
        <b>{translate(`calendar.obligation.${key}`)}</b>
        <p className="small sec">
          {masa}
          {late && `. ${translate(`home.calendar.${late}`)}`}
        </p>
      </div>
    </li>
  );
};

/** The month with its days off and what is due in it, by the rules of the law. */
export const CalendarCard = () => {
  const translate = useTranslate();
  const language = useLocale() === 'en' ? 'en' : 'id';
  const locale = language === 'en' ? 'en-GB' : 'id-ID';
  const { setting } = useSession();
  const may = useMay('home/calendar', 'show');
  const today = jakartaDay(Date.now());
  const [period, setPeriod] = useState(() => periodOf(today));
  const own = useOwnDates(period, may);
  if (!may)
    return (
      <Card title={translate('home.calendar.title')} flush className="home-card">
        <NoAccess />
      </Card>
    );
  const deadlines = deadlinesIn(period, setting);
  const coming = deadlines
    .filter(({ day }) => period !== periodOf(today) || day >= today)
    .map((one) => ({ ...one, daysLeft: Math.round((Date.parse(one.day) - Date.parse(today)) / 86_400_000) }));
  const long = names(locale, 'long');
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
      title={formatLongPeriod(period, language)}
      flush
      className="home-card"
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
            {names(locale, 'narrow').map((name, at) => (
              <th key={long[at]} scope="col" abbr={long[at]}>
                {name}
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
      {coming.length === 0 && own.length === 0 ? (
        <p className="home-pad sec">{translate('home.calendar.nothing')}</p>
      ) : (
        <ul className="cal-list" aria-label={translate('home.calendar.coming')}>
          {coming.map((one) => (
            <Deadline key={`${one.key} ${one.period}`} of={one} locale={locale} />
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
