import { useTranslate } from 'react-admin';
import { type BillingInput, maxima } from '#domain/billing/record.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { terbilang } from '#domain/text/terbilang.ts';
import { DecimalInput } from '../../ui/form/DecimalInput.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormCard } from '../../ui/form/FormCard.tsx';
import { useBilling, useBillingWords } from './BillingFormContext.tsx';

type Texts = {
  [K in keyof BillingInput]: BillingInput[K] extends string | null ? K : never;
}[keyof BillingInput];

type Props = {
  path: Exclude<Texts, 'payerKind'>;
  span?: 4 | 5 | 6 | 8 | 12;
  optional?: boolean;
  maxLength?: number;
  digits?: boolean;
  placeholder?: string;
  help?: string;
};

export const TextField = ({ path, span = 6, optional, maxLength, digits, placeholder, help }: Props) => {
  const { input, change, touch } = useBilling();
  const words = useBillingWords();
  const translate = useTranslate();
  return (
    <Field
      path={path}
      label={translate(`billingScreen.field.${path}`)}
      span={span}
      {...(optional ? { optional } : {})}
      {...(help ? { help } : {})}
      {...words(path)}
      onTake={(proposal) => change({ [path]: proposal })}
    >
      {(link) => (
        <input
          {...link}
          className="inp"
          inputMode={digits ? 'numeric' : 'text'}
          maxLength={maxLength}
          placeholder={placeholder}
          value={input[path] ?? ''}
          onBlur={() => touch(path)}
          onChange={(event) => change({ [path]: event.target.value })}
        />
      )}
    </Field>
  );
};

const spelled = (amount: string): string | null => (/^\d{1,15}(\.\d{1,2})?$/.test(amount) ? terbilang(amount) : null);

/** Whole rupiah. The amount in words reveals a zero too many. */
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

export const ObjectFields = () => {
  const { pair } = useBilling();
  const translate = useTranslate();
  if (!pair?.nop) return null;
  return (
    <FormCard id="bagian-objek" title={translate('billingScreen.section.object')}>
      <TextField path="nop" digits maxLength={26} placeholder="000000000000000000" />
      <TextField path="objectAddress" maxLength={maxima.objectAddress} />
      <TextField path="objectProvince" optional maxLength={maxima.objectPlace} />
      <TextField path="objectCity" optional maxLength={maxima.objectPlace} />
      <TextField path="objectDistrict" optional maxLength={maxima.objectPlace} />
      <TextField path="objectSubdistrict" optional maxLength={maxima.objectPlace} />
    </FormCard>
  );
};
