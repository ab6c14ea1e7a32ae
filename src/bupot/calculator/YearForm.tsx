import { useTranslate } from 'react-admin';
import { a1Income, withholdingAnnualities } from '#domain/bupot/pph21/annual-input.ts';
import { useTranslatedMessage } from '../../ui/feedback/use-translated-message.ts';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import {
  AmountField,
  CardTitle,
  ChoiceField,
  NumberField,
  PeriodField,
  SwitchField,
  statusOptions,
  useMonthOptions,
  useOptions,
} from './fields.tsx';
import { RowsField, useForm } from './RowsField.tsx';

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

const ExtraRows = () => {
  const { inputs, faults } = useForm();
  const translate = useTranslate();
  const words = useTranslatedMessage();
  const months = useMonthOptions();
  const kinds = useOptions('kind', a1Income);
  const label = (key: string) => translate(`pph21Screen.field.extra_${key}`);
  const fault = (path: string) => faults[path] && words(faults[path]);
  return (
    <>
      {inputs.extra === '' && <p className="small sec calc-none">{translate('pph21Screen.no_extra')}</p>}
      <RowsField field="extra" start={['12', 'tantiemBonus', '']} add={translate('pph21Screen.add_extra')}>
        {({ value, onChange, path }) => (
          <>
            <SelectInput label={label('kind')} options={kinds} value={value(1)} onChange={onChange(1)} />
            <SelectInput
              label={label('month')}
              options={months}
              value={value(0)}
              onChange={onChange(0)}
              error={fault(`${path}.month`)}
            />
            <RupiahInput
              label={label('amount')}
              places={0}
              unit={false}
              value={value(2)}
              onChange={onChange(2)}
              error={fault(`${path}.amount`)}
            />
          </>
        )}
      </RowsField>
    </>
  );
};

export const YearForm = () => {
  const translate = useTranslate();
  const months = useMonthOptions();
  return (
    <>
      <Card title={<CardTitle of="year" />}>
        <div className="calc-fields">
          <div className="calc-two">
            <NumberField field="year" maxLength={4} />
            <ChoiceField field="status" options={statusOptions} />
            <ChoiceField field="firstMonth" options={months} />
            <ChoiceField field="lastMonth" options={months} />
          </div>
          <ChoiceField field="withholdingAnnuality" options={useOptions('annuality', withholdingAnnualities)} />
          <ChoiceField field="receiver" options={useOptions('receivers', ['employee', 'pensioner'])} />
          <SwitchField field="grossUp" />
          <SwitchField field="borne" />
        </div>
      </Card>
      <Card title={<CardTitle of="monthly" />}>
        <div className="calc-fields">
          <AmountField field="salaryPension" />
          <AmountField field="otherBenefit" />
          <AmountField field="insuranceBenefit" help={translate('pph21Screen.help.insuranceBenefit')} />
          <AmountField field="honorarium" />
          <AmountField field="natura" />
        </div>
      </Card>
      <Card title={<CardTitle of="extra" />}>
        <ExtraRows />
      </Card>
      <Card title={<CardTitle of="deductions" />}>
        <div className="calc-fields">
          <AmountField field="pensionContribution" />
          <AmountField field="zakat" />
          <AmountField field="previousNetIncome" />
          <AmountField field="pph21PreviousBupot" />
        </div>
      </Card>
    </>
  );
};
