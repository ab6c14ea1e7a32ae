import { useTranslate } from 'react-admin';
import { isHeadOffice } from '#domain/rules/identity/nitku.ts';
import { formatNitku, formatNpwp } from '#domain/text/format.ts';
import { Field } from '../../ui/form/Field.tsx';
import { FormSection, useFieldWords, useForm } from './FormContext.tsx';

export const SellerSection = () => {
  const { form, set, touch, initial } = useForm();
  const words = useFieldWords();
  const translate = useTranslate();
  const { company, branches, signee } = initial;
  const known = branches.some(({ nitku }) => nitku === form.ownNitku);
  return (
    <FormSection section="seller">
      <Field path="sellerName" label={translate('fakturScreen.field.sellerName')} span={6}>
        {(link) => <input {...link} className="inp" readOnly value={company.name} />}
      </Field>
      <Field path="sellerNpwp" label={translate('fakturScreen.field.npwp')} span={6}>
        {(link) => <input {...link} className="inp" readOnly value={formatNpwp(company.npwp)} />}
      </Field>
      <Field
        path="ownNitku"
        label={translate('fakturScreen.field.ownNitku')}
        span={6}
        help={branches.find(({ nitku }) => nitku === form.ownNitku)?.address || company.address}
        {...words('ownNitku')}
      >
        {(link) => (
          <select
            {...link}
            className="inp"
            value={form.ownNitku}
            onBlur={() => touch('ownNitku')}
            onChange={(event) => set('ownNitku', event.target.value)}
          >
            {!known && <option value={form.ownNitku}>{formatNitku(form.ownNitku)}</option>}
            {branches.map(({ nitku, name }) => (
              <option key={nitku} value={nitku}>
                {nitku.slice(16)} – {isHeadOffice(nitku) ? translate('form.head_office') : name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        path="signee"
        label={translate('fakturScreen.field.signeeName')}
        span={6}
        warning={signee ? undefined : translate('fakturScreen.form.no_signee')}
      >
        {(link) => (
          <input {...link} className="inp" readOnly value={signee ? `${signee.name}, ${signee.jobTitle}` : '–'} />
        )}
      </Field>
    </FormSection>
  );
};
