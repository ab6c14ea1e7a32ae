import { Checkbox, FormControlLabel } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { withholdingStatuses } from '#domain/rules/pph21/ptkp.ts';
import { formatDay, formatDecimal, formatLongPeriod, formatPeriod } from '#domain/text/format.ts';
import { useTranslatedMessage } from '../../ui/feedback/use-translated-message.ts';
import { DayInput, PeriodInput } from '../../ui/inputs/DayInput.tsx';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { type Option, SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { useForm } from './RowsField.tsx';

type Props = { readonly field: string; readonly called?: string; readonly help?: string };

const useField = (field: string, shown: (value: string) => string, help?: string, none = 'empty') => {
  const { inputs, first, faults, set } = useForm();
  const translate = useTranslate();
  const words = useTranslatedMessage();
  const value = inputs[field] ?? '';
  const fault = faults[field];
  const before = first?.[field] ?? '';
  const differs = first !== null && before !== value;
  const was = translate('pph21Screen.was', { value: before === '' ? translate(`pph21Screen.${none}`) : shown(before) });
  return {
    value,
    onChange: (to: string) => set(field, to),
    error: fault && words(fault),
    helper: differs ? was : help,
  };
};

const useLabel = (field: string, called?: string): string => {
  const translate = useTranslate();
  return translate(`pph21Screen.field.${called ?? field}`);
};

const inRupiah = (value: string): string => `Rp ${formatDecimal(value, 0)}`;

export const AmountField = ({ field, called, help }: Props) => (
  <RupiahInput label={useLabel(field, called)} places={0} {...useField(field, inRupiah, help)} />
);

export const PeriodField = ({ field, called }: Props) => (
  <PeriodInput label={useLabel(field, called)} {...useField(field, formatPeriod)} />
);

export const DayField = ({ field, called }: Props) => (
  <DayInput label={useLabel(field, called)} {...useField(field, formatDay)} />
);

export const NumberField = ({ field, called, maxLength }: Props & { maxLength: number }) => (
  <TextInput
    label={useLabel(field, called)}
    inputMode="decimal"
    numeric
    maxLength={maxLength}
    {...useField(field, (value) => value)}
  />
);

export const ChoiceField = ({ field, called, options }: Props & { options: readonly Option[] }) => (
  <SelectInput
    label={useLabel(field, called)}
    options={options}
    {...useField(field, (value) => options.find((option) => option.value === value)?.label ?? value)}
  />
);

export const SwitchField = ({ field, called }: Props) => {
  const translate = useTranslate();
  const { value, onChange, error, helper } = useField(field, () => translate('pph21Screen.on'), undefined, 'off');
  const message = error ?? helper;
  return (
    <div className="calc-switch">
      <FormControlLabel
        control={<Checkbox checked={value === '1'} onChange={({ target }) => onChange(target.checked ? '1' : '')} />}
        label={useLabel(field, called)}
      />
      {message && <p className="hlp">{message}</p>}
    </div>
  );
};

export const statusOptions: readonly Option[] = withholdingStatuses.map((value) => ({ value, label: value }));

export const useOptions = (part: string, values: readonly string[]): Option[] => {
  const translate = useTranslate();
  return values.map((value) => ({ value, label: translate(`pph21Screen.${part}.${value}`) }));
};

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1));

export const useMonthOptions = (): Option[] => {
  const locale = useLocale() === 'en' ? 'en' : 'id';
  return MONTHS.map((value) => ({
    value,
    label: formatLongPeriod(`2000-${value.padStart(2, '0')}`, locale).replace(' 2000', ''),
  }));
};

export const CardTitle = ({ of }: { of: string }) => {
  const translate = useTranslate();
  const { first } = useForm();
  return (
    <>
      {translate(`pph21Screen.card.${of}`)}
      {first && <span className="sr">, {translate('pph21Screen.other')}</span>}
    </>
  );
};
