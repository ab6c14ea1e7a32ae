import { Button, TablePagination } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatCount } from '#domain/text/format.ts';
import { EmptyState } from '../ui/feedback/notices.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { useMay } from '../ui/layout/session-context.ts';
import { HistoryTable } from './HistoryTable.tsx';
import { HistoryTools } from './HistoryTools.tsx';
import { useImportKind, useKindWords } from './kind.ts';
import { PAGE, useHistory } from './use-history.ts';
import './imports.css';

/** Every import of the company, newest first; an unfinished one goes on where it was left. */
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
