import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useForm } from './form-context.ts';
import { readRows, writeRows } from './rows.ts';

/** What one cell of a row is given. */
export type RowCell = {
  readonly value: (part: number) => string;
  readonly onChange: (part: number) => (to: string) => void;
  /** Where a fault of this row is said: "extra.2". */
  readonly path: string;
};

type Props = {
  readonly field: string;
  /** A row as it is added. */
  readonly start: readonly string[];
  readonly add: string;
  readonly children: (row: RowCell) => ReactNode;
};

/** Rows one adds and takes away, kept in one field. */
export const RowsField = ({ field, start, add, children }: Props) => {
  const { inputs, set } = useForm();
  const translate = useTranslate();
  const rows = readRows(inputs[field] ?? '', start.length);
  const put = (to: readonly (readonly string[])[]) => set(field, writeRows(to));
  const changed = (at: number, part: number) => (to: string) =>
    put(rows.map((row, index) => (index === at ? row.map((was, place) => (place === part ? to : was)) : row)));
  return (
    <div className="calc-rows">
      {rows.map((row, at) => (
        // A row has nothing of its own but its place.
        <div className="calc-row" key={`${field}${String(at)}`}>
          {children({
            value: (part) => row[part] ?? '',
            onChange: (part) => changed(at, part),
            path: `${field}.${at}`,
          })}
          <button
            type="button"
            className="ib sm"
            aria-label={translate('pph21Screen.remove', { row: at + 1 })}
            onClick={() => put(rows.filter((_, index) => index !== at))}
          >
            <Icon name="trash" size={16} />
          </button>
        </div>
      ))}
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon name="plus" size={16} />}
        onClick={() => put([...rows, start])}
      >
        {add}
      </Button>
    </div>
  );
};
