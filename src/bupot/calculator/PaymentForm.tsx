import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { findObjects } from '#domain/bupot/pph21/find-object.ts';
import { facilities, identities } from '#domain/bupot/pph21/payment.ts';
import { facilitiesOf, paymentNeeds } from '#domain/bupot/pph21/payment-tax.ts';
import { useTranslatedMessage } from '../../ui/feedback/use-translated-message.ts';
import { Field } from '../../ui/form/Field.tsx';
import { DayInput } from '../../ui/inputs/DayInput.tsx';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { namedObject, ObjectSuggest } from '../ObjectSuggest.tsx';
import { objectIn } from './calculator-params.ts';
import {
  AmountField,
  CardTitle,
  ChoiceField,
  DayField,
  NumberField,
  SwitchField,
  statusOptions,
  useOptions,
} from './fields.tsx';
import { RowsField, useForm } from './RowsField.tsx';

const EarlierRows = () => {
  const { inputs, faults } = useForm();
  const translate = useTranslate();
  const words = useTranslatedMessage();
  const label = (key: string) => translate(`pph21Screen.field.earlier_${key}`);
  const fault = (path: string) => faults[path] && words(faults[path]);
  return (
    <RowsField field="earlier" start={[inputs.day ?? '', '']} add={translate('pph21Screen.add_earlier')}>
      {({ value, onChange, path }) => (
        <>
          <DayInput label={label('day')} value={value(0)} onChange={onChange(0)} error={fault(`${path}.day`)} />
          <RupiahInput
            label={label('gross')}
            places={0}
            value={value(1)}
            onChange={onChange(1)}
            error={fault(`${path}.gross`)}
          />
        </>
      )}
    </RowsField>
  );
};

const OFFERED = 12;

const ObjectSearch = () => {
  const { inputs, first, faults, set } = useForm();
  const translate = useTranslate();
  const words = useTranslatedMessage();
  const day = inputs.day ?? '';
  const find = useCallback((query: string) => findObjects(query, ['BP21', 'BP26'], day, OFFERED), [day]);
  const object = objectIn(inputs);
  const meant = faults.code?.params.other;
  const differs = first !== null && first.code !== inputs.code;
  return (
    <Field
      path="code"
      label={translate('pph21Screen.field.code')}
      span={12}
      help={differs ? translate('pph21Screen.was', { value: first.code ?? '' }) : translate('pph21Screen.help.code')}
      error={faults.code && words(faults.code)}
    >
      {(link) => (
        <>
          <ObjectSuggest
            link={link}
            chosen={object ? namedObject(object) : (inputs.code ?? '')}
            find={find}
            keyOf={({ kind, code }) => `${kind} ${code}`}
            under={({ kind }) => kind}
            onPick={({ code }) => set('code', code)}
          />
          {meant && (
            <button type="button" className="link calc-meant" onClick={() => set('code', String(meant))}>
              {translate('pph21Screen.use_object', { code: meant })}
            </button>
          )}
        </>
      )}
    </Field>
  );
};

export const PaymentForm = () => {
  const { inputs } = useForm();
  const object = objectIn(inputs);
  const facility = facilities.find((one) => one === inputs.facility);
  const needs = object && paymentNeeds(object, facility);
  const allowed = object ? facilitiesOf(object.kind) : facilities;
  // A facility that does not fit the new object stays visible with its error.
  const offered = facility && !allowed.includes(facility) ? [...allowed, facility] : allowed;
  return (
    <>
      <Card title={<CardTitle of="payment" />}>
        <div className="calc-fields">
          <ObjectSearch />
          <AmountField field="income" />
          <div className="calc-two">
            <DayField field="day" />
            {needs?.workingDays && <NumberField field="workingDays" maxLength={3} />}
            {needs?.status && <ChoiceField field="status" options={statusOptions} />}
          </div>
          <ChoiceField field="facility" options={useOptions('facility', offered)} />
          <ChoiceField field="identity" options={useOptions('identity', identities)} />
          {needs?.typed && (
            <>
              <div className="calc-two">
                <AmountField field="base" />
                <NumberField field="rate" maxLength={6} />
              </div>
              <AmountField field="tax" />
            </>
          )}
          <SwitchField field="grossUp" />
        </div>
      </Card>
      {needs?.earlier && (
        <Card title={<CardTitle of="earlier" />}>
          <EarlierRows />
        </Card>
      )}
    </>
  );
};
