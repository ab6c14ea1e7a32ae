import '../settings.css';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { OwnCompany } from '#domain/company/own-company-schema.ts';
import { forgetSession } from '../../client/session.ts';
import { Drawer } from '../../ui/feedback/Drawer.tsx';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { PageSkeleton, ReadFailed } from '../../ui/feedback/notices.tsx';
import { ReasonedModal } from '../../ui/feedback/ReasonedModal.tsx';
import { useCall, useGet } from '../../ui/feedback/use-call.ts';
import { Facts } from '../../ui/layout/Card.tsx';
import { useSessionAnew, useSwitchCompany } from '../../ui/layout/session-context.ts';
import { Identifier } from '../../ui/layout/values.tsx';
import { CertificateLeft } from './CertificateLeft.tsx';

type Act = 'leave' | 'archive' | 'remove';
type Props = { readonly id: string; readonly onChanged: () => void; readonly onDone: () => void };

const Acts = ({ of, onChanged, onDone }: Omit<Props, 'id'> & { of: OwnCompany }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`settings.companies.${key}`, { name: of.name });
  const notify = useNotify();
  const sessionAnew = useSessionAnew();
  const switchTo = useSwitchCompany();
  const { ask, busy } = useCall();
  const [asking, setAsking] = useState<Act | null>(null);
  const done = async (gone: boolean) => {
    // The session has already moved to another company, so this page must reload.
    if (gone && of.isHere) {
      forgetSession();
      window.location.assign('/main/home');
      return;
    }
    await sessionAnew();
    onChanged();
    onDone();
  };
  const plainly = (act: 'leave' | 'restore', message: string) =>
    void ask('POST', `/companies/{id}/${act}`, { path: { id: of.id } }).then(
      () => {
        notify(message, { type: 'success' });
        return done(act === 'leave');
      },
      () => undefined,
    );
  const reasoned = (act: 'archive' | 'remove', message: string) => (
    <ReasonedModal
      title={`${words(act)}: ${of.name}`}
      confirm={words(act)}
      danger={act === 'remove'}
      subject={`${of.id}/${act}`}
      busy={busy}
      send={(reason) => ask('POST', `/companies/{id}/${act}`, { path: { id: of.id }, body: { reason } })}
      reason={words('reason')}
      done={`settings.companies.${message}`}
      onClose={() => setAsking(null)}
      onDone={() => void done(act === 'remove')}
    >
      {() => <p>{words(`${act}_ask`)}</p>}
    </ReasonedModal>
  );
  return (
    <>
      <div className="row wrap">
        {!of.isHere && (
          <Button variant="contained" onClick={() => switchTo(of.id)}>
            {words('open')}
          </Button>
        )}
        {of.may.restore && (
          <Button variant="outlined" disabled={busy} onClick={() => plainly('restore', words('restored'))}>
            {words('restore')}
          </Button>
        )}
        {of.may.archive && (
          <Button variant="outlined" onClick={() => setAsking('archive')}>
            {words('archive')}
          </Button>
        )}
        {(of.may.archive || of.may.restore) && (
          <Button color="error" onClick={() => setAsking('remove')}>
            {words('remove')}
          </Button>
        )}
        {of.may.leave && (
          <Button color="error" onClick={() => setAsking('leave')}>
            {words('leave')}
          </Button>
        )}
      </div>
      {asking === 'leave' && (
        <ConfirmModal
          open
          danger
          title={words('leave')}
          confirm={words('leave')}
          busy={busy}
          onClose={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null);
            plainly('leave', words('left'));
          }}
        >
          {words('leave_ask')}
        </ConfirmModal>
      )}
      {asking === 'archive' && reasoned('archive', 'archive_done')}
      {asking === 'remove' && reasoned('remove', 'removed')}
    </>
  );
};

export const CompanyPlace = ({ id, ...on }: Props) => {
  const translate = useTranslate();
  const field = (key: string) => translate(`resources.companies.fields.${key}`);
  const { data: of, error, refetch } = useGet('/companies/{id}', { path: { id }, staleTime: 0 });
  return (
    <Drawer open onClose={on.onDone} title={of?.name ?? ''}>
      {error && <ReadFailed title={translate('list.failed')} why={error.message} onRetry={() => void refetch()} />}
      {!of && !error && <PageSkeleton />}
      {of && (
        <div className="set-form">
          <Facts
            of={[
              ['NPWP', <Identifier key="npwp" value={of.npwp} form="npwp" copy />],
              [field('role'), of.role],
              [field('certificate'), <CertificateLeft key="certificate" of={of.certificate} />],
            ]}
          />
          <Acts of={of} {...on} />
        </div>
      )}
    </Drawer>
  );
};
