import { useInput, useResourceContext } from 'react-admin';
import { DayInput } from '../inputs/DayInput.tsx';
import { useFieldName } from '../layout/use-field-name.ts';

/** A day in the form of a record: typed as DD/MM/YYYY or picked, kept as YYYY-MM-DD. */
export const DayField = ({ source }: { source: string }) => {
  const name = useFieldName(useResourceContext());
  const { field, fieldState } = useInput({ source });
  return (
    <DayInput
      label={name(source)}
      error={fieldState.error?.message}
      value={field.value ?? ''}
      onChange={(day) => field.onChange(day === '' ? null : day)}
    />
  );
};
