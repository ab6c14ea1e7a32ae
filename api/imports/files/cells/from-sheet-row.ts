import type { Finding } from '#domain/definition/finding.ts';
import type { FieldKind, ImportKind } from '../kind.ts';
import type { Cells, RawRow } from '../raw.ts';
import { type CellKind, cellKind, type SheetRow } from '../sheet.ts';

const SIGN = /^['’‘`´]+\s*/;
const FORMULA = /^="(.*)"$/;

/** Removes a leading apostrophe from numbers, days and choices: "'3171234506900001". Names keep it: "'t Hooft". */
export const plainCell = (kind: FieldKind | undefined, text: string): string => {
  const trimmed = text.trim();
  const first = trimmed.charCodeAt(0);
  // Fast path: most cells begin with a letter or a digit.
  if (first > 47 && first < 127 && first !== 61 && first !== 96) return trimmed;
  const formula = FORMULA.exec(trimmed)?.[1] ?? trimmed;
  const bare = formula.replace(SIGN, '');
  return kind !== 'words' || /^\d/.test(bare) ? bare : formula;
};

/** Excel keeps fifteen digits of a number and replaces the rest by zeros. */
export const EXCEL_DIGITS = 15;

/** "3,17E+15": how Excel shows long numbers and exports them to CSV. */
const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i;

type Known = Pick<ImportKind, 'fields' | 'computed'>;

const isAmount = ({ fields }: Known, field: string): boolean => fields[field]?.kind === 'decimal';

const fileFinding = ({ fields, computed }: Known, field: string, text: string, kind: CellKind): Finding | null => {
  if (kind === cellKind.emptyFormula)
    return { path: field, message: 'impor.finding.file_formula_empty', severity: 'error' };
  if (kind === cellKind.lateDay) return { path: field, message: 'impor.finding.file_day_late', severity: 'warning' };
  if (kind === cellKind.formula && !computed.has(field))
    return { path: field, message: 'impor.finding.file_formula', severity: 'warning' };
  const digits = fields[field]?.kind === 'digits' && kind === cellKind.number ? text.length : 0;
  if (digits > EXCEL_DIGITS + 1) return { path: field, message: 'impor.finding.file_digits_lost', severity: 'error' };
  if (digits > EXCEL_DIGITS && text.endsWith('0'))
    return { path: field, message: 'impor.finding.file_digits_doubtful', severity: 'warning' };
  return null;
};

export const unreadable = (field: string): Finding => ({
  path: field,
  message: 'impor.finding.file_unreadable',
  severity: 'warning',
});

export const isFileFinding = (finding: Finding): boolean => finding.message.startsWith('impor.finding.file_');

export const fromSheetRow = (known: Known, sheetRow: SheetRow, columns: readonly (string | null)[]): RawRow => {
  const cells: Cells = {};
  const findings: Finding[] = [];
  for (let at = 0; at < columns.length; at++) {
    const field = columns[at];
    if (!field) continue;
    const text = plainCell(known.fields[field]?.kind, sheetRow.cells[at] ?? '');
    const kind = sheetRow.kinds[at] ?? cellKind.word;
    // Several columns of a sum are joined in one cell.
    const before = cells[field];
    if (text !== '') cells[field] = before === undefined ? text : `${before} + ${text}`;
    if (sheetRow.cleaned?.has(at)) findings.push(unreadable(field));
    if (SCIENTIFIC.test(text) && !isAmount(known, field))
      findings.push({ path: field, message: 'impor.finding.file_digits_scientific', severity: 'error' });
    if (kind === cellKind.word) continue;
    const finding = fileFinding(known, field, text, kind);
    if (finding) findings.push(finding);
  }
  return findings.length > 0 ? { row: sheetRow.row, cells, findings } : { row: sheetRow.row, cells };
};
