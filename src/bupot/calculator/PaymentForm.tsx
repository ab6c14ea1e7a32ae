import { facilities, identities } from '#domain/bupot/pph21/payment.ts';
import { facilitiesOf, paymentNeeds } from '#domain/bupot/pph21/payment-tax.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { objectIn } from './asked.ts';
import { CardTitle } from './CardTitle.tsx';
import { statusOptions, useOptions } from './choices.ts';
import { EarlierRows } from './EarlierRows.tsx';
import { AmountField, ChoiceField, DayField, NumberField, SwitchField } from './fields.tsx';
import { useForm } from './form-context.ts';
import { ObjectSearch } from './ObjectSearch.tsx';

/** One payment: what it is for decides what else is asked. */
export const PaymentForm = () => {
  const { inputs } = useForm();
  const object = objectIn(inputs);
  const facility = facilities.find((one) => one === inputs.facility);
  const needs = object && paymentNeeds(object, facility);
  const allowed = object ? facilitiesOf(object.kind) : facilities;
  // One that was chosen for another object stays in sight, with what is wrong with it.
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
