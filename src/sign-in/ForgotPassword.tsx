import { Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Alert } from '../ui/feedback/notices.tsx';
import { fieldErrorsOf, useCall, useGet } from '../ui/feedback/use-call.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { SmallPage } from '../ui/layout/SmallPage.tsx';

const COMMAND = 'npm run reset-password -- --email … --reason …';

export const ForgotPassword = () => {
  const translate = useTranslate();
  const { ask, busy } = useCall();
  const { data: way } = useGet('/public/api/reset');
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState('');
  const [sent, setSent] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!email.trim()) return setFault(translate('problem.field.required'));
    setFault('');
    ask('POST', '/public/api/reset', { body: { email } }).then(
      () => setSent(true),
      (error: unknown) => setFault(fieldErrorsOf(error).email ?? ''),
    );
  };
  return (
    <SmallPage title={translate('people.forgot.title')}>
      {way?.isSimulated && (
        <Alert severity="info" title={translate('people.forgot.not_sent')}>
          {translate('people.forgot.not_sent_text', { command: COMMAND })}
        </Alert>
      )}
      {sent ? (
        <Alert severity="success" live title={translate('people.forgot.sent')}>
          {translate('people.forgot.sent_text')}
        </Alert>
      ) : (
        <form onSubmit={submit} noValidate>
          <p className="sec">{translate('people.forgot.text')}</p>
          <TextInput
            label={translate('session.email')}
            name="email"
            type="email"
            autoComplete="username"
            autoFocus
            maxLength={200}
            value={email}
            error={fault}
            onChange={setEmail}
          />
          <Button type="submit" variant="contained" size="large" disabled={busy}>
            {translate('people.forgot.send')}
          </Button>
        </form>
      )}
      <Link to="/login">{translate('people.forgot.back')}</Link>
    </SmallPage>
  );
};
