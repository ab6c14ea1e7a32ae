import { Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { Alert, PageSkeleton } from '../ui/feedback/notices.tsx';
import { fieldErrorsOf, problemOf, useCall, useGet } from '../ui/feedback/use-call.ts';
import { NewPasswordInput } from '../ui/inputs/PasswordInput.tsx';
import { SmallPage } from '../ui/layout/SmallPage.tsx';

export const ResetPassword = () => {
  const translate = useTranslate();
  const { token = '' } = useParams();
  const { data, error } = useGet('/public/api/reset/{token}', { path: { token }, staleTime: Number.POSITIVE_INFINITY });
  const { ask, busy } = useCall();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState('');
  const [saved, setSaved] = useState(false);
  if (saved)
    return (
      <SmallPage title={translate('people.fresh.saved')}>
        <p role="status">{translate('people.fresh.saved_text')}</p>
        <Button component={Link} to="/login" variant="contained">
          {translate('people.fresh.enter')}
        </Button>
      </SmallPage>
    );
  if (error)
    return (
      <SmallPage title={translate('people.fresh.broken')}>
        <Alert severity="warning">{problemOf(error)?.message || translate('problem.unexpected')}</Alert>
        <Link to="/public/reset">{translate('people.forgot.again')}</Link>
      </SmallPage>
    );
  if (!data) return <PageSkeleton />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!password) return setFault(translate('problem.field.required'));
    setFault('');
    ask('POST', '/public/api/reset/{token}', { path: { token }, body: { password } }).then(
      () => setSaved(true),
      (refused: unknown) => setFault(fieldErrorsOf(refused).password ?? ''),
    );
  };
  return (
    <SmallPage title={translate('people.fresh.title')}>
      <form onSubmit={submit} noValidate>
        <p className="sec">{translate('people.fresh.text', { email: data.email })}</p>
        <input type="hidden" name="username" autoComplete="username" value={data.email} readOnly />
        <NewPasswordInput
          label={translate('people.fresh.password')}
          value={password}
          error={fault}
          onChange={setPassword}
          autoFocus
        />
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {translate('people.fresh.save')}
        </Button>
      </form>
    </SmallPage>
  );
};
