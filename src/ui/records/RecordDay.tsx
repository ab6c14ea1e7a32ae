import { useState } from 'react';
import { useListContext } from 'react-admin';
import { DayInput } from '../inputs/DayInput.tsx';

type Props = {
  readonly source: string;
  readonly label: string;
  readonly first?: string | undefined;
  readonly last?: string | undefined;
  readonly outside: string;
};

/** A day outside the range is reported and not applied. */
export const RecordDay = ({ source, label, first, last, outside }: Props) => {
  const { filterValues, setFilters } = useListContext();
  const { [source]: chosen = '', ...others } = filterValues;
  const [refused, setRefused] = useState<string | null>(null);
  const ask = (day: string) => {
    const isOutside = day !== '' && ((first && day < first) || (last && day > last));
    setRefused(isOutside ? day : null);
    if (!isOutside) setFilters(day === '' ? others : { ...others, [source]: day });
  };
  return (
    <div className="rec-day">
      <DayInput
        label={label}
        value={refused ?? String(chosen)}
        onChange={ask}
        error={refused === null ? undefined : outside}
      />
    </div>
  );
};
