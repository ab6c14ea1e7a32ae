import type { Finding } from '#domain/definition/finding.ts';
import { parseAmount } from '#domain/text/parse.ts';
import { APART } from './apart.ts';
import { exchanged } from './cells/day.ts';
import { rounded, shown } from './cells/reader.ts';
import type { ImportKind } from './kind.ts';
import type { Bucket } from './tally.ts';

export const fixes = [
  'proposal',
  'trim',
  'pad-zeros',
  'round',
  'day-month',
  'month-day',
  'goods',
  'services',
  'split',
  'part',
  'spread',
  'value',
] as const;
export type Fix = (typeof fixes)[number];

const padded = (width: number | undefined, text: string): string | null => {
  const digits = text.replace(/[\s.-]/g, '');
  return width && /^\d+$/.test(digits) && digits.length <= width ? digits.padStart(width, '0') : null;
};

const rounding = (text: string, places = 2): string | null => {
  const decimal = parseAmount(text);
  return decimal === null ? null : shown(rounded(decimal, places));
};

type RepairLink = { readonly fix: Fix; readonly field: string; readonly value?: string | undefined };

export const repaired = (
  { fields, widths, repairs }: ImportKind,
  { fix, field, value }: RepairLink,
  text: string,
  finding: Finding,
): string | null => {
  if (fix === 'proposal') return finding.proposal ?? null;
  if (fix === 'value') return value ?? null;
  if (fix === 'goods' || fix === 'services')
    return repairs[field]?.more?.includes(fix) ? (fix === 'goods' ? 'A' : 'B') : null;
  if (fix === 'trim') return text.replace(/[\s\u00a0]+/g, ' ').trim();
  if (fix === 'pad-zeros') return padded(widths[field], text);
  const kind = fields[field]?.kind;
  if (kind === 'decimal') return fix === 'round' ? rounding(text, repairs[field]?.places) : null;
  if (kind !== 'day') return null;
  const monthFirst = exchanged(text);
  if (fix === 'month-day') return monthFirst;
  return fix === 'day-month' ? dayFirst(text) : null;
};

const dayFirst = (text: string): string | null => {
  const other = exchanged(text);
  return other ? exchanged(other) : null;
};

const EMPTY = /(required|_missing|_assumed|_to_complete)$/;

/** The most reliable first. */
export const fixesFor = (
  { fields, widths, repairs, rowRepairs }: ImportKind,
  { path: field, message, proposals }: Pick<Bucket, 'path' | 'message' | 'proposals'>,
): Fix[] => {
  if (message === APART) return ['split'];
  // Rounding alone would change the amount of the sale.
  if (message === rowRepairs?.part?.message) return ['part', 'value'];
  if (message === rowRepairs?.spread?.message) return ['spread', 'value'];
  if (EMPTY.test(message))
    return [...(proposals > 0 ? (['proposal'] as const) : []), ...(repairs[field]?.more ?? []), 'value'];
  const kind = fields[field]?.kind;
  const offered: Fix[] = proposals > 0 ? ['proposal'] : [];
  if (widths[field]) offered.push('pad-zeros');
  if (kind === 'decimal') offered.push('round');
  if (kind === 'day') offered.push('day-month', 'month-day');
  offered.push(...(repairs[field]?.more ?? []));
  if (kind === 'words') offered.push('trim');
  return [...offered, 'value'];
};
