import { YearTable } from '../YearTable.tsx';
import { useSlip } from './SlipContext.tsx';
import { SlipSection } from './SlipSection.tsx';

/** The form of the office line by line as one types, each number with where it comes from. */
export const LinesSection = () => {
  const { input, numbers } = useSlip();
  return (
    <SlipSection part="lines" bare>
      <YearTable
        kind={input.kind === 'BPA2' ? 'BPA2' : 'BPA1'}
        amountOf={(field) => numbers.get(field)?.value ?? '0.00'}
        explainedOf={(field) => numbers.get(field)}
      />
    </SlipSection>
  );
};
