import { useTranslate } from 'react-admin';
import { maxima, needsOf, payerNumberType, payerOffice } from '#domain/billing/record.ts';
import { withCity } from '#domain/text/address.ts';
import { Field } from '../../ui/form/Field.tsx';
import { FormCard } from '../../ui/form/FormCard.tsx';
import { Identifier } from '../../ui/layout/values.tsx';
import { useBilling, useBillingWords } from './BillingFormContext.tsx';
import { TextField } from './fields.tsx';

const KindChoice = () => {
  const { input, pair, choosePayer } = useBilling();
  const translate = useTranslate();
  const kinds = pair ? needsOf(pair).payers : (['self'] as const);
  const { error } = useBillingWords()('payerKind');
  if (kinds.length === 1 && !error) return null;
  return (
    <fieldset className="s12 kinds">
      <legend className="sr">{translate('billingScreen.field.payerKind')}</legend>
      {kinds.map((kind) => (
        <label key={kind} className={input.payerKind === kind ? 'on' : ''}>
          <input
            type="radio"
            name="payerKind"
            data-field="payerKind"
            checked={input.payerKind === kind}
            onChange={() => choosePayer(kind)}
          />
          {translate(`billingScreen.payer.${kind}`)}
        </label>
      ))}
      {error && <p className="field-head er">{error}</p>}
    </fieldset>
  );
};

export const PayerFields = () => {
  const { input, owner } = useBilling();
  const translate = useTranslate();
  const own = input.payerKind === 'self';
  const office = payerOffice({ ...input, payerKpp: null });
  return (
    <FormCard id="bagian-penyetor" title={translate('billingScreen.section.payer')}>
      <KindChoice />
      {own && owner.address && owner.city ? (
        <div className="s12 own">
          <b>{owner.name}</b>
          <span className="num">
            <Identifier value={owner.npwp} form="npwp" />
          </span>
          <span className="small sec">{withCity(owner.address, owner.city)}</span>
        </div>
      ) : (
        <>
          {input.payerKind === 'other' && (
            <TextField path="payerNpwp" digits placeholder="0000 0000 0000 0000" maxLength={21} />
          )}
          {input.payerKind === 'non' && (
            <TextField path="payerNik" digits optional maxLength={21} help={translate('billingScreen.form.nik_help')} />
          )}
          <TextField path="payerName" maxLength={maxima.payerName} />
          <TextField path="payerAddress" span={8} maxLength={maxima.payerAddress} />
          <TextField path="payerCity" span={4} maxLength={maxima.payerCity} />
        </>
      )}
      <Field path="payerNumberType" label={translate('billingScreen.field.payerNumberType')} span={6}>
        {(link) => (
          <input
            {...link}
            className="inp"
            readOnly
            value={translate(`billing.number_type.${payerNumberType(input)}`)}
          />
        )}
      </Field>
      <TextField
        path="payerKpp"
        digits
        optional
        maxLength={3}
        help={
          office ? translate('billingScreen.form.kpp_from_npwp', { office }) : translate('billingScreen.form.kpp_help')
        }
      />
      <TextField
        path="depositorName"
        optional
        maxLength={maxima.depositorName}
        help={translate('billingScreen.form.depositor_help')}
      />
    </FormCard>
  );
};
