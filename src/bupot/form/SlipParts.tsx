import type { ComponentType } from 'react';
import { BasisSection } from './BasisSection.tsx';
import { EmployeeSection } from './EmployeeSection.tsx';
import { LinesSection } from './LinesSection.tsx';
import { PayeeSection } from './PayeeSection.tsx';
import type { Part } from './parts.ts';
import { ShippingSection } from './ShippingSection.tsx';
import { TaxSection } from './TaxSection.tsx';
import { TreasurerSection } from './TreasurerSection.tsx';
import { DepositorSection, WithholderSection } from './WithholderSection.tsx';
import { DeductionSection, IncomeSection, PreviousSection } from './YearSections.tsx';

const sections: Readonly<Record<Part, ComponentType>> = {
  withholder: WithholderSection,
  depositor: DepositorSection,
  payee: PayeeSection,
  employee: EmployeeSection,
  tax: TaxSection,
  shipping: ShippingSection,
  income: IncomeSection,
  deduction: DeductionSection,
  previous: PreviousSection,
  lines: LinesSection,
  basis: BasisSection,
  treasurer: TreasurerSection,
};

/** The parts of one form, one below the other. */
export const SlipParts = ({ parts }: { parts: readonly Part[] }) =>
  parts.map((part) => {
    const Section = sections[part];
    return <Section key={part} />;
  });
