import { payDueOf } from '#domain/billing/label.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import type { Dues } from '#domain/billing/view.ts';
import type { CalendarText } from '#domain/calendar/day-count.ts';
import { lateInterest } from '#domain/calendar/late-interest.ts';
import { inSentences, waitingCosts } from '#domain/calendar/waiting.ts';
import { isPeriod } from '#domain/definition/day.ts';
import { ruleNamed } from '#domain/definition/explain.ts';
import { sen } from '#domain/definition/money.ts';
import { say } from '#domain/messages/index.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { bookYearStartOf } from '../../services/company/book-year.ts';
import type { Deps } from '../../services/deps.ts';

type BilledTax = Pick<BillingInput, 'kap' | 'kjs' | 'periodFrom' | 'periodTo' | 'amount'> & { paidAt?: number | null };

const isAmount = (text: string): boolean => /^\d{1,13}(\.0{1,2})?$/.test(text);

const duesOf = (deps: Deps, { locale }: Scope, of: BilledTax, bookYearStart: number): Dues => {
  const inWords = (says: readonly CalendarText[]) => says.map(({ key, params }) => say(locale, key, params));
  const none: Dues = { due: null, dueSays: [], lateInterest: null, lateInterestSays: [], waiting: null };
  if (!isPeriod(of.periodFrom) || !isPeriod(of.periodTo)) return none;
  const due = payDueOf(of, bookYearStart);
  if (!due.known) return { ...none, dueSays: inWords(due.says) };
  const paid = jakartaDay(of.paidAt ?? deps.now());
  const { day, lawDay, rule, forgivenUntil } = due;
  const late = paid > day;
  const interest =
    late && isAmount(of.amount) ? lateInterest({ amount: sen(of.amount), due: day, paid, forgivenUntil }) : null;
  const says = inWords(due.says);
  return {
    due: { day, lawDay, shifted: day !== lawDay, late, rule: ruleNamed(rule), says },
    dueSays: says,
    lateInterest: interest?.explained ?? null,
    lateInterestSays: inWords(interest?.says ?? []),
    waiting:
      !of.paidAt && isAmount(of.amount)
        ? inSentences(waitingCosts([{ amount: sen(of.amount), due: day, forgivenUntil }], paid), (one) =>
            say(locale, one.key, one.params),
          )
        : null,
  };
};

/** The due day of billed taxes of the company, and what being late costs. */
export const duesIn = async (deps: Deps, scope: Scope): Promise<(of: BilledTax) => Dues> => {
  const bookYearStart = await bookYearStartOf(scope, deps.db.read);
  return (of) => duesOf(deps, scope, of, bookYearStart);
};
