import { useTranslate } from 'react-admin';
import { maxima } from '#domain/bupot/maxima.ts';
import { needsSp2d, paymentOptionsFor } from '#domain/rules/bupot/document-types.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { useSlip } from './SlipContext.tsx';
import { SlipSection } from './SlipSection.tsx';
import { TextField } from './TextField.tsx';

/** How a treasurer of the government paid; nobody else is asked. */
export const TreasurerSection = () => {
  const { input, start } = useSlip();
  const translate = useTranslate();
  return (
    <SlipSection part="treasurer">
      <ChoiceField
        path="paymentOption"
        options={paymentOptionsFor(start.company.government).map((value) => ({
          value,
          label: translate(`bupotForm.payment.${value}`),
        }))}
      />
      {needsSp2d(input.paymentOption ?? 'NONE') && <TextField path="sp2d" maxLength={maxima.sp2d} />}
    </SlipSection>
  );
};
