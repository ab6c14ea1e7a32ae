import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ApiKey } from '#domain/api-keys/api-key-schema.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { momentText } from '../../ui/layout/values.tsx';

type Props = { readonly keys: readonly ApiKey[]; readonly onChanged: () => void };

const Facts = ({ of }: { of: ApiKey }) => {
  const translate = useTranslate();
  const facts = [
    ...(of.isOwn ? [] : [translate('apiKeys.by', { name: of.userName })]),
    translate('apiKeys.keys_count', { smart_count: of.keys.length }),
    translate('apiKeys.until', { at: momentText(of.expiresAt) }),
    of.lastUsedAt ? translate('apiKeys.last_used', { at: momentText(of.lastUsedAt) }) : translate('apiKeys.never_used'),
    ...(of.contractVersion ? [translate('apiKeys.version', { version: of.contractVersion })] : []),
  ];
  return (
    <span className="apik-facts">
      <span>
        <b>{of.name}</b> {of.expired && <Chip tone="grey" icon="stop" label={translate('apiKeys.expired')} />}
      </span>
      <span className="small sec">{facts.join(' · ')}</span>
    </span>
  );
};

export const ApiKeyList = ({ keys, onChanged }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { run, busy } = useCall();
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const revoke = async ({ id }: ApiKey) => {
    const path = { id };
    await run('DELETE', '/api-keys/{id}', { path });
    notify('apiKeys.revoked', { type: 'success' });
    setRevoking(null);
    onChanged();
  };
  return (
    <Card>
      <ul className="apik">
        {keys.map((one) => (
          <li key={one.id}>
            <Facts of={one} />
            <Button
              variant="outlined"
              size="small"
              color="error"
              aria-label={translate('apiKeys.revoke_named', { name: one.name })}
              onClick={() => setRevoking(one)}
            >
              {translate('apiKeys.revoke')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmModal
        open={revoking !== null}
        danger
        busy={busy}
        title={translate('apiKeys.revoke_ask', { name: revoking?.name ?? '' })}
        confirm={translate('apiKeys.revoke')}
        onConfirm={() => revoking && void revoke(revoking)}
        onClose={() => setRevoking(null)}
      >
        {translate('apiKeys.revoke_text')}
      </ConfirmModal>
    </Card>
  );
};
