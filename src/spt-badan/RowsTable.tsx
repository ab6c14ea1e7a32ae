import '../ui/layout/tables.css';
import { Box, Button } from '@mui/material';
import { type ClipboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { xmlAttachment } from '#domain/spt-badan/xml/attachments.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { type Imported, ImportRows } from './ImportRows.tsx';
import { type Row, type Table, withEntry, withPasted } from './pasted-rows.ts';
import { RowPages } from './RowPages.tsx';
import { ROWS_A_PAGE, useRowPage } from './row-page.ts';
import { TableRow } from './TableRow.tsx';
import { XmlButton, XmlNotice, type XmlRefused } from './XmlButton.tsx';

type Props = {
  readonly id: string;
  readonly table: Table;
  readonly rows: readonly Row[];
  readonly writable: boolean;
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (rows: readonly Row[], imported?: Imported) => void;
};

const isRight = ({ kind }: Table['columns'][number]['cell']): boolean =>
  ['amount', 'computed', 'percent'].includes(kind);

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
  const [refused, setRefused] = useState<(XmlRefused & { readonly rows: readonly Row[] }) | null>(null);
  const hasXml = xmlAttachment(table.table) !== undefined;
  const title = translate(`sptBadan.table.${table.table.replaceAll('.', '_')}`);
  const entryAt = (code: string): number => rows.findIndex((row) => row.code === code);
  const change = (at: number, name: string, value: string) =>
    onChange(rows.map((row, index) => (index === at ? withEntry(row, columns, name, value) : row)));
  const changeFixed = (code: string, name: string, value: string) => {
    const at = entryAt(code);
    if (at < 0) onChange([...rows, { code, [name]: value }]);
    else change(at, name, value);
  };
  const faultAt = (at: number, name: string): string | undefined => {
    const path = `rows.${table.table}.${at}.${name}`;
    // What was corrected since is no fault any more.
    const isSame = refused?.rows.length === rows.length && refused.rows[at]?.[name] === rows[at]?.[name];
    return faults[path] ?? (isSame ? refused.faults[path] : undefined);
  };
  const shown: readonly Row[] = fixed ? table.rows : rows;
  const { page, last, setPage, from } = useRowPage(table.table, fixed ? 0 : shown.length);
  const addRow = () => {
    onChange([...rows, {}]);
    setPage(Math.floor(rows.length / ROWS_A_PAGE));
  };
  return (
    <section className="card annual-rows" data-line={table.table}>
      <header className="annual-rows-hd">
        <h2>{title}</h2>
        {!fixed && (
          <span className="row">
            {hasXml && rows.length > 0 && (
              <XmlButton
                id={id}
                table={table.table}
                title={title}
                onRefused={(found) => setRefused(found && { ...found, rows })}
              />
            )}
            {writable && (
              <>
                <Button size="small" startIcon={<Icon name="upload" size={16} />} onClick={() => setImporting(true)}>
                  {translate('sptBadanScreen.import.open')}
                </Button>
                <Button size="small" startIcon={<Icon name="plus" size={16} />} onClick={addRow}>
                  {translate('sptBadanScreen.add_row')}
                </Button>
              </>
            )}
          </span>
        )}
      </header>
      {refused && <XmlNotice refused={refused} />}
      {/* Without a cell to go to, the keyboard scrolls the table itself. */}
      <Box
        className="annual-scroll"
        role="group"
        aria-label={title}
        tabIndex={writable && shown.length > 0 ? undefined : 0}
        onPaste={(event: ClipboardEvent<HTMLElement>) => {
          const text = event.clipboardData.getData('text/plain');
          if (fixed || !writable || !/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return;
          event.preventDefault();
          const at = placeOf(event.target, rows);
          const next = withPasted(rows, columns, { text, at, names: (key) => [translate(key)] });
          onChange(next.filter((row) => Object.values(row).some(Boolean)));
        }}
      >
        <table className={`lines-table annual-lines ${fixed || writable ? 'held' : ''}`}>
          <thead>
            <tr>
              {columns.map(({ name, cell }) => (
                <th
                  key={name}
                  scope="col"
                  className={cell.kind === 'fixed' ? name : isRight(cell) ? 'right' : undefined}
                >
                  {translate(`sptBadan.column.${name}`)}
                </th>
              ))}
              {!fixed && writable && <th aria-label={translate('sptBadanScreen.remove_row')} />}
            </tr>
          </thead>
          <tbody>
            {(fixed ? shown : shown.slice(from, from + ROWS_A_PAGE)).map((row, index) => {
              const at = from + index;
              const { code = '' } = row;
              const place = fixed ? entryAt(code) : at;
              return (
                <TableRow
                  key={fixed ? `${at} ${code}` : String(at)}
                  table={table}
                  at={at}
                  worked={table.rows[at]}
                  entries={fixed ? rows[place] : row}
                  writable={writable}
                  faultOf={(name) => faultAt(place, name)}
                  onChange={(name, value) => (fixed ? changeFixed(code, name, value) : change(at, name, value))}
                  onRemove={fixed ? null : () => onChange(rows.filter((_, other) => other !== at))}
                />
              );
            })}
          </tbody>
        </table>
      </Box>
      <RowPages page={page} last={last} count={shown.length} onPage={setPage} />
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
