import { useTranslate } from 'react-admin';
import { monthLines } from '#domain/bupot/month-lines.ts';
import { AmountField } from './NumberField.tsx';
import { useSlip } from './SlipContext.tsx';
import { SlipSection } from './SlipSection.tsx';

/** Parts of the gross of a month and what the employee pays, for the lines of the slip of the year. */
export const MonthLinesSection = () => {
  const { input } = useSlip();
  const translate = useTranslate();
  // The allowance is calculated where the employer bears the tax.
  const lines = monthLines.filter((line) => line !== 'pphBenefit' || !input.grossUp);
  return (
    <SlipSection part="monthLines">
      <p className="s12 small sec">{translate('bupotForm.month_lines_help')}</p>
      {lines.map((line) => (
        <AmountField key={line} path={line} label={translate(`pph21.${line}`)} optional />
      ))}
    </SlipSection>
  );
};
