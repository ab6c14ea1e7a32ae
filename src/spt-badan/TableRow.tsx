import { useTranslate } from 'react-admin';
import { Icon } from '../ui/layout/Icon.tsx';
import { Money } from '../ui/layout/values.tsx';
import { CellInput } from './CellInput.tsx';
import { isEntry, type Row, type Table } from './pasted-rows.ts';

type Props = {
  readonly table: Table;
  /** Place of the row in its table, from 0. */
  readonly at: number;
  /** As the server worked it out; undefined for a row just added. */
  readonly worked: Row | undefined;
  readonly entries: Row | undefined;
  readonly writable: boolean;
  readonly faultOf: (column: string) => string | undefined;
  readonly onChange: (column: string, value: string) => void;
  /** Null for a row of the form. */
  readonly onRemove: (() => void) | null;
};

const isAmount = (text: string): boolean => /^-?\d+\.\d\d$/.test(text);

/** One row: cells of the form, calculated cells and entries. */
export const TableRow = ({ table, at, worked, entries, writable, faultOf, onChange, onRemove }: Props) => {
  const translate = useTranslate();
  const kind = worked?.$kind;
  const isClosed = table.fixed && kind !== 'data';
  return (
    <tr
      data-line={`${table.table}.${worked?.code ?? at}`}
      className={table.fixed && kind !== 'data' ? kind : undefined}
    >
      {table.columns.map((column) => {
        const { name, cell } = column;
        const text = worked?.[name] ?? '';
        const label = translate(`sptBadan.column.${name}`);
        if (!isEntry(column) || isClosed)
          return (
            <td
              key={name}
              data-label={label}
              className={cell.kind === 'fixed' ? `fixed ${name}` : Number(text) === 0 ? 'right none' : 'right'}
            >
              {cell.kind === 'fixed' || !isAmount(text) ? text : <Money value={text} places={0} />}
            </td>
          );
        return (
          <td key={name} data-label={label} data-row={at} data-column={name}>
            <CellInput
              label={`${label} ${worked?.account ?? at + 1}`}
              cell={cell}
              column={name}
              value={entries?.[name] ?? ''}
              group={entries?.group}
              disabled={!writable}
              error={faultOf(name)}
              onChange={(value) => onChange(name, value)}
            />
          </td>
        );
      })}
      {onRemove && writable && (
        <td>
          <button
            type="button"
            className="ib xs"
            aria-label={translate('sptBadanScreen.remove_row')}
            onClick={onRemove}
          >
            <Icon name="trash" size={16} />
          </button>
        </td>
      )}
    </tr>
  );
};
