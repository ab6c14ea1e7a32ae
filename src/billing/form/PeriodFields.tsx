import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { isWholeYear } from '#domain/billing/record.ts';
import { isPeriod } from '#domain/definition/day.ts';
import { Field } from '../../ui/form/Field.tsx';
import { PeriodInput } from '../../ui/inputs/DayInput.tsx';
import { useBilling, useBillingWords } from './BillingFormContext.tsx';

const YearField = () => {
  const { input, change, touch } = useBilling();
  const words = useBillingWords();
  const translate = useTranslate();
  return (
    <Field
      path="periodFrom"
      label={translate('billingScreen.field.year')}
      span={4}
      help={translate('billingScreen.form.year_help')}
      {...words('periodFrom')}
    >
      {(link) => (
        <input
          {...link}
          className="inp"
          inputMode="numeric"
          maxLength={4}
          value={input.periodFrom.split('-')[0]}
          onBlur={() => touch('periodFrom')}
          onChange={({ target }) => {
            const year = target.value.replace(/\D/g, '');
            change({ periodFrom: `${year}-01`, periodTo: `${year}-12` });
          }}
        />
      )}
    </Field>
  );
};

const MonthField = ({ path, label }: { path: 'periodFrom' | 'periodTo'; label: string }) => {
  const { input, pair, change, touch } = useBilling();
  const words = useBillingWords();
  const message = words(path);
  const alone = path === 'periodFrom' && (!pair || pair.period === 'month');
  return (
    <div className="s4" data-field={path}>
      <PeriodInput
        label={label}
        value={input[path]}
        onChange={(period) => change(alone ? { periodFrom: period, periodTo: period } : { [path]: period })}
        onBlur={() => touch(path)}
        error={message.error}
        helper={message.warning}
      />
    </div>
  );
};

export const PeriodFields = () => {
  const { input, pair: found } = useBilling();
  const translate = useTranslate();
  // There is no pair while a masa is typed: the input stays that of the last complete one.
  const last = useRef(found);
  if (isPeriod(input.periodFrom)) last.current = found;
  const pair = last.current;
  if (pair && isWholeYear(pair.period)) return <YearField />;
  if (!pair || pair.period === 'month')
    return <MonthField path="periodFrom" label={translate('billingScreen.field.period')} />;
  return (
    <>
      <MonthField path="periodFrom" label={translate('billingScreen.field.periodFrom')} />
      <MonthField path="periodTo" label={translate('billingScreen.field.periodTo')} />
    </>
  );
};
