import type { Finding } from '#domain/faktur/record.ts';
import type texts from '#domain/messages/id/impor.ts';
import type { Cells, FieldKey } from '../fields.ts';
import type { Style } from '../raw.ts';

/** A finding's text exists in both catalogues, or it does not compile. */
type Told = keyof typeof texts.finding;

/** #N/A and its kin: a cell whose formula failed. */
const SHEET_ERROR = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)$/;

/** Reads the cells of one row, field by field, and keeps what was found on the way. The texts themselves stay as they are. */
export type CellReader = {
  readonly style: Style;
  readonly findings: Finding[];
  /** Trimmed text, "" for an empty cell or one that holds an error. */
  text(field: FieldKey): string;
  error(field: FieldKey, message: Told, proposal?: string): void;
  warn(field: FieldKey, message: Told, proposal?: string): void;
};

export const cellReader = (cells: Cells, style: Style): CellReader => {
  const findings: Finding[] = [];
  const add = (severity: Finding['severity']) => (field: FieldKey, message: Told, proposal?: string) => {
    const finding = { path: field, message: `impor.finding.${message}`, severity };
    findings.push(proposal === undefined ? finding : { ...finding, proposal });
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
