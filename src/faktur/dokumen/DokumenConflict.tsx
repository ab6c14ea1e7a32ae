import { useTranslate } from 'react-admin';
import { type DokumenInput, dokumenInputOf } from '#domain/faktur/dokumen.ts';
import { formatDay, formatRupiah } from '#domain/text/format.ts';
import { inputConflict } from '../form/input-conflict.tsx';
import type { View } from './sides.ts';

type Key = keyof DokumenInput;

const keys = [
  ...(['documentKind', 'code', 'addInfo', 'number', 'date', 'reference'] as const),
  ...([
    'counterpartyNpwp',
    'counterpartyName',
    'counterpartyAddress',
    'dpp',
    'ppn',
    'ppnbm',
    'uncreditReason',
  ] as const),
] satisfies readonly Key[];

/** A value as the form shows it. */
const useShownValue = () => {
  const translate = useTranslate();
  return (input: DokumenInput, key: Key): string => {
    const value = input[key];
    if (!value) return '–';
    switch (key) {
      case 'documentKind':
        return translate(`dokumen.kind.${value}`);
      case 'code':
        return `${value} – ${translate(`dokumen.detail.${value}`)}`;
      case 'uncreditReason':
        return translate(`masukan.reason.${value}`);
      case 'date':
        return formatDay(value);
      case 'dpp':
      case 'ppn':
      case 'ppnbm':
        return formatRupiah(value);
      default:
        return value;
    }
  };
};

/** Someone saved the same document in between. */
export const DokumenConflict = inputConflict<View, DokumenInput, Key>({
  keys,
  inputOf: dokumenInputOf,
  useShown: useShownValue,
});
