import type { Finding } from '#domain/definition/finding.ts';
import { divide, scaled } from '#domain/definition/money.ts';
import type texts from '#domain/messages/id/impor.ts';
import { asNpwp16, isBranchNumber, NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { parseAmount } from '#domain/text/parse.ts';
import type { Cells, Style } from '../raw.ts';

/** Message keys are checked at compile time. */
type FindingKey = keyof typeof texts.finding;

/** #N/A and similar: a cell whose formula failed. */
const SHEET_ERROR = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)$/;

type RepairOptions = { readonly proposal?: string; readonly params?: Readonly<Record<string, string | number>> };

export type CellReader<Field extends string = string> = {
  readonly style: Style;
  readonly findings: Finding[];
  /** Trimmed; "" for an empty cell or an error. */
  text(field: Field): string;
  error(field: Field, message: FindingKey, repair?: string | RepairOptions): void;
  warn(field: Field, message: FindingKey, repair?: string | RepairOptions): void;
};

export const cellReader = <Field extends string = string>(cells: Cells, style: Style): CellReader<Field> => {
  const findings: Finding[] = [];
  const add =
    (severity: Finding['severity']) => (field: Field, message: FindingKey, repair?: string | RepairOptions) => {
      const finding = { path: field, message: `impor.finding.${message}`, severity };
      if (findings.some((one) => one.path === field && one.message === finding.message)) return;
      if (repair === undefined) findings.push(finding);
      else findings.push(typeof repair === 'string' ? { ...finding, proposal: repair } : { ...finding, ...repair });
    };
  const error = add('error');
  return {
    style,
    findings,
    error,
    warn: add('warning'),
    text: (field) => {
      const text = cells[field];
      if (text === undefined) return '';
      if (text.charCodeAt(0) === 35 && SHEET_ERROR.test(text)) {
        error(field, 'sheet_error');
        return '';
      }
      return text.trim();
    },
  };
};

/**
 * Fifteen digits are the classic number of a company; its 16-digit form is the same with a leading 0 (PMK
 * 112/PMK.03/2022).
 */
const CLASSIC_DIGITS = 15;

export const bareNumber = (text: string): string => text.replace(/[\s.\-/\u00a0]/g, '');

/** 16 digits; sixteen zeros for "none". Numbers of wrong length stay unchanged and are reported. */
export const readNpwp = <F extends string>(reader: CellReader<F>, field: F): string => {
  const text = bareNumber(reader.text(field));
  if (text === '' || /^0+$/.test(text)) return text === '' ? '' : NO_NPWP;
  if (text.length === 16 && /^\d+$/.test(text)) {
    if (isBranchNumber(text)) reader.warn(field, 'npwp_branch_16');
    return text;
  }
  const whole = asNpwp16(text);
  if (isBranchNumber(text)) reader.error(field, 'npwp_branch');
  else if (!whole) reader.error(field, 'npwp_digits');
  else if (text.length === CLASSIC_DIGITS) {
    reader.warn(field, 'npwp_classic', whole);
    return whole;
  } else reader.error(field, 'npwp_zeros', whole);
  return text;
};

const THREES = /^\d{1,3}(,\d{3})+$/;
const POINT = /^\d+\.\d+$/;
/** At most twelve digits before the point, so that price times quantity in sen stays exact. */
const WHOLE_DIGITS = 12;

/** "1234.5" → "1234,5". */
export const shown = (decimal: string): string => decimal.replace('.', ',');

/** Half up. */
export const rounded = (decimal: string, places: number): string => {
  const far = decimal.split('.')[1]?.length ?? 0;
  if (far <= places) return decimal;
  const whole = divide(scaled(decimal, far), 10n ** BigInt(far - places), 'nearest');
  const digits = String(whole < 0n ? -whole : whole).padStart(places + 1, '0');
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '');
  return whole < 0n ? `-${text}` : text;
};

/** Ambiguous separators are read as in the rest of the file; without a clear example the user is asked. */
const parsed = <F extends string>(reader: CellReader<F>, field: F, text: string): string | null => {
  if (reader.style.decimal === 'point') {
    if (THREES.test(text)) return parseAmount(text.replace(/,/g, ''));
    if (POINT.test(text)) return text.replace(/^0+(?=\d)/, '');
  }
  if (reader.style.decimal === 'unknown' && /^[1-9]\d{0,2},\d{3}$/.test(text))
    // The readings differ by a factor of 1,000.
    reader.error(field, 'number_ambiguous', {
      proposal: text.replace(',', ''),
      params: { thousands: text.replace(',', '.'), decimal: shown(parseAmount(text) ?? '') },
    });
  return parseAmount(text);
};

export const PLUS = ' + ';

/** A decimal string; null if empty or unreadable (which is reported). "1.000 + 500" is added up. */
export const readDecimal = <F extends string>(reader: CellReader<F>, field: F, places: number): string | null => {
  const text = reader.text(field);
  if (!text.includes(PLUS)) return readNumber(reader, field, places, text);
  const parts = text.split(PLUS).map((part) => readNumber(reader, field, places, part.trim()) ?? '0');
  const sum = parts.reduce((all, part) => all + scaled(part, places), 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(places + 1, '0');
  const decimal = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return `${sum < 0n ? '-' : ''}${decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal}`;
};

const readNumber = <F extends string>(reader: CellReader<F>, field: F, places: number, text: string): string | null => {
  if (text === '' || text === '-') return null;
  if (/^(0|[1-9]\d{0,11})$/.test(text)) return text;
  const decimal = parsed(reader, field, text);
  if (decimal === null) reader.error(field, 'number_unreadable');
  else if (decimal.replace(/\..*$|-/g, '').length > WHOLE_DIGITS) reader.error(field, 'number_too_large');
  else {
    const near = rounded(decimal, places);
    if (near !== decimal && scaledEqual(near, decimal) === false) reader.warn(field, 'number_rounded', shown(near));
    return near;
  }
  return null;
};

const scaledEqual = (a: string, b: string): boolean => a.replace(/\.?0+$/, '') === b.replace(/\.?0+$/, '');
