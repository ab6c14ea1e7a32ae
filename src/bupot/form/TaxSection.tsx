import { useTranslate } from 'react-admin';
import { askedByObject, numberOf } from '#domain/bupot/explain.ts';
import { freeFields } from '#domain/bupot/freed.ts';
import { isForeign } from '#domain/bupot/kinds.ts';
import { fieldsOf } from '#domain/bupot/slips.ts';
import { CalculatedField } from './CalculatedField.tsx';
import { FacilityFields } from './FacilityFields.tsx';
import { HabitHint } from './HabitHint.tsx';
import { AmountField, CountField, PercentField } from './NumberField.tsx';
import { ObjectSearch } from './ObjectSearch.tsx';
import { PtkpField } from './PtkpField.tsx';
import { partsFor } from './parts.ts';
import { useSlip } from './SlipContext.tsx';
import { SlipSection } from './SlipSection.tsx';
import { SwitchField } from './SwitchField.tsx';
import { TreatyHint } from './TreatyHint.tsx';
import { useTaxLabel } from './use-tax-label.ts';

/** Rate, nett share and tax: typed where the object or the facility leaves them open, for reading elsewhere. */
const Terms = () => {
  const { input, amounts, numbers } = useSlip();
  const free = freeFields(input);
  const translate = useTranslate();
  const taxLabel = useTaxLabel(input.kind);
  const settled = (amount: 'nett' | 'rate' | 'tax') => ({
    path: amount,
    label: amount === 'tax' ? taxLabel : translate(`bupotScreen.field.${amount}`),
    value: amounts[amount],
    explained: numberOf(numbers, amounts, amount),
  });
  return (
    <>
      {isForeign(input.kind) &&
        (free.has('nett') ? (
          <PercentField path="nett" span={3} optional />
        ) : (
          <CalculatedField {...settled('nett')} unit="%" />
        ))}
      {free.has('rate') ? <PercentField path="rate" span={3} /> : <CalculatedField {...settled('rate')} unit="%" />}
      {free.has('tax') ? (
        <AmountField path="taxTyped" span={4} optional help={translate('bupotForm.tax_typed_help')} />
      ) : (
        <CalculatedField {...settled('tax')} unit="Rp" span={4} />
      )}
    </>
  );
};

/** What is paid for, under which facility, how much, and what of it is withheld. */
export const TaxSection = () => {
  const { input } = useSlip();
  const translate = useTranslate();
  const asked = askedByObject(input);
  const takes = fieldsOf[input.kind];
  return (
    <SlipSection part="tax">
      <HabitHint />
      <ObjectSearch />
      <FacilityFields />
      {asked.includes('ptkp') && <PtkpField living={false} />}
      {asked.includes('workingDays') && <CountField path="workingDays" span={3} />}
      {asked.includes('earlierGross') && (
        <AmountField path="earlierGross" span={4} optional help={translate('bupotForm.earlier_help')} />
      )}
      {!partsFor(input, false).includes('shipping') && (
        <AmountField
          path="gross"
          span={4}
          {...(input.grossUp ? { label: translate('bupotScreen.field.grossTyped') } : {})}
        />
      )}
      <Terms />
      <TreatyHint />
      {takes.includes('grossUp') && <SwitchField path="grossUp" span={6} />}
      {takes.includes('noNpwp') && <SwitchField path="noNpwp" span={6} />}
    </SlipSection>
  );
};
