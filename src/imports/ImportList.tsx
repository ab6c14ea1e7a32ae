import { Button, MenuItem, Select, TablePagination } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../ui/layout/Icon.tsx';
import { PAGE, useHistory } from './use-history.ts';
import '../ui/list/list.css';
import { Link } from 'react-router-dom';
import { formatCount } from '#domain/text/format.ts';
import { EmptyState } from '../ui/feedback/notices.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { HistoryTable } from './HistoryTable.tsx';
import { useImportKind, useKindWords } from './kind.ts';
import './imports.css';

const statuses = ['IN_PROGRESS', 'SUCCESS', 'PARTIAL_SUCCESS', 'FAILED', 'INVALID'] as const;
const PAUSE_MS = 300;

const HistoryTools = ({ of: { questions: query, change } }: { of: ReturnType<typeof useHistory> }) => {
  const translate = useTranslate();
  const searched = query('q');
  const [typed, setTyped] = useState(searched);
  useEffect(() => setTyped(searched), [searched]);
  useEffect(() => {
    if (typed.trim() === searched) return;
    const timer = setTimeout(() => change({ q: typed.trim() }), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  const label = (key: string) => translate(`imporScreen.list.${key}`);
  return (
    <div className="imp-tools">
      <label className="tool-search">
        <Icon name="search" size={16} />
        <input
          type="search"
          aria-label={label('search')}
          placeholder={label('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Select
        value={query('status')}
        displayEmpty
        size="small"
        inputProps={{ 'aria-label': label('filterStatus') }}
        onChange={(event) => change({ status: event.target.value })}
      >
        <MenuItem value="">{label('all')}</MenuItem>
        {statuses.map((code) => (
          <MenuItem key={code} value={code}>
            {translate(`imporScreen.status.${code}`)}
          </MenuItem>
        ))}
      </Select>
      <Select
        value={query('mine')}
        displayEmpty
        size="small"
        inputProps={{ 'aria-label': label('filterUser') }}
        onChange={(event) => change({ mine: event.target.value })}
      >
        <MenuItem value="">{label('everybody')}</MenuItem>
        <MenuItem value="true">{label('mine')}</MenuItem>
      </Select>
    </div>
  );
};

export const ImportList = () => {
  const translate = useTranslate();
  const say = useKindWords();
  const kind = useImportKind();
  const may = useMay(kind.resource, 'create');
  const history = useHistory();
  const { data, page, narrowed, change, clear, refresh } = history;
  const total = data?.total ?? 0;
  const start = may && (
    <Button component={Link} to={kind.paths.form} variant="contained" startIcon={<Icon name="plus" size={16} />}>
      {translate('imporScreen.start')}
    </Button>
  );
  const first = data && total === 0 && !narrowed;
  const { Lead } = kind;
  return (
    <div className="imp-body">
      {Lead && <Lead />}
      <header className="imp-top imp-list-hd">
        <div>
          <h1>
            {say('title')} <span className="imp-note">{data ? formatCount(total) : ''}</span>
          </h1>
        </div>
        {!first && start}
      </header>
      <section className="imp-card" aria-busy={data === undefined}>
        {first ? (
          <EmptyState icon="import" title={translate('imporScreen.list.empty')} actions={start}>
            {say('list.emptyText')}
          </EmptyState>
        ) : (
          <>
            <HistoryTools of={history} />
            {data && total === 0 ? (
              <EmptyState
                icon="search"
                title={translate('list.nothing_found')}
                actions={
                  <Button variant="outlined" onClick={clear}>
                    {translate('list.clear_filter')}
                  </Button>
                }
              />
            ) : (
              <div className="imp-scroll">
                <HistoryTable rows={data?.rows ?? []} onChanged={refresh} />
              </div>
            )}
          </>
        )}
        {total > PAGE && (
          <TablePagination
            component="div"
            count={total}
            page={page}
            rowsPerPage={PAGE}
            rowsPerPageOptions={[PAGE]}
            onPageChange={(_, next) => change({ page: next === 0 ? '' : String(next + 1) })}
          />
        )}
      </section>
    </div>
  );
};
