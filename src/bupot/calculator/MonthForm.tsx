import { useTranslate } from 'react-admin';
import { Card } from '../../kit/Card.tsx';
import { statusOptions, useOptions } from './choices.ts';
import { AmountField, ChoiceField, PeriodField, SwitchField } from './fields.tsx';

/** One month of pay. */
export const MonthForm = () => {
  const translate = useTranslate();
  return (
    <Card title={translate('pph21Screen.card.month')}>
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
};
