import { useState } from 'react';
import { useListContext } from 'react-admin';
import { DayInput } from '../inputs/DayInput.tsx';

type Props = {
  /** The field whose day is asked for. */
  readonly source: string;
  readonly label: string;
  /** The first and last day that make sense beside what is asked for already, and what is said of another one. */
  readonly first?: string | undefined;
  readonly last?: string | undefined;
  readonly outside: string;
};

/** Narrows a list of records by a day, or by none. A day that makes no sense is said at the field, and not asked for. */
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
