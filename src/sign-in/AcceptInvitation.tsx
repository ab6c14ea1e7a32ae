import { Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { Invitation } from '#domain/people/user-schema.ts';
import { Alert, PageSkeleton } from '../ui/feedback/notices.tsx';
import { fieldErrorsOf, problemOf, useCall, useGet } from '../ui/feedback/use-call.ts';
import { NewPasswordInput } from '../ui/inputs/PasswordInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { SmallPage } from '../ui/layout/SmallPage.tsx';

type Given = { readonly name: string; readonly password: string };
type Taking = { readonly busy: boolean; readonly take: (given?: Given) => Promise<Readonly<Record<string, string>>> };

const NewAccount = ({ email, busy, take }: Taking & { email: string }) => {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFaults(await take({ name, password }));
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextInput
        label={translate('people.join.name')}
        name="name"
        autoComplete="name"
        maxLength={150}
        value={name}
        error={faults.name}
        onChange={setName}
      />
      <NewPasswordInput
        label={translate('session.password')}
        value={password}
        error={faults.password}
        onChange={setPassword}
      />
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {translate('people.join.create')}
      </Button>
    </form>
  );
};

const Ways = ({ of, ...taking }: Taking & { of: Invitation }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  if (of.signedInAs !== null && of.signedInAs !== of.email)
    return (
      <>
        <Alert severity="warning">
          {translate('people.join.other_mail', { email: of.email, here: of.signedInAs })}
        </Alert>
        <Button component="a" href="/logout" variant="contained">
          {translate('people.join.sign_out')}
        </Button>
      </>
    );
  if (of.signedInAs !== null)
    return (
      <Button variant="contained" size="large" disabled={taking.busy} onClick={() => void taking.take()}>
        {translate('people.join.accept')}
      </Button>
    );
  if (of.hasAccount)
    return (
      <>
        <p>{translate('people.join.sign_in_first', { email: of.email })}</p>
        <Button component={Link} to="/login" state={{ next: pathname }} variant="contained">
          {translate('people.join.sign_in')}
        </Button>
      </>
    );
  return <NewAccount email={of.email} {...taking} />;
};

export const AcceptInvitation = () => {
  const translate = useTranslate();
  const { token = '' } = useParams();
  const { data, error } = useGet('/public/api/invitation/{token}', { path: { token }, staleTime: 0 });
  const { ask, busy } = useCall();
  const [joined, setJoined] = useState('');
  if (joined)
    return (
      <SmallPage title={translate('people.join.done', { company: joined })}>
        <p role="status">{translate('people.join.done_text')}</p>
        <Button component="a" href="/main/home" variant="contained">
          {translate('people.join.open')}
        </Button>
      </SmallPage>
    );
  if (error)
    return (
      <SmallPage title={translate('people.fresh.broken')}>
        <Alert severity="warning">{problemOf(error)?.message || translate('problem.unexpected')}</Alert>
        <p>{translate('people.join.ask_again')}</p>
      </SmallPage>
    );
  if (!data) return <PageSkeleton />;
  const take: Taking['take'] = (given) =>
    ask('POST', '/public/api/invitation/{token}', { path: { token }, body: given ?? {} }).then(
      ({ company }) => {
        setJoined(company);
        return {};
      },
      (refused: unknown) => fieldErrorsOf(refused),
    );
  const { company, email, role, invitedBy: name } = data;
  return (
    <SmallPage title={translate('people.join.title', { company })}>
      <p>{translate('people.join.text', { name, email, company, role })}</p>
      <Ways of={data} busy={busy} take={take} />
    </SmallPage>
  );
};
