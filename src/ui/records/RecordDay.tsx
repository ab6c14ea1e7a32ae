import { useListContext } from 'react-admin';
import { DayInput } from '../inputs/DayInput.tsx';

type Props = {
  /** The field whose day is asked for, and what is wrong with it. */
  readonly source: string;
  readonly label: string;
  readonly error?: string | undefined;
};

/** Narrows a list of records by a day, or by none. */
export const RecordDay = ({ source, label, error }: Props) => {
  const { filterValues, setFilters } = useListContext();
  const { [source]: chosen = '', ...others } = filterValues;
  const ask = (day: string) => setFilters(day === '' ? others : { ...others, [source]: day });
  return (
    <div className="rec-day">
      <DayInput label={label} value={String(chosen)} onChange={ask} error={error} />
    </div>
  );
};
