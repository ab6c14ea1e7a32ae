import { Button } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { digits } from '#domain/faktur/number.ts';
import { formatNitku } from '#domain/text/format.ts';
import { Field } from '../../kit/form/Field.tsx';
import { useFieldWords, useForm } from './FormContext.tsx';
import { useTaxpayer } from './use-buyer.ts';

const CountrySelect = lazy(() => import('./CountrySelect.tsx'));

/** The place of business of a buyer with an NPWP; of the others, the country. */
export const BuyerPlace = () => {
  const { form, set, touch } = useForm();
  const words = useFieldWords();
  const translate = useTranslate();
  const taxpayer = useTaxpayer(form.buyerDocument, form.buyerNpwp);
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
          <>
            <input
              {...link}
              className="inp"
              inputMode="numeric"
              list={`${link.id}-places`}
              value={formatNitku(form.buyerNitku)}
              onBlur={() => touch('buyerNitku')}
              onChange={(event) => set('buyerNitku', digits(event.target.value).slice(0, 22))}
            />
            <datalist id={`${link.id}-places`}>
              {taxpayer.data?.nitku.map((place) => (
                <option key={place.nitku} value={place.nitku}>
                  {place.name}
                </option>
              ))}
            </datalist>
            {nitku.proposal && (
              <Button
                size="small"
                variant="outlined"
                sx={{ alignSelf: 'flex-start' }}
                onClick={() => set('buyerNitku', nitku.proposal ?? '')}
              >
                {translate('form.use_proposal', { value: formatNitku(nitku.proposal) })}
              </Button>
            )}
          </>
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
