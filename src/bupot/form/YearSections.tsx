import { useTranslate } from 'react-admin';
import { maxima } from '#domain/bupot/maxima.ts';
import { a1Income, a2Income } from '#domain/bupot/pph21/annual-input.ts';
import { offerObjects } from '#domain/bupot/slip-object.ts';
import { ChoiceField, SwitchField, TextField } from './fields.tsx';
import { AmountField } from './NumberField.tsx';
import { useSlip } from './SlipContext.tsx';
import { SlipSection } from './SlipSection.tsx';
import { CalculatedField, FacilityFields } from './tax-fields.tsx';

const Allowance = ({ label }: { label: string }) => {
  const { input, numbers } = useSlip();
  if (!input.grossUpBenefit) return <AmountField path="pphBenefit" label={label} optional />;
  const explained = numbers.get('pphBenefit');
  return (
    <CalculatedField
      path="pphBenefit"
      label={label}
      value={explained?.value ?? '0'}
      explained={explained}
      unit="Rp"
      span={6}
    />
  );
};

export const IncomeSection = () => {
  const { input } = useSlip();
  const translate = useTranslate();
  const label = (field: string) => translate(`pph21.${field}`);
  const [salary, ...others] = input.kind === 'BPA2' ? a2Income : a1Income;
  return (
    <SlipSection part="income">
      <ChoiceField
        path="taxCode"
        span={12}
        label={translate('bupotScreen.field.object')}
        options={offerObjects(input, '').map(({ key, code, name }) => ({ value: key, label: `${code} ${name}` }))}
      />
      <FacilityFields />
      <AmountField path={salary} label={label(salary)} />
      {input.kind === 'BPA1' && <Allowance label={label('pphBenefit')} />}
      {others.map((field) => (
        <AmountField key={field} path={field} label={label(field)} optional />
      ))}
      {input.kind === 'BPA1' && <SwitchField path="grossUpBenefit" span={12} />}
    </SlipSection>
  );
};

/** Deductions other than the occupational expense (biaya jabatan), which is calculated. */
export const DeductionSection = () => {
  const translate = useTranslate();
  return (
    <SlipSection part="deduction">
      <AmountField path="pensionContribution" label={translate('pph21.pensionContribution')} optional />
      <AmountField path="zakat" label={translate('pph21.zakat')} optional />
    </SlipSection>
  );
};

export const PreviousSection = () => {
  const translate = useTranslate();
  return (
    <SlipSection part="previous">
      <AmountField
        path="pph21WithheldDtp"
        label={translate('pph21.pph21WithheldDtp')}
        optional
        help={translate('bupotForm.withheld_help')}
      />
      <AmountField
        path="borneBefore"
        label={translate('pph21.borneBefore')}
        optional
        help={translate('bupotForm.borne_help')}
      />
      <TextField path="previousBupotNumber" optional maxLength={maxima.previousNumber} />
      <AmountField path="previousNetIncome" label={translate('pph21.previousNetIncome')} optional />
      <AmountField path="pph21PreviousBupot" label={translate('pph21.pph21PreviousBupot')} optional />
      <SwitchField path="secondEmployer" span={12} />
    </SlipSection>
  );
};
