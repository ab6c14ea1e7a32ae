import { oneOf, tableRows, text } from '../definition/table.ts';
import file from './adjustments.table.json' with { type: 'json' };

/** Fiscal adjustments of PER-11/PJ/2025: eleven positive, four negative. FPO-03 does not exist. */
export const adjustments = tableRows(file, { code: text, sign: oneOf(['+', '-']), name: text });

const codesOf = (sign: '+' | '-') => adjustments.filter((one) => one.sign === sign).map(({ code }) => code);

export const plusCodes: readonly string[] = codesOf('+');
export const minusCodes: readonly string[] = codesOf('-');
