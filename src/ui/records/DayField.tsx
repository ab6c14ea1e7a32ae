import { useInput, useResourceContext, useTranslate } from 'react-admin';
import { DayInput } from '../inputs/DayInput.tsx';

/** A day in the form of a record: typed as DD/MM/YYYY or picked, kept as YYYY-MM-DD. */
export const DayField = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { field, fieldState } = useInput({ source });
  return (
    <DayInput
      label={translate(`resources.${resource}.fields.${source}`)}
      error={fieldState.error?.message}
      value={field.value ?? ''}
      onChange={(day) => field.onChange(day === '' ? null : day)}
    />
  );
};
