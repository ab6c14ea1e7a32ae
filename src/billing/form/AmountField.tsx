import { useTranslate } from 'react-admin';
import { formatDecimal } from '#domain/text/format.ts';
import { terbilang } from '#domain/text/terbilang.ts';
import { DecimalInput } from '../../ui/form/DecimalInput.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { useBilling, useBillingWords } from './BillingFormContext.tsx';

const spelled = (amount: string): string | null => (/^\d{1,15}(\.\d{1,2})?$/.test(amount) ? terbilang(amount) : null);

/** Whole rupiah, with the words that stand on the slip below: a nought too many is heard before it is paid. */
export const AmountField = () => {
  const { input, change, touch } = useBilling();
  const words = useBillingWords();
  const translate = useTranslate();
  const aloud = spelled(input.amount);
  return (
    <Field
      path="amount"
      label={translate('billingScreen.field.amount')}
      span={6}
      help={aloud ? <span className="terb">{aloud}</span> : translate('billingScreen.form.amount_help')}
      {...words('amount')}
      written={(amount) => formatDecimal(amount, 0)}
      onTake={(amount) => change({ amount })}
    >
      {(link) => (
        <span className="rpin">
          <span className="sec" aria-hidden="true">
            Rp
          </span>
          <DecimalInput
            link={link}
            value={input.amount}
            onChange={(amount) => change({ amount })}
            onBlur={() => touch('amount')}
          />
        </span>
      )}
    </Field>
  );
};
