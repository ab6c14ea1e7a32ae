import { useTranslate } from 'react-admin';
import { hasMoneyUnderway, isPaid, isPayable } from '#domain/billing/status-queries.ts';
import { momentText } from '../ui/layout/Day.tsx';
import { TimeLeft } from '../ui/layout/TimeLeft.tsx';
import type { BillingListRow } from './billing-api.ts';

/** How long a code can still be paid, while it can; afterwards the moment it ran out. */
export const Countdown = ({ of }: { of: BillingListRow }) => {
  const translate = useTranslate();
  // Paid, its term no longer matters to anybody.
  if (of.expiresAt === null || isPaid(of)) return <span className="sec">–</span>;
  if (isPayable(of) || hasMoneyUnderway(of)) return <TimeLeft expiresAt={of.expiresAt} />;
  const at = momentText(of.expiresAt);
  const over = of.expiresAt <= Date.now();
  return <span className="sec num">{translate(`billingScreen.countdown.${over ? 'over' : 'until'}`, { at })}</span>;
};
