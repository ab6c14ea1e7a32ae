import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { fieldErrorsOf, useCall } from '../../ui/feedback/use-call.ts';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { useLinkChanged } from './use-link-changed.ts';

export const KeyDialog = ({ version, onClose }: { version: number; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { ask, busy } = useCall();
  const changed = useLinkChanged();
  const [token, setToken] = useState('');
  const [error, setError] = useState('');
  const connect = async () => {
    try {
      await ask('PUT', '/jurnal-integration', { body: { token, version } });
      notify(translate('accounting.connected'), { type: 'success' });
      changed();
      onClose();
    } catch (problem) {
      setError(fieldErrorsOf(problem).token ?? '');
    }
  };
  return (
    <ConfirmModal
      open
      width={600}
      title={translate('accounting.connect')}
      confirm={translate('accounting.connect')}
      busy={busy}
      disabled={token.trim() === ''}
      onClose={onClose}
      onConfirm={() => void connect()}
    >
      <PasswordInput
        name="token"
        autoComplete="new-password"
        label={translate('accounting.token')}
        helper={translate('accounting.token_hint')}
        value={token}
        error={error}
        autoFocus
        onChange={setToken}
      />
    </ConfirmModal>
  );
};
