import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { useMay, useSession } from '../../ui/layout/session-context.ts';
import { SandboxFaults } from './SandboxFaults.tsx';

/** In a sandbox company its reset, in others a new sandbox. */
export const SandboxCard = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { sandbox } = useSession().setting;
  const may = [useMay('companies', 'create'), useMay('webhooks', 'edit')];
  const { ask, run, busy } = useCall();
  const [resetting, setResetting] = useState(false);
  if (!may[sandbox ? 1 : 0]) return null;
  const add = async () => {
    if (!(await run('POST', '/companies/sandbox', {}))) return;
    notify('sandbox.added', { type: 'success' });
    await client.invalidateQueries();
  };
  const reset = async () => {
    setResetting(false);
    await ask('POST', '/sandbox/reset', {});
    notify('sandbox.was_reset', { type: 'success' });
    await client.invalidateQueries();
  };
  return (
    <Card title={translate('sandbox.title')}>
      <div className="set">
        <p className="sec">{translate('sandbox.lead')}</p>
        {sandbox && <SandboxFaults />}
        <div className="row wrap">
          <Button
            variant="outlined"
            color={sandbox ? 'error' : 'primary'}
            disabled={busy}
            onClick={() => (sandbox ? setResetting(true) : void add())}
          >
            {translate(sandbox ? 'sandbox.reset' : 'sandbox.add')}
          </Button>
        </div>
      </div>
      <ConfirmModal
        open={resetting}
        danger
        busy={busy}
        title={translate('sandbox.reset')}
        confirm={translate('sandbox.reset')}
        onConfirm={() => void reset().catch(() => undefined)}
        onClose={() => setResetting(false)}
      >
        {translate('sandbox.reset_text')}
      </ConfirmModal>
    </Card>
  );
};
