import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router-dom';
import { Alert, PageSkeleton } from '../ui/feedback/notices.tsx';
import { problemOf, useCall, useGet } from '../ui/feedback/use-call.ts';
import { SmallPage } from '../ui/layout/SmallPage.tsx';

/** The account that requested it must be signed in. */
export const ConfirmEmail = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { token = '' } = useParams();
  const { data, error } = useGet('/public/api/email/{token}', { path: { token }, staleTime: Number.POSITIVE_INFINITY });
  const { ask, busy } = useCall();
  const [done, setDone] = useState(false);
  const [refused, setRefused] = useState('');
  if (error)
    return (
      <SmallPage title={translate('people.fresh.broken')}>
        <Alert severity="warning">{problemOf(error)?.message || translate('problem.unexpected')}</Alert>
        <a href="/main/setting/profile">{translate('account.email.open')}</a>
      </SmallPage>
    );
  if (!data) return <PageSkeleton />;
  const { email, isSelf } = data;
  if (done)
    return (
      <SmallPage title={translate('account.email.confirmed')}>
        <p role="status">{translate('account.email.confirmed_text', { email })}</p>
        <Button component="a" href="/main/setting/profile" variant="contained">
          {translate('account.email.open')}
        </Button>
      </SmallPage>
    );
  const confirm = () =>
    ask('POST', '/public/api/email/{token}', { path: { token }, silent: true }).then(
      () => setDone(true),
      (refusal: unknown) => setRefused(problemOf(refusal)?.message || translate('problem.unexpected')),
    );
  return (
    <SmallPage title={translate('account.email.page_title')}>
      {refused && (
        <Alert severity="warning" live>
          {refused}
        </Alert>
      )}
      <p>{translate(isSelf ? 'account.email.question' : 'account.sign_in_first', { email })}</p>
      {isSelf ? (
        <Button variant="contained" size="large" disabled={busy} onClick={() => void confirm()}>
          {translate('account.email.confirm')}
        </Button>
      ) : (
        <Button component={Link} to="/login" state={{ next: pathname }} variant="contained">
          {translate('account.sign_in')}
        </Button>
      )}
    </SmallPage>
  );
};
