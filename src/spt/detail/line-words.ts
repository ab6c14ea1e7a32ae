import { useTranslate } from 'react-admin';
import type { PrintedRow, ReturnDefinition } from '#domain/spt/definition.ts';
import { type LineName, lineAt } from '#domain/spt/line-documents.ts';

export type Printed = { readonly row: PrintedRow; readonly heading: string | null; readonly column: number };

/** Null if the line is not printed. */
export const printedAt = ({ printed, induk }: ReturnDefinition, { form, line }: LineName): Printed | null => {
  if (form !== induk) return null;
  for (const { heading, rows } of printed.parts)
    for (const row of rows) {
      const column = row.lines.indexOf(line);
      if (column >= 0) return { row, heading, column };
    }
  return null;
};

export type LineWords = {
  readonly place: string;
  readonly name: string;
};

export const useLineWords = (definition: ReturnDefinition) => {
  const translate = useTranslate();
  return (path: string): LineWords => {
    const name = lineAt(definition, path);
    if (!name) return { place: path, name: '' };
    const label = definition.forms.find((one) => one.name === name.form)?.lines[name.line]?.label ?? '';
    const found = printedAt(definition, name);
    // Lines that are not printed carry the sums of an attachment and are named after it.
    if (!found) return { place: name.form === definition.induk ? name.line : name.form, name: translate(label) };
    const { row, heading, column } = found;
    const { columns } = definition.printed;
    const { letter = '', label: ownLabel = '' } = columns[column] ?? {};
    const whose = row.code ?? translate(heading ?? row.label);
    if (letter === '') {
      const place = columns.length > 1 ? `${whose} · ${translate(ownLabel)}` : whose;
      return { place, name: translate(row.short ?? label) };
    }
    return { place: `${whose} · ${translate('sptDetail.column', { letter })}`, name: translate(label) };
  };
};
