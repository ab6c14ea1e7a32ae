import { useTranslate } from 'react-admin';
import type { CheckedRow } from '#domain/imports/view-schema.ts';
import type { FieldLook } from '../ui/documents/import-kind.ts';
import { Lookup } from '../ui/inputs/Lookup.tsx';
import { SelectInput } from '../ui/inputs/SelectInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { choicesOf, shownValue } from './repair-columns.ts';

type Props = {
  label: string;
  row: CheckedRow;
  look: FieldLook;
  value: string;
  onChange: (value: string) => void;
};

/** One cell to be mended outside of the grid: typed, picked from a few, or found among many. */
export const MendField = ({ label, row, look, value, onChange }: Props) => {
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
  return <TextInput label={label} value={value} onChange={onChange} />;
};
