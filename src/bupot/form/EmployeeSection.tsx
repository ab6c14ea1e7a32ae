import { useTranslate } from 'react-admin';
import { maxima } from '#domain/bupot/maxima.ts';
import type { InputField } from '#domain/bupot/record.ts';
import { fieldsOf } from '#domain/bupot/slips.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { CountryField } from './CountryField.tsx';
import { PayeeName } from './PayeeName.tsx';
import { PtkpField } from './PtkpField.tsx';
import { ResidentNumber } from './ResidentNumber.tsx';
import { useSlip } from './SlipContext.tsx';
import { SlipSection } from './SlipSection.tsx';
import { SwitchField } from './SwitchField.tsx';
import { TextField } from './TextField.tsx';

/** Who works here: identity, family status and position; of civil servants number and rank. */
export const EmployeeSection = () => {
  const { input } = useSlip();
  const translate = useTranslate();
  const takes = (field: InputField) => fieldsOf[input.kind].includes(field);
  return (
    <SlipSection part="employee">
      <PayeeName />
      <ResidentNumber />
      <PtkpField />
      {takes('gender') && (
        <ChoiceField
          path="gender"
          span={3}
          options={(['M', 'F'] as const).map((value) => ({
            value,
            label: translate(`bupotScreen.field.gender_${value}`),
          }))}
        />
      )}
      <TextField path="position" maxLength={maxima.position} optional={input.kind === 'BPA2'} />
      {takes('nip') && <TextField path="nip" span={3} optional maxLength={maxima.nip} />}
      {takes('rank') && <TextField path="rank" span={3} optional maxLength={maxima.rank} />}
      <TextField
        path="payeeEmail"
        type="email"
        optional
        maxLength={maxima.email}
        help={translate('bupotForm.email_help')}
      />
      {takes('payeeAddress') && (
        <TextField path="payeeAddress" span={12} rows={2} optional maxLength={maxima.address} />
      )}
      {takes('foreignEmployee') && <SwitchField path="foreignEmployee" span={12} />}
      {input.foreignEmployee && (
        <>
          <TextField path="passport" span={3} maxLength={maxima.employeePassport} />
          <CountryField span={3} />
        </>
      )}
    </SlipSection>
  );
};
