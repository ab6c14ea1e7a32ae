import { Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { NewApiKey } from '#domain/api-keys/api-key-schema.ts';
import type { Permission } from '#domain/permissions.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { useUnsaved } from '../../ui/feedback/unsaved.ts';
import { fieldErrorsOf, useCall } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { KeyMatrix } from '../roles/KeyMatrix.tsx';

const DAYS = [30, 90, 180, 365];

type Props = { readonly onMade: (made: NewApiKey) => void; readonly onCancel: () => void };

export const ApiKeyForm = ({ onMade, onCancel }: Props) => {
  const translate = useTranslate();
  const { ask, busy } = useCall();
  const [name, setName] = useStoredState('apiKey.name', '');
  const [days, setDays] = useStoredState('apiKey.days', '90');
  const [keys, setKeys] = useStoredState<readonly Permission[]>('apiKey.keys', []);
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  useUnsaved(name !== '' || keys.length > 0 ? 'unsaved' : 'saved');
  const save = (event: FormEvent) => {
    event.preventDefault();
    setFaults({});
    ask('POST', '/api-keys', { body: { name, days: Number(days), keys: [...keys], password } }).then(
      onMade,
      (error: unknown) => setFaults(fieldErrorsOf(error)),
    );
  };
  return (
    <Card title={translate('apiKeys.add')}>
      <form className="set" noValidate onSubmit={save}>
        <div className="set-two">
          <TextInput
            label={translate('apiKeys.name')}
            helper={translate('apiKeys.name_hint')}
            maxLength={60}
            autoFocus
            value={name}
            error={faults.name}
            onChange={setName}
          />
          <SelectInput
            label={translate('apiKeys.days')}
            value={days}
            error={faults.days}
            onChange={setDays}
            options={DAYS.map((count) => ({
              value: String(count),
              label: translate('apiKeys.days_count', { count }),
            }))}
          />
        </div>
        {faults.keys && (
          <Alert severity="error" live>
            {translate('apiKeys.keys')}: {faults.keys}
          </Alert>
        )}
        <KeyMatrix keys={keys} onChange={setKeys} />
        <div className="set-two">
          <PasswordInput
            label={translate('apiKeys.password')}
            value={password}
            error={faults.password}
            onChange={setPassword}
          />
        </div>
        <div className="row wrap">
          <Button type="submit" variant="contained" disabled={busy}>
            {translate('apiKeys.save')}
          </Button>
          <Button variant="outlined" onClick={onCancel}>
            {translate('ra.action.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  );
};
