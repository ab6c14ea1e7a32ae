import { Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { NewPasswordInput, PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useOwnChange } from './use-own-change.ts';

export const PasswordCard = () => {
  const translate = useTranslate();
  const { change, busy, faults } = useOwnChange();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { old, password };
    if (!(await change((ask) => ask('PUT', '/user/password', { body }), 'account.password.saved'))) return;
    setOld('');
    setPassword('');
  };
  return (
    <Card title={translate('account.password.title')}>
      <form className="set-form" noValidate onSubmit={(event) => void save(event)}>
        <p className="small sec">{translate('account.password.hint')}</p>
        <PasswordInput label={translate('account.password.old')} value={old} error={faults.old} onChange={setOld} />
        <NewPasswordInput
          label={translate('account.password.fresh')}
          value={password}
          error={faults.password}
          onChange={setPassword}
        />
        <div className="row wrap">
          <Button type="submit" variant="contained" disabled={busy}>
            {translate('account.password.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
};
