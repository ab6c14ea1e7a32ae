import { Button, MenuItem, Select, TablePagination } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useEvents } from '../app/events.ts';
import { callList } from '../app/http.ts';
import { Icon } from '../kit/Icon.tsx';
import { useHeld } from '../kit/session-context.ts';
import { ImportChip } from './ImportChip.tsx';
import { type ImportView, originalUrl } from './import-api.ts';
import { useImportKind, useKindWords } from './kind.ts';
import './impor.css';

const PAGE = 25;
const statuses = ['IN_PROGRESS', 'SUCCESS', 'PARTIAL_SUCCESS', 'FAILED', 'INVALID'] as const;

const moment = (at: number) =>
  new Intl.DateTimeFormat('id-ID', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Jakarta' }).format(at);

const Actions = ({ impor }: { impor: ImportView }) => {
  const translate = useTranslate();
  const say = useKindWords();
  const kind = useImportKind();
  const open = impor.step !== 'FINISHED' || impor.failed > 0;
  return (
    <>
      {open && impor.message === null && (
        <Button component={Link} to={kind.paths.one(impor.id)} variant="outlined" size="small">
          {translate(
            impor.step === 'FINISHED' || impor.succeeded > 0 ? 'imporScreen.list.repair' : 'imporScreen.list.continue',
          )}
        </Button>
      )}{' '}
      {impor.succeeded > 0 && (
        <Button component={Link} to={kind.paths.saved(impor.id)} variant="text" size="small">
          {say('list.documents')}
        </Button>
      )}{' '}
      <Button
        href={originalUrl(kind, impor.id)}
        variant="text"
        size="small"
        color="inherit"
        startIcon={<Icon name="download" size={16} />}
      >
        {translate('imporScreen.list.original')}
      </Button>
    </>
  );
};

/** Every import of the company, newest first; an unfinished one goes on where it was left. */
export const ImportList = () => {
  const translate = useTranslate();
  const say = useKindWords();
  const kind = useImportKind();
  const may = useHeld(kind.write);
  const client = useQueryClient();
  const [page, setPage] = useState(0);
  const [status, setStatus] = useState('');
  const filter = status ? { status } : {};
  const { data } = useQuery({
    queryKey: ['imports', kind.api, page, status],
    queryFn: () =>
      callList<ImportView>(
        `${kind.api}?range=${encodeURIComponent(JSON.stringify([page * PAGE, page * PAGE + PAGE - 1]))}&filter=${encodeURIComponent(JSON.stringify(filter))}`,
      ),
    placeholderData: keepPreviousData,
  });
  useEvents('import', () => void client.invalidateQueries({ queryKey: ['imports'] }));
  const rows = data?.rows ?? [];
  return (
    <div className="imp-body">
      <header className="imp-top" style={{ marginBottom: 12 }}>
        <div>
          <h1>
            {translate('imporScreen.title')} <span className="imp-note">{data?.total ?? ''}</span>
          </h1>
        </div>
        <Select
          value={status}
          displayEmpty
          size="small"
          inputProps={{ 'aria-label': translate('imporScreen.list.filterStatus') }}
          onChange={(event) => {
            setStatus(event.target.value);
            setPage(0);
          }}
        >
          <MenuItem value="">{translate('imporScreen.list.all')}</MenuItem>
          {statuses.map((code) => (
            <MenuItem key={code} value={code}>
              {translate(`imporScreen.status.${code}`)}
            </MenuItem>
          ))}
        </Select>
        {may && (
          <Button component={Link} to={kind.paths.form} variant="contained" startIcon={<Icon name="plus" size={16} />}>
            {translate('imporScreen.start')}
          </Button>
        )}
      </header>
      <section className="imp-card imp-scroll">
        {data && rows.length === 0 ? (
          <div className="done-box">
            <span className="ic wait">
              <Icon name="import" />
            </span>
            <strong>{translate('imporScreen.list.empty')}</strong>
            <p>{say('list.emptyText')}</p>
            {may && (
              <Button component={Link} to={kind.paths.form} variant="contained">
                {translate('imporScreen.start')}
              </Button>
            )}
          </div>
        ) : (
          <table className="imp-tbl cards">
            <thead>
              <tr>
                {(['file', 'kind', 'by', 'at'] as const).map((key) => (
                  <th key={key} scope="col">
                    {translate(`imporScreen.list.${key}`)}
                  </th>
                ))}
                {(['rows', 'succeeded', 'failed'] as const).map((key) => (
                  <th key={key} scope="col" className="r">
                    {translate(`imporScreen.list.${key}`)}
                  </th>
                ))}
                <th scope="col">{translate('imporScreen.list.status')}</th>
                <th scope="col" aria-label={translate('imporScreen.list.open')} />
              </tr>
            </thead>
            <tbody>
              {rows.map((impor) => (
                <tr key={impor.id}>
                  <td className="el" title={impor.fileName}>
                    <Link to={kind.paths.one(impor.id)}>{impor.fileName}</Link>
                  </td>
                  <td className="low">{translate(`imporScreen.kinds.${impor.kind}`)}</td>
                  <td className="low">{impor.createdByName}</td>
                  <td>{moment(impor.createdAt)}</td>
                  <td className="r low">{impor.rows}</td>
                  <td className="r low">{impor.succeeded}</td>
                  <td className="r low">{impor.failed}</td>
                  <td>
                    <ImportChip status={impor.status} />
                  </td>
                  <td className="wide">
                    <Actions impor={impor} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {(data?.total ?? 0) > PAGE && (
          <TablePagination
            component="div"
            count={data?.total ?? 0}
            page={page}
            rowsPerPage={PAGE}
            rowsPerPageOptions={[PAGE]}
            onPageChange={(_, next) => setPage(next)}
          />
        )}
      </section>
    </div>
  );
};
