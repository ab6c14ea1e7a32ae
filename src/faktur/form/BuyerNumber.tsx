import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { maxima } from '#domain/faktur/maxima.ts';
import { formatNpwp } from '#domain/text/format.ts';
import { Field } from '../../kit/form/Field.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useFieldWords, useForm } from './FormContext.tsx';
import { useTaxpayer, withNpwp } from './use-buyer.ts';

/** What the office says about the number typed. */
const OfficeWords = () => {
  const { form, setMany } = useForm();
  const translate = useTranslate();
  const taxpayer = useTaxpayer(form.buyerDocument, form.buyerNpwp);
  if (taxpayer.isFetching) return translate('fakturScreen.form.asking_office');
  const known = taxpayer.data;
  if (!known) return taxpayer.isError ? translate('fakturScreen.form.office_silent') : null;
  if (known.status !== 'ACTIVE') return <span className="warn">{translate('fakturScreen.form.inactive')}</span>;
  const other = known.name && form.buyerName && known.name.toLowerCase() !== form.buyerName.trim().toLowerCase();
  if (other)
    return (
      <span className="row g4 wrap">
        {translate('fakturScreen.form.other_name', { name: known.name ?? '' })}
        <Button size="small" sx={{ height: 24 }} onClick={() => setMany({ buyerName: known.name ?? '' })}>
          {translate('fakturScreen.form.use_name')}
        </Button>
      </span>
    );
  return (
    <span className="ok row g4">
      <Icon name="check" size={14} />
      {translate('fakturScreen.form.matches_office')}
    </span>
  );
};

/** NPWP, which the office is asked about, or the number of another document. */
export const BuyerNumber = () => {
  const { form, set, setMany, touch, buyerFixed } = useForm();
  const words = useFieldWords();
  const translate = useTranslate();
  const label = (key: string) => translate(`fakturScreen.field.${key}`);
  if (form.buyerDocument === 'TIN')
    return (
      <Field path="buyerNpwp" label={label('npwp')} span={4} help={<OfficeWords />} {...words('buyerNpwp')}>
        {(link) => (
          <input
            {...link}
            className="inp"
            inputMode="numeric"
            readOnly={buyerFixed}
            placeholder="0000 0000 0000 0000"
            value={formatNpwp(form.buyerNpwp)}
            onBlur={() => touch('buyerNpwp')}
            onChange={(event) => setMany(withNpwp(form, event.target.value))}
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
