import '../settings.css';
import './accounting.css';
import { useTranslate } from 'react-admin';
import { accountingClock } from '#domain/records/accounting.ts';
import { Alert, EmptyState, PageSkeleton, ReadFailed } from '../../ui/feedback/notices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { SingletonSwitch } from '../../ui/records/SingletonSwitch.tsx';
import { AccountingLog } from './AccountingLog.tsx';
import { ConnectionCard } from './ConnectionCard.tsx';
import { MappingCard } from './MappingCard.tsx';
import { TakeButton } from './TakeButton.tsx';

const WORKING_MS = 1_500;

/** The linked accounting product: connection, mapping, and what was taken. */
export const AccountingPage = () => {
  const translate = useTranslate();
  const may = useMay('jurnal-integration', 'list');
  const { data, error, refetch } = useGet(may ? '/jurnal-integration' : null, {
    staleTime: 0,
    refetchInterval: (link) => (link?.running ? WORKING_MS : false),
  });
  const title = translate('accounting.title');
  // Its address is open to everybody in the specification.
  if (!may)
    return (
      <EmptyState level={1} icon="lock" title={title}>
        {translate('accounting.not_yours')}
      </EmptyState>
    );
  if (error) return <ReadFailed title={translate('list.failed')} why={error.message} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const { company, running, state, takenAt, taken, left } = data;
  return (
    <div className="set">
      <PageHead
        title={title}
        below={<p className="sec">{translate('accounting.lead')}</p>}
        actions={company && <TakeButton running={running} />}
      />
      {running && state === 'AWAY' && (
        <Alert severity="warning" title={translate('accounting.states.AWAY')}>
          {translate('accounting.unreachable')}
        </Alert>
      )}
      <ConnectionCard of={data} />
      {company && (
        <>
          <MappingCard />
          <Card title={translate('resources.jurnal-integration/clock.name')}>
            <SingletonSwitch of={accountingClock} />
          </Card>
        </>
      )}
      {(company || taken + left > 0) && <AccountingLog key={`${running} ${takenAt}`} />}
    </div>
  );
};
