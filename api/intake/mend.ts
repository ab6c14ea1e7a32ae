import type { Finding } from '#domain/faktur/record.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { parseAmount } from '#domain/text/parse.ts';
import { exchanged } from './cells/day.ts';
import { rounded, shown } from './cells/decimal.ts';
import { type FieldKey, importFields } from './fields.ts';

export const fixes = [
  'proposal',
  'trim',
  'pad-zeros',
  'round',
  'day-month',
  'month-day',
  'goods',
  'services',
  'value',
] as const;
export type Fix = (typeof fixes)[number];

/** How many digits a field should have; what is shorter lost its leading zeros. */
const WIDTHS: Partial<Record<FieldKey, number>> = {
  buyerNpwp: NO_NPWP.length,
  sellerNitku: 22,
  buyerNitku: 22,
  goodsCode: 6,
  code: 2,
};

const padded = (field: FieldKey, text: string): string | null => {
  const width = WIDTHS[field];
  const digits = text.replace(/[\s.-]/g, '');
  return width && /^\d+$/.test(digits) && digits.length <= width ? digits.padStart(width, '0') : null;
};

const rounding = (text: string): string | null => {
  const decimal = parseAmount(text);
  return decimal === null ? null : shown(rounded(decimal, 2));
};

/** The text a repair makes of a cell; null where it does not apply. "day-month" reads day first, "month-day" month first. */
export const mended = (fix: Fix, field: FieldKey, text: string, finding: Finding, value?: string): string | null => {
  if (fix === 'proposal') return finding.proposal ?? null;
  if (fix === 'value') return value ?? null;
  if (fix === 'goods' || fix === 'services') return field !== 'opt' ? null : fix === 'goods' ? 'A' : 'B';
  if (fix === 'trim') return text.replace(/[\s\u00a0]+/g, ' ').trim();
  if (fix === 'pad-zeros') return padded(field, text);
  if (importFields[field].kind === 'decimal') return fix === 'round' ? rounding(text) : null;
  if (importFields[field].kind !== 'day') return null;
  const monthFirst = exchanged(text);
  if (fix === 'month-day') return monthFirst;
  return fix === 'day-month' ? dayFirst(text) : null;
};

const dayFirst = (text: string): string | null => {
  const other = exchanged(text);
  return other ? exchanged(other) : null;
};

/** The repairs that make sense for findings of a field, the surest first. */
export const fixesFor = (path: FieldKey, proposals: number): Fix[] => {
  const { kind } = importFields[path];
  const offered: Fix[] = proposals > 0 ? ['proposal'] : [];
  if (kind === 'digits' || path === 'code') offered.push('pad-zeros');
  if (kind === 'decimal') offered.push('round');
  if (kind === 'day') offered.push('day-month', 'month-day');
  if (path === 'opt') offered.push('goods', 'services');
  if (kind === 'words') offered.push('trim');
  return [...offered, 'value'];
};
