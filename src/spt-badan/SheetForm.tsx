import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AnnualEra } from '#domain/spt-badan/era.ts';
import type { SheetView } from '#domain/spt-badan/view-schema.ts';
import { Alert } from '../ui/feedback/notices.tsx';
import { moveBetweenCells } from './cell-keys.ts';
import { LinePanel } from './LinePanel.tsx';
import { LinesTable } from './LinesTable.tsx';
import { RowsTable } from './RowsTable.tsx';
import { useJump } from './use-jump.ts';
import { useSheetSaving } from './use-sheet-saving.ts';

type Props = {
  readonly id: string;
  readonly era: AnnualEra;
  readonly view: SheetView;
  readonly part: string | null;
  /** The line whose cause is shown, as `sheet!line`. */
  readonly open: string | null;
  readonly onOpen: (line: string | null) => void;
};

const SHOWN_FAULTS = 5;

/** The entries of a sheet, or of one part of it, which save themselves. */
export const SheetForm = ({ id, era, view, part, open, onOpen }: Props) => {
  const translate = useTranslate();
  const { edits, change, save, status, faults, stale, reload } = useSheetSaving(id, view);
  const parts = [...new Set([...view.lines, ...view.tables].map((one) => one.part))].filter(
    (one) => part === null || one === part,
  );
  const [openSheet, openLine = ''] = open?.split('!') ?? [];
  const isOwn = openSheet === view.sheet;
  useJump(true);
  return (
    <form
      className="annual-form"
      onKeyDown={moveBetweenCells}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (status === 'unsaved' && !stale && !currentTarget.contains(relatedTarget)) void save();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {stale && (
        <Alert
          severity="warning"
          title={translate('sptBadanScreen.stale')}
          actions={
            <Button color="inherit" size="small" onClick={() => void reload()}>
              {translate('sptBadanScreen.reload')}
            </Button>
          }
        >
          {translate('sptBadanScreen.stale_text')}
        </Alert>
      )}
      {Object.keys(faults).length > 0 && (
        <Alert severity="error" title={translate('sptBadanScreen.faults')}>
          {Object.entries(faults)
            .slice(0, SHOWN_FAULTS)
            .map(([path, fault]) => `${path.replace(/^(lines|answers|rows)\./, '')}: ${fault}`)
            .join('; ')}
        </Alert>
      )}
      {parts.map((name) => {
        const lines = view.lines.filter((line) => line.part === name);
        return (
          <div key={name} className="annual-part">
            {view.sheet === 'INDUK' && (
              <h3 className="annual-part-title">{translate(`pdfAnnual.part.form${era}.${name}`)}</h3>
            )}
            {view.tables
              .filter((table) => table.part === name)
              .map((table) => (
                <RowsTable
                  key={table.table}
                  id={id}
                  table={table}
                  rows={edits.rows[table.table] ?? []}
                  writable={view.writable}
                  faults={faults}
                  onChange={(rows, imported) =>
                    change(
                      { ...edits, rows: { ...edits.rows, [table.table]: rows.map((row) => ({ ...row })) } },
                      imported,
                    )
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
                  open={isOwn ? openLine : null}
                  onOpen={(line) => onOpen(`${view.sheet}!${line}`)}
                  onChange={(kind, line, value) => change({ ...edits, [kind]: { ...edits[kind], [line]: value } })}
                />
              </section>
            )}
          </div>
        );
      })}
      {open && (
        <LinePanel
          id={id}
          line={open}
          note={
            isOwn
              ? {
                  value: edits.notes[openLine] ?? '',
                  onChange: view.writable
                    ? (text) => change({ ...edits, notes: { ...edits.notes, [openLine]: text } })
                    : null,
                }
              : null
          }
          onOpen={onOpen}
          onClose={() => onOpen(null)}
        />
      )}
      <p className="annual-saved small sec" role="status">
        {view.writable && translate(`sptBadanScreen.saving.${status}`)}
      </p>
    </form>
  );
};
