import { Button } from '@mui/material';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { Faults } from '#domain/bupot/calculator/faults.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import type { Inputs } from './inputs.ts';

/** Several rows in one text of the address: parts apart by a colon, rows by a tilde; neither stands in what a part holds. */
const ROW = '~';
const PART = ':';

/** A row each, with as many parts as asked for. */
export const readRows = (text: string, parts: number): string[][] =>
  text === ''
    ? []
    : text.split(ROW).map((row) => {
        const found = row.split(PART);
        return Array.from({ length: parts }, (_, at) => found[at] ?? '');
      });

const writeRows = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.join(PART)).join(ROW);

/** One of the two forms that may stand beside each other. */
type FormOf = {
  readonly inputs: Inputs;
  /** What the first form says, in the one that asks what if. */
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

/** What one cell of a row is given. */
type RowCell = {
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
