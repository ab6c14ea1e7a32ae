import { useTranslate } from 'react-admin';
import { maxima } from '#domain/faktur/maxima.ts';
import { digits } from '#domain/faktur/number.ts';
import { formatNpwp } from '#domain/text/format.ts';
import { CountrySelect } from '../../ui/form/CountrySelect.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { NitkuInput } from '../../ui/form/NitkuInput.tsx';
import { OfficeWords } from '../../ui/form/OfficeWords.tsx';
import { useFieldWords, useForm } from './FormContext.tsx';

export const BuyerNumber = () => {
  const { form, set, setMany, touch, buyerFixed } = useForm();
  const words = useFieldWords();
  const translate = useTranslate();
  const label = (key: string) => translate(`fakturScreen.field.${key}`);
  const office = (
    <OfficeWords
      npwp={form.counterpartyNpwp}
      name={form.counterpartyName}
      onName={(name) => setMany({ counterpartyName: name })}
    />
  );
  if (form.counterpartyDocument === 'TIN')
    return (
      <Field path="counterpartyNpwp" label={label('npwp')} span={4} help={office} {...words('counterpartyNpwp')}>
        {(link) => (
          <input
            {...link}
            className="inp"
            inputMode="numeric"
            readOnly={buyerFixed}
            placeholder="0000 0000 0000 0000"
            value={formatNpwp(form.counterpartyNpwp)}
            onBlur={() => touch('counterpartyNpwp')}
            onChange={(event) => set('counterpartyNpwp', digits(event.target.value).slice(0, 16))}
          />
        )}
      </Field>
    );
  return (
    <Field
      path="counterpartyDocumentNumber"
      label={label('counterpartyDocumentNumber')}
      span={4}
      {...words('counterpartyDocumentNumber')}
    >
      {(link) => (
        <input
          {...link}
          className="inp"
          readOnly={buyerFixed}
          maxLength={maxima.counterpartyDocumentNumber}
          value={form.counterpartyDocumentNumber ?? ''}
          onBlur={() => touch('counterpartyDocumentNumber')}
          onChange={(event) => set('counterpartyDocumentNumber', event.target.value)}
        />
      )}
    </Field>
  );
};

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
        <CountrySelect
          link={link}
          value={form.counterpartyCountry}
          onChange={(code) => set('counterpartyCountry', code)}
        />
      )}
    </Field>
  );
};
