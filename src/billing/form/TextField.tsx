import { useTranslate } from 'react-admin';
import type { BillingInput } from '#domain/billing/record.ts';
import { Field } from '../../ui/form/Field.tsx';
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

/** A line of text of the billing, with what is wrong with it and the way it could be mended. */
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
