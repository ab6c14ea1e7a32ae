import { useTranslate } from 'react-admin';
import { runsOut, timeLeft } from './time-left.ts';
import { useNow } from './use-now.ts';
import { momentText } from './values.tsx';

const LAST_HOUR_MS = 3_600_000;

/** By the second on the last day; then the expiry time. */
export const TimeLeft = ({ expiresAt }: { expiresAt: number }) => {
  const translate = useTranslate();
  const now = useNow();
  const left = timeLeft(expiresAt, now);
  const until = momentText(expiresAt);
  if (left.kind === 'over')
    return <span className="sec">{translate('billingScreen.countdown.over', { at: until })}</span>;
  const tone = expiresAt - now < LAST_HOUR_MS ? 'bad' : runsOut(expiresAt, now) ? 'warn' : '';
  return (
    <time
      dateTime={new Date(expiresAt).toISOString()}
      title={translate('billingScreen.countdown.until', { at: until })}
      className={`num nw ${tone}`}
    >
      {translate(`billingScreen.countdown.${left.kind}`, { ...left })}
    </time>
  );
};
