import { useTranslate } from 'react-admin';
import { hasMoneyUnderway, isPaid, isPayable } from '#domain/billing/standing.ts';
import { momentText } from '../kit/Day.tsx';
import type { Billing } from './billing-api.ts';
import { runsOut, timeLeft } from './time-left.ts';
import { useNow } from './use-now.ts';

const Running = ({ expiresAt }: { expiresAt: number }) => {
  const translate = useTranslate();
  const now = useNow();
  const left = timeLeft(expiresAt, now);
  const until = momentText(expiresAt);
  if (left.kind === 'over')
    return <span className="sec">{translate('billingScreen.countdown.over', { at: until })}</span>;
  const tone = left.kind === 'clock' ? 'bad' : runsOut(expiresAt, now) ? 'warn' : '';
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

/** How long a code can still be paid, second by second on its last day; afterwards the moment it ran out. */
export const Countdown = ({ of }: { of: Billing }) => {
  const translate = useTranslate();
  // Paid, its term no longer matters to anybody.
  if (of.expiresAt === null || isPaid(of)) return <span className="sec">–</span>;
  if (isPayable(of) || hasMoneyUnderway(of)) return <Running expiresAt={of.expiresAt} />;
  const at = momentText(of.expiresAt);
  const over = of.expiresAt <= Date.now();
  return <span className="sec num">{translate(`billingScreen.countdown.${over ? 'over' : 'until'}`, { at })}</span>;
};
