import { Button } from '@mui/material';
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Account } from '#domain/people/account-schema.ts';
import { useUnsaved } from '../../ui/feedback/unsaved.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useSessionAnew } from '../../ui/layout/session-context.ts';
import { useOwnChange } from './use-own-change.ts';

export const NamesCard = ({ account }: { account: Account }) => {
  const translate = useTranslate();
  const sessionAnew = useSessionAnew();
  const { change, busy, faults } = useOwnChange();
  const [name, setName] = useStoredState('name', account.name);
  const [phone, setPhone] = useStoredState('phone', account.phone ?? '');
  const dirty = name !== account.name || phone !== (account.phone ?? '');
  useUnsaved(dirty ? 'unsaved' : 'saved');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const done = await change((ask) => ask('PUT', '/user/profile', { body: { name, phone } }), 'account.saved');
    if (done) await sessionAnew();
  };
  return (
    <Card title={translate('account.profile')}>
      <form className="set-form" noValidate onSubmit={(event) => void save(event)}>
        <TextInput
          label={translate('account.name')}
          autoComplete="name"
          maxLength={150}
          value={name}
          error={faults.name}
          onChange={setName}
        />
        <TextInput
          label={translate('account.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={20}
          value={phone}
          error={faults.phone}
          onChange={setPhone}
        />
        <div className="row wrap">
          <Button type="submit" variant="contained" disabled={busy || !dirty}>
            {translate('account.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
};
