import type { Explained } from '#domain/definition/explain.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { ExplainButton } from '../ui/layout/Explain.tsx';
import { Money } from '../ui/layout/values.tsx';

type Props = {
  readonly label: string;
  readonly value: string | null | undefined;
  readonly explained: Explained | undefined;
  readonly percent?: boolean;
  readonly unit?: boolean;
};

export const ExplainedAmount = ({ label, value, explained, percent = false, unit = false }: Props) => (
  <>
    {percent ? (
      <span className="num">{value ? `${formatDecimal(value, 0)}%` : '–'}</span>
    ) : (
      <Money value={value} unit={unit} />
    )}
    {explained && <ExplainButton label={label} explain={() => explained} />}
  </>
);
