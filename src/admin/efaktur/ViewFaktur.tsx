import '../admin.css';
import '../support.css';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import type { ViewedFaktur } from '#domain/admin/faktur-schema.ts';
import { EmptyState, PageSkeleton, ReadFailed } from '../../ui/feedback/notices.tsx';
import { useCall, useGet } from '../../ui/feedback/use-call.ts';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Day, Identifier, Money, PeriodText } from '../../ui/layout/values.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
import { ChangeList } from '../ChangeList.tsx';
import { Exchange } from './Exchange.tsx';
import { FakturLines } from './FakturLines.tsx';

const FIND = '/admin/efaktur/find';

const RevertDialog = ({ of, onClose }: { of: ViewedFaktur; onClose: () => void }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminFaktur.revert.${key}`, { number: of.number ?? of.reference ?? '' });
  const client = useQueryClient();
  const { ask, busy } = useCall();
  return (
    <AdminDialog
      subject={`${of.id}/revert`}
      busy={busy}
      send={(reason) => ask('POST', '/admin/api/efaktur/out/revert-cancel', { body: { fakturId: of.id, reason } })}
      title={words('ask_title')}
      confirm={words('ask')}
      done="adminFaktur.revert.waiting_for_other"
      onClose={onClose}
      onDone={() => {
        onClose();
        void client.invalidateQueries();
      }}
    >
      {() => <p>{words('ask_text')}</p>}
    </AdminDialog>
  );
};

const DocumentFacts = ({ of }: { of: ViewedFaktur }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminFaktur.view.${key}`);
  const find = (key: string) => translate(`adminFaktur.find.${key}`);
  return (
    <Card title={words('facts')}>
      <Facts
        of={[
          [
            words('own'),
            <Link key="own" to={`/admin/company/${of.companyId}/package`}>
              {of.companyName}
            </Link>,
          ],
          [find('npwp'), <Identifier key="npwp" value={of.companyNpwp} form="npwp" copy />],
          [words('nitku'), <Identifier key="nitku" value={of.ownNitku} form="nitku" />],
          [find('date'), <Day key="date" value={of.date} />],
          [words('period'), <PeriodText key="period" value={of.period} />],
          [words('code'), of.code],
          [find('reference'), of.reference ?? '–'],
          [find('counterparty'), of.counterpartyName],
          [`${find('counterparty')} (NPWP)`, <Identifier key="other" value={of.counterpartyNpwp} form="npwp" copy />],
          [words('address'), of.counterpartyAddress || '–'],
          [words('email'), of.counterpartyEmail ?? '–'],
          ['DPP', <Money key="dpp" value={of.dpp} unit />],
          ['PPN', <Money key="ppn" value={of.ppn} unit />],
          ['PPnBM', <Money key="ppnbm" value={of.ppnbm} unit />],
          ...(of.reason ? ([[words('reason'), of.reason]] as const) : []),
          ...(of.officeMessage ? ([[words('office'), of.officeMessage]] as const) : []),
          [words('created'), of.createdBy],
        ]}
      />
    </Card>
  );
};

const Shown = ({ of }: { of: ViewedFaktur }) => {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <div className="adm">
      <PageHead
        title={of.number ? <Identifier value={of.number} form="faktur" copy /> : (of.reference ?? of.id)}
        crumbs={[
          { label: translate('adminFaktur.find.title'), to: FIND },
          { label: translate(`adminFaktur.type.${of.type}`) },
        ]}
        beside={<span className="sec">{of.status}</span>}
        actions={
          of.mayRevert && (
            <Button variant="outlined" onClick={() => setAsking(true)}>
              {translate('adminFaktur.revert.ask')}
            </Button>
          )
        }
      />
      <p className="sec">{translate('adminFaktur.view.read_only')}</p>
      <DocumentFacts of={of} />
      <FakturLines of={of.lines} />
      <Card title={translate('shell.kit.history')}>
        <ChangeList of={of.history.toReversed()} />
      </Card>
      <Exchange of={of.exchange} />
      {asking && <RevertDialog of={of} onClose={() => setAsking(false)} />}
    </div>
  );
};

export const ViewFaktur = () => {
  const translate = useTranslate();
  const id = useSearchParams()[0].get('faktur') ?? '';
  const { data, error, refetch } = useGet(id === '' ? null : '/admin/api/efaktur/view/{id}', {
    path: { id },
    staleTime: 0,
  });
  if (id === '')
    return (
      <div className="adm">
        <PageHead title={translate('adminFaktur.view.title')} />
        <EmptyState
          icon="search"
          title={translate('adminFaktur.view.nothing')}
          actions={
            <Button variant="contained" component={Link} to={FIND}>
              {translate('adminFaktur.view.to_find')}
            </Button>
          }
        />
      </div>
    );
  if (error) return <ReadFailed title={translate('list.failed')} why={error.message} onRetry={() => void refetch()} />;
  return data ? <Shown of={data} /> : <PageSkeleton />;
};
