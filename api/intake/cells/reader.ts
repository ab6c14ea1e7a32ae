import type { Finding } from '#domain/faktur/record.ts';
import type { Cells, FieldKey } from '../fields.ts';
import type { Style } from '../raw.ts';

/** The longest texts the invoice takes (fakturKeluaran); what is longer would be refused when it is saved. */
const LONGEST: Partial<Record<FieldKey, number>> = {
  customDoc: 100,
  reference: 100,
  buyerDocumentNumber: 50,
  buyerName: 255,
  buyerAddress: 500,
  buyerEmail: 50,
  goodsName: 500,
};

/** #N/A and its kin: a cell whose formula failed. */
const SHEET_ERROR = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)$/;

/** Reads the cells of one row, field by field, and keeps what was found on the way. The texts themselves stay as they are. */
export type CellReader = {
  readonly style: Style;
  readonly findings: Finding[];
  /** Trimmed text, "" for an empty cell, one that holds an error or one that is too long. */
  text(field: FieldKey): string;
  error(field: FieldKey, message: string, proposal?: string): void;
  warn(field: FieldKey, message: string, proposal?: string): void;
};

export const cellReader = (cells: Cells, style: Style): CellReader => {
  const findings: Finding[] = [];
  const add = (severity: Finding['severity']) => (field: FieldKey, message: string, proposal?: string) => {
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
      const most = LONGEST[field];
      if (most !== undefined && text.length > most) error(field, 'too_long', text.slice(0, most).trim());
      return text.trim();
    },
  };
};
