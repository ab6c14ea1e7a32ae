import { useTranslate } from 'react-admin';
import { isAnnual } from '#domain/bupot/kinds.ts';
import { maxima } from '#domain/bupot/maxima.ts';
import { withholdingAnnualities } from '#domain/bupot/pph21/annual-input.ts';
import { isHeadOffice } from '#domain/rules/identity/nitku.ts';
import { formatNitku, formatNpwp } from '#domain/text/format.ts';
import { Field } from '../../ui/form/Field.tsx';
import { ChoiceField, TextField } from './fields.tsx';
import { SlipField, useSlip } from './SlipContext.tsx';
import { SlipSection } from './SlipSection.tsx';
import { WhenField } from './WhenField.tsx';

const PlaceField = () => {
  const { input, start, change, touch } = useSlip();
  const translate = useTranslate();
  const { branches, company } = start;
  const chosen = branches.find(({ nitku }) => nitku === input.nitku);
  return (
    <SlipField path="nitku" span={6} help={chosen?.address || company.address} written={formatNitku}>
      {(link) => (
        <select
          {...link}
          className="inp"
          value={input.nitku}
          onBlur={() => touch('nitku')}
          onChange={(event) => change({ nitku: event.target.value })}
        >
          {!chosen && <option value={input.nitku}>{formatNitku(input.nitku)}</option>}
          {branches.map(({ nitku, name }) => (
            <option key={nitku} value={nitku}>
              {nitku.slice(16)} – {isHeadOffice(nitku) ? translate('form.head_office') : name}
            </option>
          ))}
        </select>
      )}
    </SlipField>
  );
};

const WhenAndWhere = ({ part }: { part: 'withholder' | 'depositor' }) => {
  const { input, start, corrects } = useSlip();
  const translate = useTranslate();
  const { company, signee } = start;
  const annual = isAnnual(input.kind);
  return (
    <SlipSection part={part}>
      {annual && <WhenField path="periodFrom" label={translate('bupotForm.period_from')} />}
      <WhenField
        path="period"
        label={translate(annual ? 'bupotForm.period_to' : 'bupotScreen.field.period_long')}
        disabled={corrects}
      />
      <WhenField path="date" label={translate('bupotScreen.field.date_long')} />
      {annual && (
        <ChoiceField
          path="withholdingAnnuality"
          span={3}
          options={withholdingAnnualities.map((value) => ({
            value,
            label: translate(`bupotScreen.field.annuality.${value}`),
          }))}
        />
      )}
      <TextField path="reference" span={6} optional maxLength={maxima.reference} />
      <PlaceField />
      <Field path="company" label={translate('bupotForm.company')} span={6} help={formatNpwp(company.npwp)}>
        {(link) => <input {...link} className="inp" readOnly value={company.name} />}
      </Field>
      <Field
        path="signee"
        label={translate('bupotScreen.field.signeeName')}
        span={6}
        warning={signee ? undefined : translate('bupotForm.no_signee')}
      >
        {(link) => (
          <input {...link} className="inp" readOnly value={signee ? `${signee.name}, ${signee.jobTitle}` : '–'} />
        )}
      </Field>
    </SlipSection>
  );
};

export const WithholderSection = () => <WhenAndWhere part="withholder" />;

export const DepositorSection = () => <WhenAndWhere part="depositor" />;
