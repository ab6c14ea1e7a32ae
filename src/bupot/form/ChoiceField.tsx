import { useTranslate } from 'react-admin';
import { useSlip } from './SlipContext.tsx';
import { SlipField, type SlipFieldProps } from './SlipField.tsx';

type Props = SlipFieldProps & {
  readonly path: 'facility' | 'gender' | 'ptkp' | 'documentType' | 'paymentOption' | 'withholdingAnnuality' | 'taxCode';
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** One of a few; while nothing is chosen the first line says so. */
export const ChoiceField = ({ options, ...field }: Props) => {
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
