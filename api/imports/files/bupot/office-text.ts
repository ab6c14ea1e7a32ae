import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { BupotColumn } from './fields.ts';
import { shapesOf } from './fields.ts';

/** The office's files hold percentages as such: the sign says so where a sheet's fraction of one might be meant. */
const percentages: readonly BupotColumn[] = ['rate', 'nett'];

/**
 * A value of the office's files as a cell of ours: a comma for its decimal point. Only plain decimals are turned, anything else stays for
 * a person to see.
 */
export const officeText = (kind: SlipKind) => {
  const shapes = shapesOf(kind);
  return (column: BupotColumn, text: string): string => {
    const clean = text.trim();
    const decimal = shapes[column]?.kind === 'decimal' && /^-?\d+\.\d+$/.test(clean) ? clean.replace('.', ',') : clean;
    return percentages.includes(column) && /^\d/.test(decimal) && !decimal.includes('%') ? `${decimal}%` : decimal;
  };
};
