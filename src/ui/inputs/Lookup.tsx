import { Autocomplete, OutlinedInput } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Field, type FieldProps } from './FieldLabel.tsx';

export type LookupOption = {
  readonly value: string;
  readonly label: string;
  readonly code?: string;
  readonly hint?: string;
};

type Source =
  | { readonly options: readonly LookupOption[]; readonly search?: never; readonly searchKey?: never }
  | {
      readonly options?: never;
      /** Results are cached by `searchKey` and text. */
      readonly search: (text: string, signal: AbortSignal) => Promise<readonly LookupOption[]>;
      readonly searchKey: string;
    };

type Props = FieldProps &
  Source & {
    readonly value: LookupOption | null;
    readonly onChange: (chosen: LookupOption | null) => void;
    readonly onBlur?: () => void;
    readonly id?: string;
    readonly placeholder?: string;
    readonly disabled?: boolean;
    /** Allows free text, such as a buyer that is not registered. */
    readonly onText?: (text: string) => void;
    readonly footer?: ReactNode;
  };

const words = ({ code, label, hint }: LookupOption): string => `${code ?? ''} ${label} ${hint ?? ''}`.toLowerCase();

const matching = (options: readonly LookupOption[], text: string): LookupOption[] => {
  const wanted = text.trim().toLowerCase().split(/\s+/);
  return options.filter((option) => wanted.every((word) => words(option).includes(word))).slice(0, 100);
};

export const Lookup = (props: Props) => {
  const { label, mark, error, helper, aside, value, onChange, onBlur, placeholder, disabled, onText, footer } = props;
  const made = useId();
  const id = props.id ?? made;
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const deferred = useDeferredValue(text.trim());
  const { search } = props;
  const { data, isFetching } = useQuery({
    queryKey: ['lookup', props.searchKey, deferred],
    queryFn: ({ signal }) => search?.(deferred, signal) ?? [],
    enabled: Boolean(search) && open,
    placeholderData: (before) => before,
  });
  const typedName = value && text === value.label ? '' : text;
  const found = props.options ? matching(props.options, typedName) : [...(data ?? [])];

  return (
    <Field id={id} label={label} mark={mark} error={error} helper={helper} aside={aside}>
      <Autocomplete
        id={id}
        options={found}
        filterOptions={(all) => all}
        value={value}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onChange={(_, chosen) => onChange(chosen)}
        onInputChange={(_, typed, reason) => {
          setText(typed);
          if (reason === 'input') onText?.(typed);
        }}
        onBlur={onBlur}
        disabled={disabled ?? false}
        loading={isFetching}
        loadingText={translate('shell.kit.loading')}
        noOptionsText={translate('shell.kit.none_found')}
        openText={translate('shell.kit.open_list')}
        closeText={translate('shell.kit.close')}
        clearText={translate('shell.kit.clear')}
        isOptionEqualToValue={(one, other) => one.value === other.value}
        getOptionLabel={(option) => option.label}
        getOptionKey={(option) => option.value}
        renderOption={({ key, ...item }, option) => (
          <li key={key} {...item}>
            <span className="lk">
              {option.code && <span className="num sec lk-code">{option.code}</span>}
              <span className="grow">
                {option.label}
                {option.hint && <span className="small sec lk-hint">{option.hint}</span>}
              </span>
            </span>
          </li>
        )}
        slotProps={{ listbox: { 'aria-label': typeof label === 'string' ? label : undefined } }}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            inputProps={{
              ...slotProps.htmlInput,
              'aria-describedby': error || helper ? `${id}-help` : undefined,
            }}
            fullWidth
            error={Boolean(error)}
            placeholder={placeholder ?? ''}
          />
        )}
      />
      {footer}
    </Field>
  );
};
