import { Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FactorSetUp, RecoveryCodes } from '#domain/people/account-schema.ts';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { useOwnChange } from './use-own-change.ts';

export const FactorBegin = ({ onBegun }: { onBegun: (of: FactorSetUp) => void }) => {
  const translate = useTranslate();
  const { change, busy, faults } = useOwnChange();
  const [password, setPassword] = useState('');
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    const done = await change((ask) => ask('POST', '/user/second-factor', { body: { password } }));
    if (done) onBegun(done.answer);
  };
  return (
    <form className="set-form" noValidate onSubmit={(event) => void begin(event)}>
      <PasswordInput
        label={translate('account.password.old')}
        value={password}
        error={faults.password}
        onChange={setPassword}
      />
      <div className="row wrap">
        <Button type="submit" variant="contained" disabled={busy}>
          {translate('account.factor.begin')}
        </Button>
      </div>
    </form>
  );
};

type Props = { readonly of: FactorSetUp; readonly onDone: (codes: RecoveryCodes) => void };

export const FactorConfirm = ({ of: { secret, qr }, onDone }: Props) => {
  const translate = useTranslate();
  const { change, busy, faults } = useOwnChange();
  const [code, setCode] = useState('');
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    const done = await change(
      (ask) => ask('POST', '/user/second-factor/confirm', { body: { code } }),
      'account.factor.confirmed',
    );
    if (done) onDone(done.answer);
  };
  return (
    <form className="set-form" noValidate onSubmit={(event) => void confirm(event)}>
      <p>{translate('account.factor.scan')}</p>
      <svg
        className="profile-qr"
        role="img"
        aria-label={translate('account.factor.qr')}
        viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
      >
        <path d={qr.path} />
      </svg>
      <div>
        <p className="fld-l">{translate('account.factor.secret')}</p>
        <p className="profile-secret">
          <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton value={secret} />
        </p>
      </div>
      <TextInput
        label={translate('account.factor.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        error={faults.code}
        onChange={setCode}
      />
      <div className="row wrap">
        <Button type="submit" variant="contained" disabled={busy}>
          {translate('account.factor.confirm')}
        </Button>
      </div>
    </form>
  );
};
