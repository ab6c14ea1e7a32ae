import { MenuItem, Select } from '@mui/material';
import { useId } from 'react';
import { Field, type FieldProps } from './FieldLabel.tsx';

export type Option = { readonly value: string; readonly label: string; readonly disabled?: boolean };

type Props = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly options: readonly Option[];
  readonly id?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
};

export const SelectInput = ({
  value,
  onChange,
  onBlur,
  options,
  id: given,
  placeholder,
  disabled,
  ...field
}: Props) => {
  const made = useId();
  const id = given ?? made;
  return (
    <Field id={id} {...field}>
      <Select
        fullWidth
        displayEmpty
        labelId={`${id}-label`}
        value={value}
        disabled={disabled ?? false}
        error={Boolean(field.error)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        renderValue={(chosen) =>
          options.find((option) => option.value === chosen)?.label ?? (
            <span className="sec">{placeholder ?? '\u00a0'}</span>
          )
        }
        SelectDisplayProps={{ id, 'aria-describedby': field.error || field.helper ? `${id}-help` : undefined }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value} disabled={option.disabled ?? false}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </Field>
  );
};
