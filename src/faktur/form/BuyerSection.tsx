import { Button } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { maxima } from '#domain/faktur/maxima.ts';
import { digits } from '#domain/faktur/number.ts';
import type { BuyerDocument } from '#domain/faktur/record.ts';
import { formatNitku, formatNpwp } from '#domain/text/format.ts';
import { Field } from '../../kit/form/Field.tsx';
import { Suggest } from '../../kit/form/Suggest.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useFieldWords, useForm } from './FormContext.tsx';
import { FormSection } from './FormSection.tsx';
import { fromCounterparty, useKnownBuyers, useTaxpayer, withDocument, withNpwp } from './use-buyer.ts';

const CountrySelect = lazy(() => import('./CountrySelect.tsx'));
const documents: readonly BuyerDocument[] = ['TIN', 'National ID', 'Passport', 'Other ID'];

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

/** Who buys: found again by name or number, or typed; the fields follow the kind of identity. */
export const BuyerSection = () => {
  const { form, set, setMany, touch, buyerFixed } = useForm();
  const words = useFieldWords();
  const translate = useTranslate();
  const label = (key: string) => translate(`fakturScreen.field.${key}`);
  const known = useKnownBuyers(buyerFixed ? '' : form.buyerName);
  const taxpayer = useTaxpayer(form.buyerDocument, form.buyerNpwp);
  const byNpwp = form.buyerDocument === 'TIN';
  const nitku = words('buyerNitku');
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
            onPick={(buyer) => setMany(fromCounterparty(buyer))}
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
      {byNpwp ? (
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
      ) : (
        <Field
          path="buyerDocumentNumber"
          label={label('buyerDocumentNumber')}
          span={4}
          {...words('buyerDocumentNumber')}
        >
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
      )}
      {byNpwp ? (
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
                  {translate('fakturScreen.form.use_proposal', { value: formatNitku(nitku.proposal) })}
                </Button>
              )}
            </>
          )}
        </Field>
      ) : (
        <Field path="buyerCountry" label={label('buyerCountry')} span={6} {...words('buyerCountry')}>
          {(link) => (
            <Suspense fallback={<input {...link} className="inp" readOnly value={form.buyerCountry} />}>
              <CountrySelect link={link} value={form.buyerCountry} onChange={(code) => set('buyerCountry', code)} />
            </Suspense>
          )}
        </Field>
      )}
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
