import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Field } from '../../ui/form/Field.tsx';
import { NitkuInput } from '../../ui/form/NitkuInput.tsx';
import { useFieldWords, useForm } from './FormContext.tsx';

const CountrySelect = lazy(() => import('../../ui/form/CountrySelect.tsx'));

/** The place of business of a buyer with an NPWP; of the others, the country. */
export const BuyerPlace = () => {
  const { form, set, touch } = useForm();
  const words = useFieldWords();
  const translate = useTranslate();
  const label = (key: string) => translate(`fakturScreen.field.${key}`);
  const nitku = words('buyerNitku');
  if (form.buyerDocument === 'TIN')
    return (
      <Field
        path="buyerNitku"
        label={label('buyerNitku')}
        span={6}
        help={translate('fakturScreen.form.nitku_help')}
        {...nitku}
      >
        {(link) => (
          <NitkuInput
            link={link}
            npwp={form.buyerNpwp}
            value={form.buyerNitku}
            proposal={nitku.proposal}
            onChange={(place) => set('buyerNitku', place)}
            onBlur={() => touch('buyerNitku')}
          />
        )}
      </Field>
    );
  return (
    <Field path="buyerCountry" label={label('buyerCountry')} span={6} {...words('buyerCountry')}>
      {(link) => (
        <Suspense fallback={<input {...link} className="inp" readOnly value={form.buyerCountry} />}>
          <CountrySelect link={link} value={form.buyerCountry} onChange={(code) => set('buyerCountry', code)} />
        </Suspense>
      )}
    </Field>
  );
};
