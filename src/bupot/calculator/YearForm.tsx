import { useTranslate } from 'react-admin';
import { withholdingAnnualities } from '#domain/bupot/pph21/annual-input.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { CardTitle } from './CardTitle.tsx';
import { statusOptions, useMonthOptions, useOptions } from './choices.ts';
import { ExtraRows } from './ExtraRows.tsx';
import { AmountField, ChoiceField, NumberField, SwitchField } from './fields.tsx';

/** A year of one employee: what comes every month, what comes once, what is deducted. */
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
