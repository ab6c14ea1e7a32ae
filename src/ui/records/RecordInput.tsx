import {
  BooleanInput,
  CheckboxGroupInput,
  RadioButtonGroupInput,
  SelectInput,
  TextInput,
  useResourceContext,
  useTranslate,
  type Validator,
} from 'react-admin';
import type { RecordField } from '#domain/definition/record-field.ts';
import { useCodeText } from './code-text.ts';
import { DayField } from './DayField.tsx';

type Props = { readonly source: string; readonly field: RecordField; readonly validate?: Validator };

const ONE_LINE = 255;

const TEXTS: Readonly<Partial<Record<RecordField['kind'], 'numeric' | 'tel' | 'email'>>> = {
  digits: 'numeric',
  email: 'email',
  phone: 'tel',
};

/** Separators of a pasted number are dropped. */
const digitsOnly = (text: string, max: number | undefined): string => text.replace(/\D/g, '').slice(0, max);

export const RecordInput = ({ source, field, validate }: Props) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const codeText = useCodeText(source, field);
  const { kind, max, hint, optional = false, codes = [] } = field;
  const helperText = hint ? translate(`resources.${resource}.hints.${source}`) : false;
  const options = codes.map((id) => ({ id, name: codeText(id) }));
  const common = { source, helperText, ...(validate ? { validate } : {}) };
  switch (kind) {
    case 'flag':
      return <BooleanInput {...common} />;
    case 'day':
      return <DayField source={source} helper={helperText || undefined} />;
    case 'texts':
      return null;
    case 'count':
      return (
        <TextInput
          {...common}
          parse={(text: string) => (text === '' ? null : Number(digitsOnly(text, String(max).length)))}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      );
    case 'decimal':
      return (
        <TextInput
          {...common}
          format={(decimal: string | null) => (decimal ?? '').replace('.', ',')}
          parse={(text: string) => (text === '' ? null : text.replace(',', '.'))}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      );
    case 'choices':
      return <CheckboxGroupInput {...common} choices={options} />;
    case 'choice':
      return codes.length === 2 && !optional ? (
        <RadioButtonGroupInput {...common} choices={options} />
      ) : (
        <SelectInput {...common} choices={options} {...(optional ? { parse: (code: string) => code || null } : {})} />
      );
    default: {
      const inputMode = TEXTS[kind];
      const long = kind === 'text' && max !== undefined && max > ONE_LINE;
      return (
        <TextInput
          {...common}
          {...(long ? { multiline: true, minRows: 2 } : {})}
          {...(kind === 'digits' ? { parse: (text: string) => digitsOnly(text, max) } : {})}
          slotProps={{ htmlInput: { maxLength: kind === 'digits' ? undefined : max, inputMode } }}
        />
      );
    }
  }
};
