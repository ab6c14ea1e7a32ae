import './history.css';
import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { newKey } from '../client/new-key.ts';
import { EmptyState, ReadFailed, RowsSkeleton } from '../ui/feedback/notices.tsx';
import { useCall } from '../ui/feedback/use-call.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { MenuButton } from '../ui/layout/MenuButton.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { TableHead } from '../ui/layout/TableHead.tsx';
import { useAddress } from '../ui/layout/use-address.ts';
import { AuditLogFilters } from './AuditLogFilters.tsx';
import { AuditLogRow } from './AuditLogRow.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { type AuditLogQuery, useAuditLog } from './use-audit-log.ts';

/** In the address, because a notification about the daily letter links to the form with its address. */
const PROOF = 'proof';

const columns = ['at', 'user', 'object', 'action', 'change', 'ip'] as const;

const Rows = ({ of }: { of: AuditLogQuery }) => {
  const translate = useTranslate();
  const { rows, error, isPending, refetch, narrowed, clear, change, hasNextPage, fetchNextPage, isFetching } = of;
  if (error)
    return <ReadFailed title={translate('auditLog.failed')} why={error.message} onRetry={() => void refetch()} />;
  if (isPending) return <RowsSkeleton />;
  if (rows.length === 0)
    return narrowed ? (
      <EmptyState
        icon="search"
        title={translate('auditLog.none_found')}
        actions={
          <Button variant="outlined" onClick={clear}>
            {translate('auditLog.filter.clear')}
          </Button>
        }
      />
    ) : (
      <EmptyState icon="history" title={translate('auditLog.none')}>
        {translate('auditLog.none_text')}
      </EmptyState>
    );
  return (
    <>
      <div className="audit-log-scroll">
        <table className="audit-log-rows">
          <TableHead of={columns.map((key) => ({ label: translate(`auditLog.column.${key}`) }))} />
          <tbody>
            {rows.map((row) => (
              <AuditLogRow key={row.seq} of={row} onObject={() => change({ objectId: row.objectId })} />
            ))}
          </tbody>
        </table>
      </div>
      {hasNextPage && (
        <div className="audit-log-more">
          <Button variant="outlined" disabled={isFetching} onClick={() => void fetchNextPage()}>
            {translate('auditLog.more')}
          </Button>
        </div>
      )}
    </>
  );
};

export const AuditLog = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { ask } = useCall();
  const log = useAuditLog();
  const [search, setSearch] = useAddress();
  const prove = (open: boolean) =>
    setSearch(
      (was) => {
        const next = new URLSearchParams(was);
        if (open) next.set(PROOF, 'open');
        else next.delete(PROOF);
        return next;
      },
      { replace: true },
    );
  const { filter, rows } = log;
  const exported = (format: 'xlsx' | 'csv') => () =>
    void ask('POST', '/audit-log/export', { body: { filter, format }, key: newKey() }).then(
      () => notify('auditLog.export_started', { type: 'success' }),
      () => undefined,
    );
  return (
    <div className="audit-log">
      <PageHead
        title={translate('auditLog.title')}
        below={<span className="sec">{translate('auditLog.lead')}</span>}
        actions={
          <>
            <Button
              variant="outlined"
              startIcon={<Icon name="shield" size={16} />}
              disabled={rows.length === 0}
              onClick={() => prove(true)}
            >
              {translate('auditLog.proof.open')}
            </Button>
            <MenuButton
              label={translate('auditLog.export')}
              choices={(['xlsx', 'csv'] as const).map((format) => ({
                key: format,
                label: translate(`auditLog.export_${format}`),
                icon: 'download' as const,
                onPick: exported(format),
              }))}
            />
          </>
        }
      />
      <section className="card audit-log-card">
        <AuditLogFilters of={log} />
        <Rows of={log} />
      </section>
      {search.get(PROOF) === 'open' && rows.length > 0 && (
        <ProofDialog newest={Math.max(...rows.map(({ seq }) => seq))} onClose={() => prove(false)} />
      )}
    </div>
  );
};
