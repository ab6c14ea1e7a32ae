import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ReadRows } from '#domain/spt-badan/view-schema.ts';
import { xmlAttachment } from '#domain/spt-badan/xml/attachments.ts';
import { openFile } from '../client/download.ts';
import { fileUrl } from '../client/request.ts';
import { Modal } from '../ui/feedback/Modal.tsx';
import { Alert } from '../ui/feedback/notices.tsx';
import { fieldErrorsOf, problemOf, useCall } from '../ui/feedback/use-call.ts';
import { FileButton } from '../ui/inputs/FileButton.tsx';
import type { Row, Table } from './pasted-rows.ts';
import { RepairGrid, wrongIn } from './RepairGrid.tsx';

export type Imported = {
  readonly table: string;
  readonly fileName: string;
  readonly rows: number;
  readonly left: number;
};

type Props = {
  readonly id: string;
  readonly table: Table;
  readonly title: string;
  readonly rows: readonly Row[];
  readonly onTake: (rows: readonly Row[], imported: Imported) => void;
  readonly onClose: () => void;
};

const MOST_ROWS = 5_000;

/** Reads a file for a row table, lets a person repair it, and takes its rows into the sheet. */
export const ImportRows = ({ id, table, title, rows, onTake, onClose }: Props) => {
  const translate = useTranslate();
  const words = (key: string, params: Record<string, string | number> = {}) =>
    translate(`sptBadanScreen.import.${key}`, params);
  const { ask, busy } = useCall();
  const [read, setRead] = useState<ReadRows | null>(null);
  const [fault, setFault] = useState('');
  const [adds, setAdds] = useState(rows.length > 0);
  const [skips, setSkips] = useState(false);
  const path = { id, table: table.table };
  const { columns } = table;
  const hasXml = xmlAttachment(table.table) !== undefined;
  const choose = async (file: File) => {
    const body = new FormData();
    body.set('file', file);
    setFault('');
    try {
      setRead(await ask('POST', '/efiling/spt-badan/{id}/import/{table}', { path, body: body as never, silent: true }));
    } catch (error) {
      setRead(null);
      setFault(fieldErrorsOf(error).file ?? (problemOf(error)?.message || translate('problem.unexpected')));
    }
  };
  const found = read?.rows ?? [];
  const wrong = found.flatMap((row, at) => (wrongIn(row, columns).length > 0 ? [at] : []));
  const right = found.filter((_, at) => !wrong.includes(at));
  const before = adds ? rows.filter((row) => Object.values(row).some(Boolean)) : [];
  const isTooMany = before.length + right.length > MOST_ROWS;
  const change = (next: (row: Row, at: number) => Row) =>
    read && setRead({ ...read, rows: read.rows.map((row, at) => ({ ...next(row, at) })) });
  const take = () => {
    if (!read) return;
    onTake([...before, ...right], {
      table: table.table,
      fileName: read.fileName,
      rows: right.length,
      left: wrong.length,
    });
    onClose();
  };
  return (
    <Modal
      open
      width={600}
      title={words('title', { table: title })}
      onClose={onClose}
      // Keys of the sheet behind it do not work in here.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') event.stopPropagation();
      }}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {translate('shell.kit.back')}
          </Button>
          <Button
            variant="contained"
            disabled={busy || right.length === 0 || (wrong.length > 0 && !skips) || isTooMany}
            onClick={take}
          >
            {words('take', { smart_count: right.length })}
          </Button>
        </>
      }
    >
      <p>
        {words('text')} {hasXml && words('text_xml')}
      </p>
      <div className="row wrap annual-import">
        <FileButton
          label={words('choose')}
          accept={hasXml ? '.xlsx,.csv,.xml' : '.xlsx,.csv'}
          testId="annual-import-file"
          disabled={busy}
          onChoose={(file) => void choose(file)}
        />
        <Button color="inherit" onClick={() => openFile(fileUrl('/efiling/spt-badan/{id}/import/{table}', { path }))}>
          {words('template')}
        </Button>
      </div>
      {fault && (
        <Alert severity="error" title={fault}>
          {''}
        </Alert>
      )}
      {read && (
        <>
          <p role="status">
            {words('read', { smart_count: found.length, file: read.fileName })}{' '}
            {wrong.length === 0 ? words('fits') : words('wrong', { smart_count: wrong.length })}
          </p>
          {read.notes.map(({ message, params }) => (
            <p key={message} className="warn">
              {translate(message, params)}
            </p>
          ))}
          {wrong.length > 0 && <RepairGrid rows={found} columns={columns} wrong={wrong} onChange={change} />}
          {wrong.length > 0 && (
            <FormControlLabel
              control={<Checkbox checked={skips} onChange={(_, checked) => setSkips(checked)} />}
              label={words('skip')}
            />
          )}
          {rows.length > 0 && (
            <FormControlLabel
              control={<Checkbox checked={adds} onChange={(_, checked) => setAdds(checked)} />}
              label={words('append')}
            />
          )}
          {isTooMany && <p className="warn">{words('too_many')}</p>}
        </>
      )}
    </Modal>
  );
};
