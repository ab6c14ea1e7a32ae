import { Button } from '@mui/material';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { Faults } from '#domain/bupot/calculator/faults.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import type { Inputs } from './inputs.ts';

/** Encodes several rows in one parameter: parts separated by a colon, rows by a tilde; neither occurs in a part. */
const ROW = '~';
const PART = ':';

export const readRows = (text: string, parts: number): string[][] =>
  text === ''
    ? []
    : text.split(ROW).map((row) => {
        const found = row.split(PART);
        return Array.from({ length: parts }, (_, at) => found[at] ?? '');
      });

const writeRows = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.join(PART)).join(ROW);

type FormOf = {
  readonly inputs: Inputs;
  readonly first: Inputs | null;
  readonly faults: Faults;
  readonly set: (field: string, value: string) => void;
};

const Context = createContext<FormOf | null>(null);

export const FormProvider = Context.Provider;

export const useForm = (): FormOf => {
  const form = useContext(Context);
  if (!form) throw new Error('a field stands in a form');
  return form;
};

type RowCell = {
  readonly value: (part: number) => string;
  readonly onChange: (part: number) => (to: string) => void;
  /** Error path of the cell: "extra.2". */
  readonly path: string;
};

type Props = {
  readonly field: string;
  readonly start: readonly string[];
  readonly add: string;
  readonly children: (row: RowCell) => ReactNode;
};

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
        // A row has no identity but its index.
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
