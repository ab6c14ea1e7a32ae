import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { maxima } from '#domain/bupot/maxima.ts';
import { withMonths } from '#domain/bupot/year/line-months.ts';
import { documentTypes, needsSp2d, paymentOptionsFor } from '#domain/rules/bupot/document-types.ts';
import { YearTable } from '../YearTable.tsx';
import { ChoiceField, TextField } from './fields.tsx';
import { MonthLinesSection } from './MonthLinesSection.tsx';
import { AmountField } from './NumberField.tsx';
import { EmployeeSection, PayeeSection } from './PayeeSection.tsx';
import type { Part } from './parts.ts';
import { useSlip } from './SlipContext.tsx';
import { SlipSection } from './SlipSection.tsx';
import { TaxSection } from './TaxSection.tsx';
import { WhenField } from './WhenField.tsx';
import { DepositorSection, WithholderSection } from './WithholderSection.tsx';
import { DeductionSection, IncomeSection, PreviousSection } from './YearSections.tsx';

const BasisSection = () => {
  const translate = useTranslate();
  const types = documentTypes.map(({ code }) => ({ value: code, label: translate(`slipLists.document.${code}`) }));
  return (
    <SlipSection part="basis">
      <ChoiceField path="documentType" span={4} options={types} />
      <TextField path="documentNumber" span={5} maxLength={maxima.document} />
      <WhenField path="documentDate" />
    </SlipSection>
  );
};

const LinesSection = () => {
  const { input, numbers, lineMonths } = useSlip();
  return (
    <SlipSection part="lines" bare>
      <YearTable
        kind={input.kind === 'BPA2' ? 'BPA2' : 'BPA1'}
        amountOf={(field) => numbers.get(field)?.value ?? '0.00'}
        explainedOf={(field) => withMonths(lineMonths, input.period, field, numbers.get(field))}
      />
    </SlipSection>
  );
};

const ShippingSection = () => (
  <SlipSection part="shipping">
    <AmountField path="grossTotalOnIndonesia" />
    <AmountField path="grossTotalOnAbroad" />
    <AmountField path="deductedPph24Creditable" optional />
    <AmountField path="deductedPphOtherParties" optional />
  </SlipSection>
);

const TreasurerSection = () => {
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

const sections: Readonly<Record<Part, ComponentType>> = {
  withholder: WithholderSection,
  depositor: DepositorSection,
  payee: PayeeSection,
  employee: EmployeeSection,
  tax: TaxSection,
  monthLines: MonthLinesSection,
  shipping: ShippingSection,
  income: IncomeSection,
  deduction: DeductionSection,
  previous: PreviousSection,
  lines: LinesSection,
  basis: BasisSection,
  treasurer: TreasurerSection,
};

export const SlipParts = ({ parts }: { parts: readonly Part[] }) =>
  parts.map((part) => {
    const Section = sections[part];
    return <Section key={part} />;
  });
