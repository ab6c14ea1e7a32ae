import { useLocale, useTranslate } from 'react-admin';
import { withholdingStatuses } from '#domain/rules/pph21/ptkp.ts';
import { formatLongPeriod } from '#domain/text/format.ts';
import type { Option } from '../../ui/inputs/SelectInput.tsx';

/** Statuses as the law writes them. */
export const statusOptions: readonly Option[] = withholdingStatuses.map((value) => ({ value, label: value }));

/** Values with the words of one part of the catalogue. */
export const useOptions = (part: string, values: readonly string[]): Option[] => {
  const translate = useTranslate();
  return values.map((value) => ({ value, label: translate(`pph21Screen.${part}.${value}`) }));
};

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1));

/** The months of a year by name. */
export const useMonthOptions = (): Option[] => {
  const locale = useLocale() === 'en' ? 'en' : 'id';
  return MONTHS.map((value) => ({
    value,
    label: formatLongPeriod(`2000-${value.padStart(2, '0')}`, locale).replace(' 2000', ''),
  }));
};
