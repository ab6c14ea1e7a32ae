import { useTranslate } from 'react-admin';
import { isForeign } from '#domain/bupot/kinds.ts';
import { maxima } from '#domain/bupot/maxima.ts';
import type { InputField } from '#domain/bupot/record.ts';
import { fieldsOf } from '#domain/bupot/slips.ts';
import { formatNpwp } from '#domain/text/format.ts';
import { AutoMailHelp } from '../../ui/documents/AutoMailHelp.tsx';
import { useKnownCounterparties } from '../../ui/form/counterparties.ts';
import { Suggest } from '../../ui/form/Suggest.tsx';
import { ChoiceField, CountryField, SwitchField, TextField } from './fields.tsx';
import { fromCounterparty, mayBePaid } from './payee.ts';
import { ResidentNumber } from './ResidentNumber.tsx';
import { SlipField, useSlip } from './SlipContext.tsx';
import { SlipSection } from './SlipSection.tsx';
import { PtkpField } from './tax-fields.tsx';
import { WhenField } from './WhenField.tsx';

const PayeeName = () => {
  const { input, change, pick, touch, corrects } = useSlip();
  const translate = useTranslate();
  const { kind } = input;
  const typed = input.payeeName ?? '';
  const known = useKnownCounterparties(corrects ? '' : typed).filter((of) => mayBePaid(kind, of));
  return (
    <SlipField
      path="payeeName"
      span={6}
      label={translate(isForeign(kind) ? 'bupotScreen.field.payeeName' : 'bupotForm.payee_name')}
    >
      {(link) => (
        <Suggest
          link={link}
          value={typed}
          maxLength={isForeign(kind) ? maxima.foreignName : maxima.name}
          placeholder={translate('bupotForm.payee_hint')}
          found={known}
          keyOf={(of) => of.id}
          show={(of) => (
            <>
              <b>{of.name}</b>
              <div className="small num">
                {formatNpwp(of.identity)} · {of.email ?? of.address}
              </div>
            </>
          )}
          onType={(text) => change({ payeeName: text || null })}
          onPick={(of) => pick(fromCounterparty(kind, of))}
          onBlur={() => touch('payeeName')}
        />
      )}
    </SlipField>
  );
};

const Email = () => (
  <TextField
    path="payeeEmail"
    type="email"
    optional
    maxLength={maxima.email}
    help={<AutoMailHelp product="ebupot" />}
  />
);

const Abroad = () => {
  const translate = useTranslate();
  const { corrects } = useSlip();
  return (
    <>
      <TextField
        path="payeeNpwp"
        span={3}
        label={translate('bupotScreen.field.tin')}
        maxLength={16}
        readOnly={corrects}
        help={translate('bupotForm.tin_help')}
      />
      <CountryField span={3} />
      <TextField path="payeeAddress" span={12} rows={2} maxLength={maxima.foreignAddress} />
      <WhenField path="birthDate" optional />
      <TextField path="birthPlace" span={3} optional maxLength={maxima.foreignName} />
      <TextField path="passport" span={3} optional maxLength={maxima.passport} />
      <TextField path="kitas" span={3} optional maxLength={maxima.kitas} />
      <Email />
    </>
  );
};

export const PayeeSection = () => {
  const { input } = useSlip();
  return (
    <SlipSection part="payee">
      <PayeeName />
      {isForeign(input.kind) ? (
        <Abroad />
      ) : (
        <>
          <ResidentNumber />
          <Email />
        </>
      )}
    </SlipSection>
  );
};

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
        help={<AutoMailHelp product="ebupot" />}
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
