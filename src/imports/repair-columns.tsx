import { useTranslate } from 'react-admin';
import type { CheckedRow, ImportIssue } from '#domain/imports/view-schema.ts';
import { addedUp } from '#domain/text/added-up.ts';
import type { FieldLook, ImportKind } from '../ui/documents/import-kind.ts';
import type { SheetColumn, SheetOption } from '../ui/grid/sheet.ts';
import { inRupiah } from '../ui/inputs/in-rupiah.ts';
import { Lookup } from '../ui/inputs/Lookup.tsx';
import { SelectInput } from '../ui/inputs/SelectInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { fieldKey } from './kind.ts';

const USUAL = 120;
const AMOUNT = 140;

type Say = (key: string, options?: { _: string }) => string;

export const choicesOf = ({ options }: FieldLook, say: Say): readonly SheetOption[] | undefined =>
  options?.map(({ value, label }) => ({ value, label: say(label, { _: label }) }));

export const shownValue = ({ amount, show }: FieldLook, value: string): string =>
  show?.(value) ?? (amount ? inRupiah(value) : value);

/** Of a cell that adds up columns: "8.000.000 + 1.500.000 = 9.500.000". Empty for other cells. */
export const sumShown = (value: string): string => {
  const added = addedUp(value);
  return added ? `${added.parts.map((part) => inRupiah(part)).join(' + ')} = ${inRupiah(added.sum)}` : '';
};

const inOrder = (first: readonly string[], fields: readonly string[], worked: string | undefined): string[] => {
  const usual = [...first.filter((key) => fields.includes(key)), ...fields.filter((key) => !first.includes(key))];
  return worked === undefined ? usual : [worked, ...usual.filter((key) => key !== worked)];
};

export const repairColumns = (
  kind: ImportKind,
  fields: readonly string[],
  say: Say,
  worked?: string,
): SheetColumn<CheckedRow>[] => [
  { key: '#', label: say('imporScreen.repair.row'), width: 64, pinned: true, editable: false, align: 'right' },
  ...inOrder(kind.first, fields, worked).map((key): SheetColumn<CheckedRow> => {
    const look = kind.looks[key] ?? {};
    const { amount = false, width = amount ? AMOUNT : USUAL, align = amount ? 'right' : 'left', find } = look;
    const label = say(fieldKey(kind, key), { _: key });
    const options = choicesOf(look, say);
    return {
      key,
      pinned: key === worked,
      label: amount ? `${label} (Rp)` : label,
      width,
      align,
      ...(options ? { options } : {}),
      ...(find ? { find } : {}),
      ...(amount || look.show ? { show: (value: string) => shownValue(look, value) } : {}),
    };
  }),
];

export const cellOf = (row: CheckedRow, key: string): string =>
  key === '#' ? String(row.row) : (row.cells[key] ?? '');

export const issueOf = (row: CheckedRow, key: string): ImportIssue | undefined => {
  const own = row.findings.filter((finding) => finding.path === key);
  return own.find((finding) => finding.severity === 'error') ?? own[0];
};

type Props = {
  label: string;
  row: Pick<CheckedRow, 'row' | 'cells'>;
  look: FieldLook;
  value: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
};

export const RepairField = ({ label, row, look, value, onChange, autoFocus }: Props) => {
  const translate = useTranslate();
  const { find } = look;
  if (find)
    return (
      <Lookup
        label={label}
        value={value === '' ? null : { value, label: shownValue(look, value) }}
        searchKey={`${label} ${row.row}`}
        search={async (typed) => find(typed, row).map((option) => ({ ...option, code: option.value }))}
        onChange={(chosen) => onChange(chosen?.value ?? '')}
      />
    );
  const choices = choicesOf(look, translate);
  if (choices) return <SelectInput label={label} value={value} options={choices} onChange={onChange} />;
  return <TextInput label={label} value={value} onChange={onChange} autoFocus={autoFocus ?? false} />;
};
