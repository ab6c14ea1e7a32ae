import { useTranslate } from 'react-admin';
import { daysBetween } from '#domain/calendar/day-count.ts';
import { creditLimit, lastCreditPeriod } from '#domain/faktur/crediting.ts';
import type { MasukanRow } from '#domain/faktur/masukan.ts';
import { isUndecided } from '#domain/faktur/masukan-status.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatCount } from '#domain/text/format.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { Day, PeriodText } from '../../ui/layout/values.tsx';

type LimitedInvoice = Pick<MasukanRow, 'period' | 'status'>;

const SOON = 7;
const NEAR = 31;

/** Negative after the last day to credit. */
export const daysToCredit = ({ period }: Pick<LimitedInvoice, 'period'>): number =>
  daysBetween(jakartaDay(Date.now()), creditLimit(period));

export const LimitChip = ({ of }: { of: LimitedInvoice }) => {
  const translate = useTranslate();
  const left = daysToCredit(of);
  if (!isUndecided(of)) return null;
  const tone = left <= SOON ? 'red' : left <= NEAR ? 'orange' : 'grey';
  const words = left < 0 ? 'over' : left === 0 ? 'today' : 'days';
  return (
    <Chip tone={tone} icon="clock" label={translate(`masukanScreen.limit.${words}`, { count: formatCount(left) })} />
  );
};

export const LimitCell = ({ of }: { of: LimitedInvoice }) => (
  <span className="two">
    {isUndecided(of) ? <LimitChip of={of} /> : <PeriodText value={lastCreditPeriod(of.period)} />}
    <small>
      <Day value={creditLimit(of.period)} />
    </small>
  </span>
);

export const CreditLimit = ({ of }: { of: LimitedInvoice }) => {
  const translate = useTranslate();
  return (
    <span className="row g4 wrap">
      <span className="nw">
        {translate('list.period')} <PeriodText value={lastCreditPeriod(of.period)} />
      </span>
      <span className="sec">
        <Day value={creditLimit(of.period)} />
      </span>
      <LimitChip of={of} />
    </span>
  );
};
