import { useTranslate } from 'react-admin';
import { maxima } from '#domain/faktur/maxima.ts';
import type { CounterpartyDocument } from '#domain/faktur/record.ts';
import { formatNpwp } from '#domain/text/format.ts';
import { AutoMailHelp } from '../../ui/documents/AutoMailHelp.tsx';
import { useKnownCounterparties } from '../../ui/form/counterparties.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Suggest } from '../../ui/form/Suggest.tsx';
import { BuyerNumber, BuyerPlace } from './BuyerNumber.tsx';
import { FormSection, useFieldWords, useForm } from './FormContext.tsx';
import { fromCounterparty, withDocument } from './use-buyer.ts';

const documents: readonly CounterpartyDocument[] = ['TIN', 'National ID', 'Passport', 'Other ID'];

export const BuyerSection = () => {
  const { form, set, setMany, pick, touch, buyerFixed } = useForm();
  const words = useFieldWords();
  const translate = useTranslate();
  const label = (key: string) => translate(`fakturScreen.field.${key}`);
  const known = useKnownCounterparties(buyerFixed ? '' : form.counterpartyName);
  return (
    <FormSection section="buyer">
      <Field path="counterpartyName" label={label('counterpartyName')} span={6} {...words('counterpartyName')}>
        {(link) => (
          <Suggest
            link={link}
            value={form.counterpartyName}
            maxLength={maxima.counterpartyName}
            placeholder={translate('fakturScreen.form.buyer_hint')}
            found={known}
            keyOf={(buyer) => buyer.id}
            show={(buyer) => (
              <>
                <b>{buyer.name}</b>
                <div className="small num">
                  {formatNpwp(buyer.identity)} · {buyer.email ?? buyer.address}
                </div>
              </>
            )}
            onType={(text) => set('counterpartyName', text)}
            onPick={(buyer) => pick(fromCounterparty(buyer))}
            onBlur={() => touch('counterpartyName')}
          />
        )}
      </Field>
      <Field path="counterpartyDocument" label={label('counterpartyDocument')} span={2}>
        {(link) => (
          <select
            {...link}
            className="inp"
            disabled={buyerFixed}
            value={form.counterpartyDocument}
            onChange={(event) => setMany(withDocument(event.target.value as CounterpartyDocument))}
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
        path="counterpartyEmail"
        label={label('counterpartyEmail')}
        span={6}
        help={<AutoMailHelp product="efaktur" />}
        {...words('counterpartyEmail')}
      >
        {(link) => (
          <input
            {...link}
            type="email"
            className="inp"
            maxLength={maxima.counterpartyEmail}
            value={form.counterpartyEmail ?? ''}
            onBlur={() => touch('counterpartyEmail')}
            onChange={(event) => set('counterpartyEmail', event.target.value || null)}
          />
        )}
      </Field>
      <Field
        path="counterpartyAddress"
        label={label('counterpartyAddress')}
        span={12}
        {...words('counterpartyAddress')}
      >
        {(link) => (
          <textarea
            {...link}
            className="inp"
            rows={2}
            maxLength={maxima.counterpartyAddress}
            value={form.counterpartyAddress}
            onBlur={() => touch('counterpartyAddress')}
            onChange={(event) => set('counterpartyAddress', event.target.value)}
          />
        )}
      </Field>
    </FormSection>
  );
};
