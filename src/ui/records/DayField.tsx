import { useInput, useResourceContext } from 'react-admin';
import { DayInput } from '../inputs/DayInput.tsx';
import { useFieldName } from '../layout/use-field-name.ts';

/** Typed as DD/MM/YYYY or picked, stored as YYYY-MM-DD. */
export const DayField = ({ source, helper }: { source: string; helper?: string | undefined }) => {
  const name = useFieldName(useResourceContext());
  const { field, fieldState } = useInput({ source });
  return (
    <DayInput
      label={name(source)}
      helper={helper}
      error={fieldState.error?.message}
      value={field.value ?? ''}
      onChange={(day) => field.onChange(day === '' ? null : day)}
    />
  );
};
