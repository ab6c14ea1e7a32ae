import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Lookup } from '../kit/Lookup.tsx';
import type { ImportRow } from './import-api.ts';
import type { FieldLook } from './kind.ts';
import { choicesOf, shownValue } from './repair-columns.ts';

type Props = {
  label: string;
  row: ImportRow;
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
  return (
    <TextField
      label={label}
      value={choices?.every((choice) => choice.value !== value) ? '' : value}
      fullWidth
      {...(choices ? { select: true } : {})}
      onChange={(event) => onChange(event.target.value)}
    >
      {choices?.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
};
