import { Card } from '../../ui/layout/Card.tsx';
import { CardTitle } from './CardTitle.tsx';
import { statusOptions, useOptions } from './choices.ts';
import { AmountField, ChoiceField, PeriodField, SwitchField } from './fields.tsx';

/** One month of pay. */
export const MonthForm = () => (
  <Card title={<CardTitle of="month" />}>
    <div className="calc-fields">
      <AmountField field="income" called="month_income" />
      <div className="calc-two">
        <ChoiceField field="status" options={statusOptions} />
        <PeriodField field="period" />
      </div>
      <ChoiceField field="receiver" options={useOptions('receivers', ['employee', 'pensioner'])} />
      <SwitchField field="grossUp" />
      <SwitchField field="borne" />
    </div>
  </Card>
);
