import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { SheetView } from '#domain/spt-badan/view-schema.ts';
import { Alert } from '../ui/feedback/notices.tsx';
import { useUnsaved } from '../ui/feedback/unsaved.ts';
import { fieldErrorsOf, useCall, useTellProblem } from '../ui/feedback/use-call.ts';
import { type Edits, editsOf } from './edits.ts';
import { LinesTable } from './LinesTable.tsx';
import { RowsTable } from './RowsTable.tsx';

type Props = {
  readonly id: string;
  readonly view: SheetView;
  readonly part: string | null;
  readonly open: string | null;
  readonly onOpen: (line: string) => void;
};

/** The entries of a sheet, or of one part of it; the whole sheet is saved. */
export const SheetForm = ({ id, view, part, open, onOpen }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTellProblem();
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const [edits, setEdits] = useState<Edits>(() => editsOf(view));
  const [changed, setChanged] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const edit = (next: Edits) => {
    setEdits(next);
    setChanged(true);
  };
  const parts = [...new Set([...view.lines, ...view.tables].map((one) => one.part))].filter(
    (one) => part === null || one === part,
  );
  const save = async () => {
    try {
      await ask('PUT', '/efiling/spt-badan/{id}/sheets/{sheet}', {
        path: { id, sheet: view.sheet },
        body: { version: view.version, ...edits },
        silent: true,
      });
      setChanged(false);
      setFaults({});
      notify('sptBadan.done.fill', { type: 'success' });
      await client.invalidateQueries({ queryKey: ['spt-badan', id] });
    } catch (error) {
      setFaults(fieldErrorsOf(error));
      tell(error);
    }
  };
  useUnsaved(changed ? 'unsaved' : 'saved', save);
  return (
    <form
      className="annual-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {Object.keys(faults).length > 0 && (
        <Alert severity="error" title={translate('sptBadanScreen.faults')}>
          {Object.entries(faults)
            .slice(0, 5)
            .map(([path, fault]) => `${path.replace(/^(lines|answers|rows)\./, '')}: ${fault}`)
            .join('; ')}
        </Alert>
      )}
      {parts.map((name) => {
        const lines = view.lines.filter((line) => line.part === name);
        return (
          <div key={name} className="annual-part">
            {view.tables
              .filter((table) => table.part === name)
              .map((table) => (
                <RowsTable
                  key={table.table}
                  table={table}
                  rows={edits.rows[table.table] ?? []}
                  writable={view.writable}
                  faults={faults}
                  onChange={(rows) =>
                    edit({ ...edits, rows: { ...edits.rows, [table.table]: rows.map((row) => ({ ...row })) } })
                  }
                />
              ))}
            {lines.length > 0 && (
              <section className="card">
                <LinesTable
                  lines={lines}
                  edits={edits}
                  writable={view.writable}
                  faults={faults}
                  open={open}
                  onOpen={onOpen}
                  onChange={(kind, line, value) => edit({ ...edits, [kind]: { ...edits[kind], [line]: value } })}
                />
              </section>
            )}
          </div>
        );
      })}
      {view.writable && (
        <div className="annual-save">
          <Button type="submit" variant="contained" disabled={busy || !changed}>
            {translate('sptBadanScreen.save')}
          </Button>
        </div>
      )}
    </form>
  );
};
