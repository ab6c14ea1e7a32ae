import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Tone } from '#domain/definition/status.ts';
import type { ImportListed } from '#domain/imports/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { download } from '../client/download.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import type { IconName } from '../ui/layout/Icon.tsx';
import { MenuButton, type MenuChoice } from '../ui/layout/MenuButton.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { TableHead } from '../ui/layout/TableHead.tsx';
import { Moment } from '../ui/layout/values.tsx';
import { CancelImportDialog } from './CancelImport.tsx';
import { originalUrl } from './import-api.ts';
import { TO_REPAIR, useImportKind, useKindOf, useKindWords } from './kind.ts';

const looks: Record<string, { tone: Tone; icon: IconName }> = {
  IN_PROGRESS: { tone: 'orange', icon: 'clock' },
  YOUR_TURN: { tone: 'orange', icon: 'edit' },
  SUCCESS: { tone: 'green', icon: 'check' },
  PARTIAL_SUCCESS: { tone: 'orange', icon: 'warning' },
  FAILED: { tone: 'red', icon: 'close' },
  INVALID: { tone: 'red', icon: 'close' },
};

/** Steps that wait for the user; in the others a job is running. */
const yours: ReadonlySet<string> = new Set(['SHEET', 'MAPPING', 'REPAIR']);

export const shownImport = (imported: { readonly status: string; readonly step: string }): string =>
  imported.status === 'IN_PROGRESS' && yours.has(imported.step) ? 'YOUR_TURN' : imported.status;

const ImportChip = ({ of }: { of: { readonly status: string; readonly step: string } }) => {
  const translate = useTranslate();
  const shown = shownImport(of);
  const look = looks[shown] ?? { tone: 'grey' as const, icon: 'dot' as const };
  return <Chip tone={look.tone} icon={look.icon} label={translate(`imporScreen.status.${shown}`)} title={of.status} />;
};

/** Steps after which an import can no longer be cancelled. */
const PAST: ReadonlySet<string> = new Set(['COMMITTING', 'FINISHED']);

type RowProps = { readonly impor: ImportListed; readonly onChanged: () => void };

const Actions = ({ impor, onChanged }: RowProps) => {
  const translate = useTranslate();
  const say = useKindWords();
  const kind = useKindOf()(impor);
  const may = useMay(kind.resource, 'create');
  const [cancelling, setCancelling] = useState(false);
  const open = impor.step !== 'FINISHED' || impor.failed > 0;
  const saved = impor.step === 'FINISHED' || impor.succeeded > 0;
  const words = (key: string) => translate(`imporScreen.list.${key}`);
  const goesOn = may && open && !impor.message;
  const brought = { label: say('list.documents'), to: kind.paths.saved(impor.id) };
  const choices: readonly MenuChoice[] = [
    ...(goesOn && impor.succeeded > 0 ? [{ key: 'saved', ...brought }] : []),
    {
      key: 'original',
      label: words('original'),
      icon: 'download',
      onPick: () => download(originalUrl(kind, impor.id)),
    },
    ...(may && !PAST.has(impor.step) && impor.succeeded === 0
      ? [{ key: 'cancel', label: translate('imporScreen.cancel'), danger: true, onPick: () => setCancelling(true) }]
      : []),
  ];
  return (
    <span className="imp-acts">
      {goesOn ? (
        <Button component={Link} to={`${kind.paths.one(impor.id)}${TO_REPAIR}`} variant="outlined" size="small">
          {words(saved ? 'repair' : 'continue')}
        </Button>
      ) : (
        impor.succeeded > 0 && (
          <Button component={Link} to={brought.to} variant="text" size="small">
            {brought.label}
          </Button>
        )
      )}
      <MenuButton iconOnly label={`${words('more')}, ${impor.fileName}`} choices={choices} />
      <CancelImportDialog
        open={cancelling}
        id={impor.id}
        fileName={impor.fileName}
        onClose={() => setCancelling(false)}
        onCancelled={onChanged}
      />
    </span>
  );
};

export const HistoryTable = ({ rows, onChanged }: { rows: readonly ImportListed[]; onChanged: () => void }) => {
  const translate = useTranslate();
  const kind = useImportKind();
  const label = (key: string) => translate(`imporScreen.list.${key}`);
  return (
    <table className="imp-tbl cards">
      <TableHead
        of={[
          ...(['file', 'kind', 'by', 'at'] as const).map((key) => ({ label: label(key) })),
          ...(['rows', 'succeeded', 'failed'] as const).map((key) => ({ label: label(key), right: true })),
          { label: label('status') },
          { label: label('open'), unseen: true },
        ]}
      />
      <tbody>
        {rows.map((impor) => (
          <tr key={impor.id}>
            <td className="el" title={impor.fileName}>
              <Link to={kind.paths.one(impor.id)}>{impor.fileName}</Link>
              {impor.message && (
                <span className="imp-why" title={impor.message}>
                  {impor.message}
                </span>
              )}
            </td>
            <td className="low">{translate(`imporScreen.kinds.${impor.kind}`)}</td>
            <td className="low nw">{impor.createdByName}</td>
            <td className="low">
              <Moment at={impor.createdAt} />
            </td>
            <td className="right low">{formatCount(impor.rows)}</td>
            <td className="right low">{formatCount(impor.succeeded)}</td>
            <td className="right low">{formatCount(impor.failed)}</td>
            <td>
              <ImportChip of={impor} />
            </td>
            <td className="wide only-card imp-note">
              <Moment at={impor.createdAt} /> · {impor.createdByName}
              <br />
              {translate('imporScreen.list.counts', {
                rows: formatCount(impor.rows),
                succeeded: formatCount(impor.succeeded),
                failed: formatCount(impor.failed),
              })}
            </td>
            <td className="wide acts">
              <Actions impor={impor} onChanged={onChanged} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
