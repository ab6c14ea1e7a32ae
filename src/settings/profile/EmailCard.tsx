import { Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Account } from '#domain/people/account-schema.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useOwnChange } from './use-own-change.ts';

export const EmailCard = ({ account: { email: now, pendingEmail } }: { account: Account }) => {
  const translate = useTranslate();
  const { change, busy, faults } = useOwnChange();
  const [email, setEmail] = useStoredState('email', '');
  const [password, setPassword] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const body = { email, password };
    if (!(await change((ask) => ask('POST', '/user/email', { body }), 'account.email.sent'))) return;
    setEmail('');
    setPassword('');
  };
  return (
    <Card title={translate('account.email.title')}>
      <form className="set-form" noValidate onSubmit={(event) => void send(event)}>
        <div>
          <p className="fld-l">{translate('account.email.now')}</p>
          <p>{now}</p>
        </div>
        {pendingEmail && (
          <Alert
            severity="info"
            title={translate('account.email.pending')}
            actions={
              <>
                <Button
                  variant="outlined"
                  disabled={busy}
                  onClick={() => void change((ask) => ask('POST', '/user/email/resend'), 'account.email.resent')}
                >
                  {translate('account.email.resend')}
                </Button>
                <Button
                  variant="outlined"
                  disabled={busy}
                  onClick={() => void change((ask) => ask('DELETE', '/user/email'), 'account.email.withdrawn')}
                >
                  {translate('account.email.withdraw')}
                </Button>
              </>
            }
          >
            {translate('account.email.pending_text', { email: pendingEmail })}
          </Alert>
        )}
        <TextInput
          label={translate('account.email.fresh')}
          type="email"
          autoComplete="email"
          maxLength={200}
          value={email}
          error={faults.email}
          onChange={setEmail}
        />
        <PasswordInput
          label={translate('account.password.old')}
          value={password}
          error={faults.password}
          onChange={setPassword}
        />
        <div className="row wrap">
          <Button type="submit" variant="contained" disabled={busy}>
            {translate('account.email.send')}
          </Button>
        </div>
      </form>
    </Card>
  );
};
