import { useTranslate } from 'react-admin';
import { namesPlace } from '#domain/bupot/check-payee.ts';
import { formatNpwp } from '#domain/text/format.ts';
import { Field } from '../../ui/form/Field.tsx';
import { NitkuInput } from '../../ui/form/NitkuInput.tsx';
import { OfficeWords } from '../../ui/form/OfficeWords.tsx';
import { SlipField, useSlip, useSlipWords } from './SlipContext.tsx';

const kinds = ['NPWP', 'NIK'] as const;

export const ResidentNumber = () => {
  const { input, change, touch, corrects } = useSlip();
  const words = useSlipWords();
  const translate = useTranslate();
  const type = input.payeeIdType === 'NIK' ? 'NIK' : 'NPWP';
  const number = input.payeeNpwp ?? '';
  const place = words('payeeNitku');
  return (
    <>
      <Field path="payeeIdType" label={translate('bupotForm.id_type')} span={2}>
        {(link) => (
          <select
            {...link}
            className="inp"
            disabled={corrects}
            value={type}
            onChange={(event) => change({ payeeIdType: event.target.value === 'NIK' ? 'NIK' : 'NPWP' })}
          >
            {kinds.map((kind) => (
              <option key={kind}>{kind}</option>
            ))}
          </select>
        )}
      </Field>
      <SlipField
        path="payeeNpwp"
        label={type}
        span={4}
        written={formatNpwp}
        help={
          type === 'NPWP' ? (
            <OfficeWords npwp={number} name={input.payeeName ?? ''} onName={(payeeName) => change({ payeeName })} />
          ) : undefined
        }
      >
        {(link) => (
          <input
            {...link}
            className="inp"
            inputMode="numeric"
            readOnly={corrects}
            placeholder="0000 0000 0000 0000"
            value={formatNpwp(number)}
            onBlur={() => touch('payeeNpwp')}
            onChange={(event) => change({ payeeNpwp: event.target.value.replace(/\D/g, '').slice(0, 16) || null })}
          />
        )}
      </SlipField>
      {namesPlace(input.kind) && (
        <Field
          path="payeeNitku"
          label={translate('bupotScreen.field.payeeNitku')}
          help={translate('bupotForm.nitku_help')}
          {...(place.error ? { error: place.error } : {})}
          {...(place.warning ? { warning: place.warning } : {})}
        >
          {(link) => (
            <NitkuInput
              link={link}
              npwp={type === 'NPWP' ? number : ''}
              value={input.payeeNitku ?? ''}
              proposal={place.proposal}
              onChange={(payeeNitku) => change({ payeeNitku: payeeNitku || null })}
              onBlur={() => touch('payeeNitku')}
            />
          )}
        </Field>
      )}
    </>
  );
};
