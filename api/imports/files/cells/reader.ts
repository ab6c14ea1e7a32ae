import type { Finding } from '#domain/definition/finding.ts';
import type texts from '#domain/messages/id/impor.ts';
import type { Cells, Style } from '../raw.ts';

/** A finding's text exists in both catalogues, or it does not compile. */
type Told = keyof typeof texts.finding;

/** #N/A and its kin: a cell whose formula failed. */
const SHEET_ERROR = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)$/;

/** A value that would mend a cell, where there is one, and what the text says of it. */
export type Mend = { readonly proposal?: string; readonly params?: Readonly<Record<string, string | number>> };

/** Reads the cells of one row, field by field, and keeps what was found on the way. The texts themselves stay as they are. */
export type CellReader<Field extends string = string> = {
  readonly style: Style;
  readonly findings: Finding[];
  /** Trimmed text, "" for an empty cell or one that holds an error. */
  text(field: Field): string;
  error(field: Field, message: Told, mend?: string | Mend): void;
  warn(field: Field, message: Told, mend?: string | Mend): void;
};

export const cellReader = <Field extends string = string>(cells: Cells, style: Style): CellReader<Field> => {
  const findings: Finding[] = [];
  const add = (severity: Finding['severity']) => (field: Field, message: Told, mend?: string | Mend) => {
    const finding = { path: field, message: `impor.finding.${message}`, severity };
    if (mend === undefined) findings.push(finding);
    else findings.push(typeof mend === 'string' ? { ...finding, proposal: mend } : { ...finding, ...mend });
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
