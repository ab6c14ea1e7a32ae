import '../ui/layout/tables.css';
import { useTranslate } from 'react-admin';
import type { SheetView } from '#domain/spt-badan/view-schema.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { Money } from '../ui/layout/values.tsx';
import { CellInput } from './CellInput.tsx';
import type { Edits } from './edits.ts';

type Line = SheetView['lines'][number];

type Props = {
  readonly lines: readonly Line[];
  readonly edits: Edits;
  readonly writable: boolean;
  readonly faults: Readonly<Record<string, string>>;
  readonly open: string | null;
  readonly onOpen: (line: string) => void;
  readonly onChange: (kind: 'lines' | 'answers', line: string, value: string) => void;
};

/** Letters of the form, such as 1a, D.4 or B.2.a; the product's own names of lines are not shown. */
export const printed = (row: string): string =>
  /^(?!ID\.)[\dA-Z]/.test(row) && !/[a-z]{2}|[A-Z]{3}/.test(row) ? row : '';

type RowNumberProps = Pick<Props, 'open' | 'onOpen'> & { readonly of: Line; readonly row: string };

/** The number of a line that a person fills in opens its comment and trial amount. */
const RowNumber = ({ of, row, open, onOpen }: RowNumberProps) => {
  const translate = useTranslate();
  const number = of.numbered ? printed(row) : '';
  if (of.kind !== 'amount') return number;
  const label = [number, translate(of.label)].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      className="exp"
      aria-label={translate('sptBadanScreen.explain', { label })}
      aria-pressed={open === of.line}
      onClick={() => onOpen(of.line)}
    >
      {number || <Icon name="sigma" size={14} />}
    </button>
  );
};

/** Lines of a part: entries, calculated amounts that open to their cause, and the year before. */
export const LinesTable = ({ lines, edits, writable, faults, open, onOpen, onChange }: Props) => {
  const translate = useTranslate();
  const columns = [...new Set(lines.map(({ column }) => column))];
  const rows = [...new Set(lines.map(({ row }) => row))];
  const hasPrior = lines.some(({ prior }) => prior !== null);
  const cellOf = (line: Line) => {
    const label = [line.row, translate(line.label), line.column && translate(`sptBadan.column.${line.column}`)]
      .filter(Boolean)
      .join(' ');
    const isEntry = line.kind !== 'calculated' && !['copy', 'paidOn'].includes(line.cell.kind);
    if (isEntry) {
      const kind = line.kind === 'answer' ? 'answers' : 'lines';
      return (
        <CellInput
          label={label}
          cell={line.cell}
          column={line.column ?? ''}
          value={edits[kind][line.line] ?? ''}
          disabled={!writable}
          error={faults[`${kind}.${line.line}`]}
          onChange={(value) => onChange(kind, line.line, value)}
        />
      );
    }
    if (line.kind === 'answer') return <span>{line.value}</span>;
    return (
      <button
        type="button"
        className="exp"
        aria-label={translate('sptBadanScreen.explain', { label })}
        aria-pressed={open === line.line}
        onClick={() => onOpen(line.line)}
      >
        <Money value={line.value} places={0} />
      </button>
    );
  };
  return (
    <div className="annual-scroll">
      <table className={`lines-table annual-lines ${columns.length > 1 ? 'many' : 'one'}`}>
        {(columns.length > 1 || hasPrior) && (
          <thead>
            <tr>
              <th scope="col">{translate('sptBadanScreen.row')}</th>
              <th scope="col">{translate('sptBadanScreen.line')}</th>
              {columns.map((column) => (
                <th key={column} scope="col" className="right">
                  {column && translate(`sptBadan.column.${column}`)}
                </th>
              ))}
              {hasPrior && <th className="right">{translate('sptBadanScreen.prior')}</th>}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => {
            const cells = lines.filter((line) => line.row === row);
            const [first] = cells;
            if (!first) return null;
            return (
              <tr key={row} data-line={first.line} className={cells.some(({ strong }) => strong) ? 'sum' : undefined}>
                <td className="num nw sec">
                  <RowNumber of={first} row={row} open={open} onOpen={onOpen} />
                </td>
                <th scope="row">{translate(first.label)}</th>
                {columns.map((column) => {
                  const line = cells.find((one) => one.column === column);
                  return (
                    <td key={column} className="right">
                      {line && cellOf(line)}
                    </td>
                  );
                })}
                {hasPrior && (
                  <td className="right sec">
                    {cells.at(-1)?.prior && <Money value={cells.at(-1)?.prior ?? ''} places={0} />}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
