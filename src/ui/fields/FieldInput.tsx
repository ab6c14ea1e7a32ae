import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Place } from '../form/Place.tsx';
import { DayInput, PeriodInput } from '../inputs/DayInput.tsx';
import type { FieldProps } from '../inputs/FieldLabel.tsx';
import { RupiahInput } from '../inputs/RupiahInput.tsx';
import { type Option, SelectInput } from '../inputs/SelectInput.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { useFieldName } from '../layout/use-field-name.ts';
import { useFormFields } from './fields-context.ts';

type Shared = FieldProps & {
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
};

type Parts = {
  readonly shared: Shared;
  readonly maxLength: { readonly maxLength?: number };
  readonly options: readonly Option[];
};

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A day is checked as soon as it is picked. */
const byKind: Readonly<Record<string, (of: Parts) => ReactNode>> = {
  text: ({ shared, maxLength }) => <TextInput {...shared} {...maxLength} />,
  npwp: ({ shared, maxLength }) => (
    <TextInput {...shared} {...maxLength} onChange={(text) => shared.onChange(digitsOf(text))} />
  ),
  digits: ({ shared, maxLength }) => (
    <TextInput {...shared} {...maxLength} onChange={(text) => shared.onChange(digitsOf(text))} />
  ),
  day: ({ shared }) => (
    <DayInput
      {...shared}
      onChange={(day) => {
        shared.onChange(day);
        shared.onBlur();
      }}
    />
  ),
  period: ({ shared }) => <PeriodInput {...shared} />,
  money: ({ shared }) => <RupiahInput {...shared} />,
  choice: ({ shared, options }) => <SelectInput {...shared} options={options} />,
};

type Props = {
  readonly source: string;
  readonly wide?: 4 | 6 | 12;
  readonly mark?: 'required' | 'optional';
  readonly helper?: string | undefined;
  readonly disabled?: boolean;
  readonly label?: string;
  /** Choices that depend on the rest of the form; a text field with choices is a list. `none`: the choice of nothing. */
  readonly options?: readonly Option[];
  readonly none?: string;
  readonly change?: (value: string) => Readonly<Record<string, unknown>>;
};

export const FieldInput = ({ source, disabled = false, options, none = '', change, ...own }: Props) => {
  const { resource, fields, input, set, touch, errorOf } = useFormFields();
  const translate = useTranslate();
  const name = useFieldName(resource)(source);
  const of = fields[source];
  const { wide = of?.input?.wide || 12, mark = of?.input?.mark } = own;
  const usual = of?.input?.helper;
  const shared: Shared = {
    label: own.label ?? name,
    ...(mark ? { mark } : {}),
    helper: own.helper ?? (usual ? translate(usual) : undefined),
    disabled,
    error: errorOf(source),
    value: String(input[source] ?? none),
    onChange: (value) => set(change?.(value) ?? { [source]: value === none && of?.nullable ? null : value }),
    onBlur: () => touch(source),
  };
  return (
    <Place className={`s${wide}`} path={source}>
      {byKind[options ? 'choice' : (of?.kind ?? '')]?.({
        shared,
        options: options ?? [],
        maxLength: of?.max ? { maxLength: of.max } : {},
      })}
    </Place>
  );
};
