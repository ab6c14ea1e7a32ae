import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RecoveryCodes } from '#domain/people/account-schema.ts';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { useOwnChange } from './use-own-change.ts';

type Props = { readonly required: boolean; readonly onCodes: (codes: RecoveryCodes) => void };

export const FactorOff = ({ required, onCodes }: Props) => {
  const translate = useTranslate();
  const { change, busy, faults } = useOwnChange();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const body = { password, code };
  const renew = async () => {
    const done = await change(
      (ask) => ask('POST', '/user/second-factor/recovery-codes', { body }),
      'account.factor.renewed',
    );
    if (done) onCodes(done.answer);
  };
  const switchOff = () =>
    change((ask) => ask('POST', '/user/second-factor/off', { body }), 'account.factor.switched_off');
  return (
    <fieldset className="set-form profile-off">
      <legend>{translate(required ? 'account.factor.recovery' : 'account.factor.change')}</legend>
      {required && <p className="small sec">{translate('account.factor.required')}</p>}
      <PasswordInput
        label={translate('account.password.old')}
        value={password}
        error={faults.password}
        onChange={setPassword}
      />
      <TextInput
        label={translate('account.factor.any_code')}
        autoComplete="one-time-code"
        maxLength={40}
        value={code}
        error={faults.code}
        onChange={setCode}
      />
      <div className="row wrap">
        <Button variant="outlined" disabled={busy} onClick={() => void renew()}>
          {translate('account.factor.renew')}
        </Button>
        {!required && (
          <Button color="error" disabled={busy} onClick={() => void switchOff()}>
            {translate('account.factor.switch_off')}
          </Button>
        )}
      </div>
    </fieldset>
  );
};
