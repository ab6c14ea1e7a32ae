import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatCount } from '#domain/text/format.ts';
import { Moment } from '../kit/Day.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useHeld } from '../kit/session-context.ts';
import { TableHead } from '../kit/TableHead.tsx';
import { CancelImport } from './CancelImport.tsx';
import { ImportChip } from './ImportChip.tsx';
import { TO_REPAIR } from './ImportDetail.tsx';
import { type ImportView, originalUrl } from './import-api.ts';
import { useImportKind, useKindOf, useKindWords } from './kind.ts';

/** Steps an import can no longer be taken back from. */
const PAST: ReadonlySet<string> = new Set(['COMMITTING', 'FINISHED']);

const Actions = ({ impor, onChanged }: { impor: ImportView; onChanged: () => void }) => {
  const translate = useTranslate();
  const say = useKindWords();
  const kind = useKindOf()(impor);
  const may = useHeld(kind.write);
  const open = impor.step !== 'FINISHED' || impor.failed > 0;
  const saved = impor.step === 'FINISHED' || impor.succeeded > 0;
  return (
    <span className="imp-acts">
      {may && open && !impor.message && (
        <Button component={Link} to={`${kind.paths.one(impor.id)}${TO_REPAIR}`} variant="outlined" size="small">
          {translate(saved ? 'imporScreen.list.repair' : 'imporScreen.list.continue')}
        </Button>
      )}
      {impor.succeeded > 0 && (
        <Button component={Link} to={kind.paths.saved(impor.id)} variant="text" size="small">
          {say('list.documents')}
        </Button>
      )}
      <Button
        href={originalUrl(kind, impor.id)}
        variant="text"
        size="small"
        color="inherit"
        startIcon={<Icon name="download" size={16} />}
      >
        {translate('imporScreen.list.original')}
      </Button>
      {may && !PAST.has(impor.step) && impor.succeeded === 0 && (
        <CancelImport id={impor.id} fileName={impor.fileName} size="small" onCancelled={onChanged} />
      )}
    </span>
  );
};

/** The imports themselves; on a phone each is a card. */
export const HistoryTable = ({ rows, onChanged }: { rows: readonly ImportView[]; onChanged: () => void }) => {
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
            <td className="r low">{formatCount(impor.rows)}</td>
            <td className="r low">{formatCount(impor.succeeded)}</td>
            <td className="r low">{formatCount(impor.failed)}</td>
            <td>
              <ImportChip status={impor.status} />
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
            <td className="wide">
              <Actions impor={impor} onChanged={onChanged} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
