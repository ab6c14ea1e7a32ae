import { type ReturDokumenInput, type ReturDokumenRow, returDokumenInputOf } from '#domain/faktur/retur-dokumen.ts';
import { formatDay, formatRupiah } from '#domain/text/format.ts';
import { inputConflict } from '../form/input-conflict.tsx';

const keys = ['number', 'date', 'dpp', 'ppn', 'ppnbm'] as const;
type Key = (typeof keys)[number];

const shown = (input: ReturDokumenInput, key: Key): string => {
  const value = input[key];
  if (!value) return '–';
  if (key === 'number') return value;
  return key === 'date' ? formatDay(value) : formatRupiah(value);
};

/** Someone saved the same return in between. */
export const ReturDokumenConflict = inputConflict<ReturDokumenRow, ReturDokumenInput, Key>({
  keys,
  inputOf: returDokumenInputOf,
  useShown: () => shown,
});
