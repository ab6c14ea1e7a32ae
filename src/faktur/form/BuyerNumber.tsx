import { useTranslate } from 'react-admin';
import { maxima } from '#domain/faktur/maxima.ts';
import { digits } from '#domain/faktur/number.ts';
import { formatNpwp } from '#domain/text/format.ts';
import { Field } from '../../ui/form/Field.tsx';
import { OfficeWords } from '../../ui/form/OfficeWords.tsx';
import { useFieldWords, useForm } from './FormContext.tsx';

/** NPWP, which the office is asked about, or the number of another document. */
export const BuyerNumber = () => {
  const { form, set, setMany, touch, buyerFixed } = useForm();
  const words = useFieldWords();
  const translate = useTranslate();
  const label = (key: string) => translate(`fakturScreen.field.${key}`);
  const office = (
    <OfficeWords npwp={form.buyerNpwp} name={form.buyerName} onName={(name) => setMany({ buyerName: name })} />
  );
  if (form.buyerDocument === 'TIN')
    return (
      <Field path="buyerNpwp" label={label('npwp')} span={4} help={office} {...words('buyerNpwp')}>
        {(link) => (
          <input
            {...link}
            className="inp"
            inputMode="numeric"
            readOnly={buyerFixed}
            placeholder="0000 0000 0000 0000"
            value={formatNpwp(form.buyerNpwp)}
            onBlur={() => touch('buyerNpwp')}
            onChange={(event) => set('buyerNpwp', digits(event.target.value).slice(0, 16))}
          />
        )}
      </Field>
    );
  return (
    <Field path="buyerDocumentNumber" label={label('buyerDocumentNumber')} span={4} {...words('buyerDocumentNumber')}>
      {(link) => (
        <input
          {...link}
          className="inp"
          readOnly={buyerFixed}
          maxLength={maxima.buyerDocumentNumber}
          value={form.buyerDocumentNumber ?? ''}
          onBlur={() => touch('buyerDocumentNumber')}
          onChange={(event) => set('buyerDocumentNumber', event.target.value)}
        />
      )}
    </Field>
  );
};
