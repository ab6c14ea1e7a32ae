import { useLocale } from 'react-admin';
import { formatDay, formatLongDay, formatLongPeriod, formatMoment, formatPeriod } from '#domain/text/format.ts';

const dash = <span className="sec">–</span>;
const useLanguage = () => (useLocale() === 'en' ? 'en' : 'id');

/** A calendar day: 31/10/2025, or "31 Oktober 2025" when long. */
export const Day = ({ value, long = false }: { value: string | null | undefined; long?: boolean }) => {
  const language = useLanguage();
  if (!value) return dash;
  return (
    <time dateTime={value} className="num nw">
      {long ? formatLongDay(value, language) : formatDay(value)}
    </time>
  );
};

/** A masa: 10/2025, or "Oktober 2025" when long. */
export const PeriodText = ({ value, long = false }: { value: string | null | undefined; long?: boolean }) => {
  const language = useLanguage();
  if (!value) return dash;
  return (
    <time dateTime={value} className="num nw">
      {long ? formatLongPeriod(value, language) : formatPeriod(value)}
    </time>
  );
};

/** A moment on the clock of Jakarta: "18/11/2025 09.41", without the year when short. */
export const momentText = (at: number | string, short = false): string => {
  const moment = typeof at === 'number' ? at : Date.parse(at);
  if (!Number.isFinite(moment)) return String(at);
  const whole = formatMoment(moment);
  return short ? `${whole.slice(0, 5)}${whole.slice(10)}` : whole;
};

export const Moment = ({ at, short = false }: { at: number | string | null | undefined; short?: boolean }) => {
  if (at === null || at === undefined || at === '') return dash;
  const moment = typeof at === 'number' ? at : Date.parse(at);
  return (
    <time dateTime={Number.isFinite(moment) ? new Date(moment).toISOString() : String(at)} className="num nw">
      {momentText(at, short)}
    </time>
  );
};
