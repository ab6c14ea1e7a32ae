import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { Alert, PageSkeleton } from '../ui/feedback/notices.tsx';
import { problemOf, useCall, useGet } from '../ui/feedback/use-call.ts';
import { SmallPage } from '../ui/layout/SmallPage.tsx';

/** By a mail link, without sign-in. */
export const EndDigest = () => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`home.digest.${key}`, params);
  const { token = '' } = useParams();
  const { data, error } = useGet('/public/api/digest/{token}', {
    path: { token },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { ask, busy } = useCall();
  const [ended, setEnded] = useState(false);
  if (ended)
    return (
      <SmallPage title={words('ended')}>
        <p role="status">{words('ended_text')}</p>
        <Button component="a" href="/main/setting/profile" variant="outlined">
          {translate('account.email.open')}
        </Button>
      </SmallPage>
    );
  if (error)
    return (
      <SmallPage title={translate('people.fresh.broken')}>
        <Alert severity="warning">{problemOf(error)?.message || translate('problem.unexpected')}</Alert>
      </SmallPage>
    );
  if (!data) return <PageSkeleton />;
  return (
    <SmallPage title={words('title')}>
      <p>{words('text', { email: data.email })}</p>
      <Button
        variant="contained"
        size="large"
        disabled={busy}
        onClick={() =>
          void ask('POST', '/public/api/digest/{token}', { path: { token } }).then(
            () => setEnded(true),
            () => undefined,
          )
        }
      >
        {words('end')}
      </Button>
    </SmallPage>
  );
};
