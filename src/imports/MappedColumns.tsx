import { Button, MenuItem, Select } from '@mui/material';
import { useTranslate } from 'react-admin';
import { namesMoney } from '#domain/imports/money-columns.ts';
import { Icon } from '../ui/layout/Icon.tsx';

type ChoiceProps = {
  label: string;
  columns: readonly { readonly name: string }[];
  value: string;
  onChange: (name: string) => void;
};

const ColumnChoice = ({ label, columns, value, onChange }: ChoiceProps) => {
  const translate = useTranslate();
  return (
    <Select
      value={value}
      displayEmpty
      fullWidth
      inputProps={{ 'aria-label': label }}
      onChange={(event) => onChange(event.target.value)}
    >
      <MenuItem value="">{translate('imporScreen.mapping.none')}</MenuItem>
      {columns.map(({ name }) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
};

type Props = {
  label: string;
  /** Whether the values of several columns are added. */
  adds: boolean;
  columns: readonly { readonly name: string }[];
  chosen: readonly string[];
  used: readonly string[];
  onChoose: (names: readonly string[]) => void;
};

export const MappedColumns = ({ label, adds, columns, chosen, used, onChoose }: Props) => {
  const translate = useTranslate();
  const left = columns.filter(({ name }) => !used.includes(name));
  const free = left.find(({ name }) => namesMoney(name)) ?? left[0];
  const replace = (at: number, name: string) =>
    onChoose(chosen.flatMap((one, place) => (place === at ? (name === '' ? [] : [name]) : [one])));
  if (chosen.length === 0)
    return <ColumnChoice label={label} columns={columns} value="" onChange={(name) => onChoose(name ? [name] : [])} />;
  return (
    <div className="imp-sum">
      {chosen.map((name, at) => (
        <ColumnChoice
          key={name}
          label={at === 0 ? label : translate('imporScreen.mapping.plus', { label, at: at + 1 })}
          columns={columns.filter((one) => one.name === name || !chosen.includes(one.name))}
          value={name}
          onChange={(other) => replace(at, other)}
        />
      ))}
      {adds && free && (
        <Button
          variant="text"
          size="small"
          startIcon={<Icon name="plus" size={16} />}
          onClick={() => onChoose([...chosen, free.name])}
        >
          {translate('imporScreen.mapping.add')}
        </Button>
      )}
    </div>
  );
};
