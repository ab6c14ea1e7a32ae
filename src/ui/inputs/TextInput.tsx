import { OutlinedInput, type OutlinedInputProps } from '@mui/material';
import { type ReactNode, type Ref, useId } from 'react';
import { Field, type FieldProps } from './FieldLabel.tsx';

type Props = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly id?: string;
  readonly name?: string;
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'tel';
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email';
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly rows?: number;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onKeyDown?: OutlinedInputProps['onKeyDown'];
  readonly onFocus?: () => void;
  readonly numeric?: boolean;
};

export const TextInput = ({
  label,
  mark,
  error,
  helper,
  aside,
  id: given,
  value,
  onChange,
  rows,
  start,
  end,
  maxLength,
  inputMode,
  numeric,
  ...input
}: Props) => {
  const made = useId();
  const id = given ?? made;
  return (
    <Field id={id} label={label} mark={mark} error={error} helper={helper} aside={aside}>
      <OutlinedInput
        {...input}
        id={id}
        fullWidth
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={Boolean(error)}
        multiline={Boolean(rows)}
        minRows={rows}
        startAdornment={start}
        endAdornment={end}
        inputProps={{
          maxLength,
          inputMode,
          className: numeric ? 'num' : undefined,
          'aria-describedby': error || helper ? `${id}-help` : undefined,
          'aria-required': mark === 'required' || undefined,
        }}
      />
    </Field>
  );
};
