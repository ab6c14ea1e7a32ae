import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PeriodInput } from '../../ui/inputs/DayInput.tsx';

type Props = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (period: string) => void;
  readonly children?: ReactNode;
};

export const MasaChooser = ({ value, error, onChange, children }: Props) => (
  <div className="spt-posting-masa">
    <PeriodInput label={useTranslate()('sptScreen.draw.masa')} value={value} onChange={onChange} error={error} />
    {children}
  </div>
);
