import { useTranslate } from 'react-admin';
import { maxima } from '#domain/faktur/maxima.ts';
import type { BuyerDocument } from '#domain/faktur/record.ts';
import { formatNpwp } from '#domain/text/format.ts';
import { useKnownCounterparties } from '../../ui/form/counterparties.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Suggest } from '../../ui/form/Suggest.tsx';
import { BuyerNumber } from './BuyerNumber.tsx';
import { BuyerPlace } from './BuyerPlace.tsx';
import { useFieldWords, useForm } from './FormContext.tsx';
import { FormSection } from './FormSection.tsx';
import { fromCounterparty, withDocument } from './use-buyer.ts';

const documents: readonly BuyerDocument[] = ['TIN', 'National ID', 'Passport', 'Other ID'];

/** Who buys: found again by name or number, or typed; the fields follow the kind of identity. */
export const BuyerSection = () => {
  const { form, set, setMany, pick, touch, buyerFixed } = useForm();
  const words = useFieldWords();
  const translate = useTranslate();
  const label = (key: string) => translate(`fakturScreen.field.${key}`);
  const known = useKnownCounterparties(buyerFixed ? '' : form.buyerName);
  return (
    <FormSection section="buyer">
      <Field path="buyerName" label={label('buyerName')} span={6} {...words('buyerName')}>
        {(link) => (
          <Suggest
            link={link}
            value={form.buyerName}
            maxLength={maxima.buyerName}
            placeholder={translate('fakturScreen.form.buyer_hint')}
            found={known}
            keyOf={(buyer) => buyer.id}
            show={(buyer) => (
              <>
                <b>{buyer.name}</b>
                <div className="s num">
                  {formatNpwp(buyer.identity)} · {buyer.email ?? buyer.address}
                </div>
              </>
            )}
            onType={(text) => set('buyerName', text)}
            onPick={(buyer) => pick(fromCounterparty(buyer))}
            onBlur={() => touch('buyerName')}
          />
        )}
      </Field>
      <Field path="buyerDocument" label={label('buyerDocument')} span={2}>
        {(link) => (
          <select
            {...link}
            className="inp"
            disabled={buyerFixed}
            value={form.buyerDocument}
            onChange={(event) => setMany(withDocument(event.target.value as BuyerDocument))}
          >
            {documents.map((document) => (
              <option key={document} value={document}>
                {translate(`fakturScreen.buyer_document.${document.replace(' ', '_')}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <BuyerNumber />
      <BuyerPlace />
      <Field
        path="buyerEmail"
        label={label('buyerEmail')}
        span={6}
        help={translate('fakturScreen.form.email_help')}
        {...words('buyerEmail')}
      >
        {(link) => (
          <input
            {...link}
            type="email"
            className="inp"
            maxLength={maxima.buyerEmail}
            value={form.buyerEmail ?? ''}
            onBlur={() => touch('buyerEmail')}
            onChange={(event) => set('buyerEmail', event.target.value || null)}
          />
        )}
      </Field>
      <Field path="buyerAddress" label={label('buyerAddress')} span={12} {...words('buyerAddress')}>
        {(link) => (
          <textarea
            {...link}
            className="inp"
            rows={2}
            maxLength={maxima.buyerAddress}
            value={form.buyerAddress}
            onBlur={() => touch('buyerAddress')}
            onChange={(event) => set('buyerAddress', event.target.value)}
          />
        )}
      </Field>
    </FormSection>
  );
};
