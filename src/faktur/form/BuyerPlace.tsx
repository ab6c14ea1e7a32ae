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
  const nitku = words('counterpartyNitku');
  if (form.counterpartyDocument === 'TIN')
    return (
      <Field
        path="counterpartyNitku"
        label={label('counterpartyNitku')}
        span={6}
        help={translate('fakturScreen.form.nitku_help')}
        {...nitku}
      >
        {(link) => (
          <NitkuInput
            link={link}
            npwp={form.counterpartyNpwp}
            value={form.counterpartyNitku}
            proposal={nitku.proposal}
            onChange={(place) => set('counterpartyNitku', place)}
            onBlur={() => touch('counterpartyNitku')}
          />
        )}
      </Field>
    );
  return (
    <Field path="counterpartyCountry" label={label('counterpartyCountry')} span={6} {...words('counterpartyCountry')}>
      {(link) => (
        <Suspense fallback={<input {...link} className="inp" readOnly value={form.counterpartyCountry} />}>
          <CountrySelect
            link={link}
            value={form.counterpartyCountry}
            onChange={(code) => set('counterpartyCountry', code)}
          />
        </Suspense>
      )}
    </Field>
  );
};
