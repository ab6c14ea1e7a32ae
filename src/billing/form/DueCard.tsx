import { useTranslate } from 'react-admin';
import { payDueOf } from '#domain/billing/label.ts';
import { expiryOf } from '#domain/billing/validity.ts';
import { lateInterest } from '#domain/calendar/late-interest.ts';
import { inSentences, waitingCosts } from '#domain/calendar/waiting.ts';
import { isPeriod } from '#domain/definition/day.ts';
import { sen } from '#domain/definition/money.ts';
import { useTranslatedMessage } from '../../ui/feedback/use-translated-message.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Moment } from '../../ui/layout/values.tsx';
import { DueWords } from '../DueWords.tsx';
import { useBilling } from './BillingFormContext.tsx';

const isAmount = (text: string): boolean => /^\d{1,13}(\.0{1,2})?$/.test(text);

const useDue = () => {
  const { input, pair, today, owner } = useBilling();
  if (!pair || !isPeriod(input.periodFrom) || !isPeriod(input.periodTo)) return null;
  const due = payDueOf(input, owner.bookYearStart);
  if (!due.known) return { day: null, late: false, says: due.says, interest: null, waiting: null };
  const late = today > due.day;
  const { forgivenUntil } = due;
  const interest =
    late && isAmount(input.amount)
      ? lateInterest({ amount: sen(input.amount), due: due.day, paid: today, forgivenUntil })
      : null;
  const waiting = isAmount(input.amount)
    ? waitingCosts([{ amount: sen(input.amount), due: due.day, forgivenUntil }], today)
    : null;
  return { day: due.day, late, says: due.says, interest, waiting };
};

export const DueCard = () => {
  const { input } = useBilling();
  const translate = useTranslate();
  const words = useTranslatedMessage();
  const due = useDue();
  return (
    <>
      <div className="card duec">
        <div className="hd">
          <h2>{translate('billingScreen.due.title')}</h2>
        </div>
        <div className="bd under" aria-live="polite">
          {due ? (
            <DueWords
              day={due.day}
              late={due.late}
              says={due.says.map(words)}
              interest={due.interest?.explained ?? null}
              interestSays={due.interest?.says.map(words) ?? []}
              waiting={inSentences(due.waiting, words)}
            />
          ) : (
            <p className="sec">{translate('billingScreen.due.choose')}</p>
          )}
        </div>
      </div>
      <div className="card form-totals-note">
        <b className="row">
          <Icon name="clock" size={16} />
          {translate('billingScreen.form.lives')}
        </b>
        <p className="small sec">
          {translate('billingScreen.form.lives_until')} <Moment at={expiryOf(Date.now()).at} />
        </p>
        {input.payerKind === 'self' && <p className="small sec">{translate('billingScreen.form.unchangeable')}</p>}
      </div>
    </>
  );
};
