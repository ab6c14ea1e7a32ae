import '../ui/layout/tables.css';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { xmlAttachment } from '#domain/spt-badan/xml/attachments.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { Money } from '../ui/layout/values.tsx';
import { CellInput } from './CellInput.tsx';
import { type Imported, ImportRows } from './ImportRows.tsx';
import { isEntry, type Row, type Table, withPasted } from './pasted-rows.ts';
import { XmlButton } from './XmlButton.tsx';

type Props = {
  readonly id: string;
  readonly table: Table;
  readonly rows: readonly Row[];
  readonly writable: boolean;
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (rows: readonly Row[], imported?: Imported) => void;
};

/** Row and column of the cell that an event is in; the first cell after the last row elsewhere. */
const placeOf = (target: EventTarget, rows: readonly Row[]) => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  const { row, column } = cell?.dataset ?? {};
  return row === undefined ? { row: rows.length, column: '' } : { row: Number(row), column: column ?? '' };
};

/** Rows of a part: added and pasted by a person, or those of the form. Calculated cells follow at the next save. */
export const RowsTable = ({ id, table, rows, writable, faults, onChange }: Props) => {
  const translate = useTranslate();
  const { columns, fixed } = table;
  const [importing, setImporting] = useState(false);
  const [lacking, setLacking] = useState<Readonly<Record<string, string>>>({});
  const hasXml = xmlAttachment(table.table) !== undefined;
  const title = translate(`sptBadan.table.${table.table.replaceAll('.', '_')}`);
  const entryAt = (code: string): number => rows.findIndex((row) => row.code === code);
  const change = (at: number, name: string, value: string) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, [name]: value } : row)));
  const changeFixed = (code: string, name: string, value: string) => {
    const at = entryAt(code);
    if (at < 0) onChange([...rows, { code, [name]: value }]);
    else change(at, name, value);
  };
  const faultAt = (at: number, name: string): string | undefined => {
    const path = `rows.${table.table}.${at}.${name}`;
    return faults[path] ?? lacking[path];
  };
  const shown: readonly Row[] = fixed ? table.rows : rows;
  return (
    <section className="card annual-rows" data-line={table.table}>
      <header className="annual-rows-hd">
        <h2>{title}</h2>
        {!fixed && (
          <span className="row">
            {hasXml && rows.length > 0 && <XmlButton id={id} table={table.table} title={title} onFaults={setLacking} />}
            {writable && (
              <>
                <Button size="small" startIcon={<Icon name="upload" size={16} />} onClick={() => setImporting(true)}>
                  {translate('sptBadanScreen.import.open')}
                </Button>
                <Button size="small" startIcon={<Icon name="plus" size={16} />} onClick={() => onChange([...rows, {}])}>
                  {translate('sptBadanScreen.add_row')}
                </Button>
              </>
            )}
          </span>
        )}
      </header>
      <div
        className="annual-scroll"
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (fixed || !writable || !/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return;
          event.preventDefault();
          const at = placeOf(event.target, rows);
          const next = withPasted(rows, columns, { text, at, names: (key) => [translate(key)] });
          onChange(next.filter((row) => Object.values(row).some(Boolean)));
        }}
      >
        <table className="lines-table annual-lines">
          <thead>
            <tr>
              {columns.map(({ name, cell }) => (
                <th
                  key={name}
                  scope="col"
                  className={cell.kind === 'amount' || cell.kind === 'computed' ? 'right' : ''}
                >
                  {translate(`sptBadan.column.${name}`)}
                </th>
              ))}
              {!fixed && <th aria-label={translate('sptBadanScreen.remove_row')} />}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => {
              const key = fixed ? `${at} ${row.code}` : String(at);
              const isClosed = fixed && row.$kind !== 'data';
              const own = fixed ? rows[entryAt(row.code ?? '')] : row;
              return (
                <tr
                  key={key}
                  data-line={`${table.table}.${row.code ?? at}`}
                  className={row.$kind && row.$kind !== 'data' ? row.$kind : undefined}
                >
                  {columns.map((column) => {
                    const { name, cell } = column;
                    const text = table.rows[at]?.[name] ?? '';
                    if (!isEntry(column) || isClosed)
                      return (
                        <td
                          key={name}
                          data-label={translate(`sptBadan.column.${name}`)}
                          className={
                            cell.kind === 'fixed' ? `fixed ${name}` : Number(text) === 0 ? 'right none' : 'right'
                          }
                        >
                          {cell.kind === 'fixed' || !/^-?\d+\.\d\d$/.test(text) ? (
                            text
                          ) : (
                            <Money value={text} places={0} />
                          )}
                        </td>
                      );
                    return (
                      <td key={name} data-label={translate(`sptBadan.column.${name}`)} data-row={at} data-column={name}>
                        <CellInput
                          label={`${translate(`sptBadan.column.${name}`)} ${row.account ?? at + 1}`}
                          cell={cell}
                          column={name}
                          value={own?.[name] ?? ''}
                          disabled={!writable}
                          error={faultAt(fixed ? entryAt(row.code ?? '') : at, name)}
                          onChange={(value) =>
                            fixed ? changeFixed(row.code ?? '', name, value) : change(at, name, value)
                          }
                        />
                      </td>
                    );
                  })}
                  {!fixed && (
                    <td>
                      {writable && (
                        <button
                          type="button"
                          className="ib xs"
                          aria-label={translate('sptBadanScreen.remove_row')}
                          onClick={() => onChange(rows.filter((_, index) => index !== at))}
                        >
                          <Icon name="trash" size={16} />
                        </button>
                      )}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {importing && (
        <ImportRows
          id={id}
          table={table}
          title={title}
          rows={rows}
          onTake={onChange}
          onClose={() => setImporting(false)}
        />
      )}
      {shown.length === 0 && <p className="sec annual-none">{translate('sptBadanScreen.no_rows')}</p>}
    </section>
  );
};
