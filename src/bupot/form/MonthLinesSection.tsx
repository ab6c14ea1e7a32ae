import { useTranslate } from 'react-admin';
import { monthLines, sumOfParts } from '#domain/bupot/month-lines.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { AmountField } from './NumberField.tsx';
import { useSlip } from './SlipContext.tsx';
import { SlipSection } from './SlipSection.tsx';
import { CalculatedField } from './tax-fields.tsx';

export const MonthLinesSection = () => {
  const { input } = useSlip();
  const translate = useTranslate();
  // The allowance is calculated where the employer bears the tax.
  const lines = monthLines.filter((line) => line !== 'pphBenefit' || !input.grossUp);
  return (
    <SlipSection part="monthLines">
      <p className="s12 small sec">{translate('bupotForm.month_lines_help')}</p>
      <CalculatedField
        path="salaryPension"
        label={translate('pph21.salaryPension')}
        value={rupiah(Math.max(0, sen(input.gross ?? '0') - sumOfParts(input)))}
        explained={undefined}
        unit="Rp"
        span={6}
      />
      {lines.map((line) => (
        <AmountField key={line} path={line} label={translate(`pph21.${line}`)} optional />
      ))}
    </SlipSection>
  );
};
