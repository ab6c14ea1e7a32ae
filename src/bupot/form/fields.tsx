import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { BupotInput } from '#domain/bupot/record.ts';
import { CountrySelect } from '../../ui/form/CountrySelect.tsx';
import { SlipField, type SlipFieldProps, useSlip, useSlipWords } from './SlipContext.tsx';

type ChoiceFieldProps = SlipFieldProps & {
  readonly path: 'facility' | 'gender' | 'ptkp' | 'documentType' | 'paymentOption' | 'withholdingAnnuality' | 'taxCode';
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

export const ChoiceField = ({ options, ...field }: ChoiceFieldProps) => {
  const { input, change, touch } = useSlip();
  const translate = useTranslate();
  const { path } = field;
  const value = input[path] ?? '';
  return (
    <SlipField
      {...field}
      written={(proposal) => options.find((option) => option.value === proposal)?.label ?? proposal}
    >
      {(link) => (
        <select
          {...link}
          className="inp"
          value={value}
          onBlur={() => touch(path)}
          onChange={(event) => change({ [path]: event.target.value || null })}
        >
          {!options.some((option) => option.value === value) && (
            <option value={value}>{value || translate('form.choose')}</option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </SlipField>
  );
};

export type TextPath = { [K in keyof BupotInput]: string | null extends BupotInput[K] ? K : never }[keyof BupotInput];

type TextFieldProps = SlipFieldProps & {
  readonly path: Exclude<TextPath, 'payeeIdType'>;
  readonly maxLength?: number;
  readonly type?: 'text' | 'email';
  readonly rows?: number;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
};

export const TextField = ({
  maxLength,
  type = 'text',
  rows,
  placeholder,
  readOnly = false,
  ...field
}: TextFieldProps) => {
  const { input, change, touch } = useSlip();
  const { path } = field;
  return (
    <SlipField {...field}>
      {(link) => {
        const shared = {
          ...link,
          className: 'inp',
          maxLength,
          placeholder,
          readOnly,
          value: input[path] ?? '',
          onBlur: () => touch(path),
        };
        const take = (text: string) => change({ [path]: text || null });
        return rows ? (
          <textarea {...shared} rows={rows} onChange={(event) => take(event.target.value)} />
        ) : (
          <input {...shared} type={type} onChange={(event) => take(event.target.value)} />
        );
      }}
    </SlipField>
  );
};

type SwitchFieldProps = {
  readonly path: 'grossUp' | 'noNpwp' | 'foreignEmployee' | 'secondEmployer' | 'grossUpBenefit';
  readonly label?: string;
  readonly span?: 4 | 6 | 12;
};

export const SwitchField = ({ path, label, span = 6 }: SwitchFieldProps) => {
  const { input, change } = useSlip();
  const { error, warning } = useSlipWords()(path);
  const translate = useTranslate();
  const message = error ?? warning;
  const words = useId();
  return (
    <div className={`fsw s${span}`}>
      <label className="row">
        <input
          type="checkbox"
          data-field={path}
          aria-describedby={message ? words : undefined}
          aria-invalid={error ? true : undefined}
          checked={input[path]}
          onChange={(event) => change({ [path]: event.target.checked })}
        />
        <span>{label ?? translate(`bupotForm.switch.${path}`)}</span>
      </label>
      {message && (
        <p id={words} className={`field-head ${error ? 'er' : 'wr'}`}>
          {message}
        </p>
      )}
    </div>
  );
};

export const CountryField = (props: Omit<SlipFieldProps, 'path'>) => {
  const { input, change } = useSlip();
  return (
    <SlipField path="country" {...props}>
      {(link) => <CountrySelect link={link} value={input.country ?? ''} onChange={(country) => change({ country })} />}
    </SlipField>
  );
};
