import { useInput } from 'react-admin';
import { RegionFields } from './RegionFields.tsx';

export const RegionInput = ({ source }: { source: string }) => {
  const { field, fieldState } = useInput({ source });
  return <RegionFields code={field.value ?? null} error={fieldState.error?.message} onChange={field.onChange} />;
};
