import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { AccountingLinkView } from '#domain/accounting/view-schema.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { useCall, useGet } from '../../ui/feedback/use-call.ts';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Identifier, momentText } from '../../ui/layout/values.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import { useLinkChanged } from './use-link-changed.ts';

const looks = {
  NONE: ['grey', 'clock'],
  CONNECTED: ['green', 'check'],
  REFUSED: ['red', 'warning'],
  AWAY: ['orange', 'clock'],
} as const;

const Choice = ({ version }: { version: number }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { run, busy } = useCall();
  const changed = useLinkChanged();
  const { data, error } = useGet('/jurnal-integration/companies', { staleTime: 0 });
  const choose = async (company: string) => {
    if (!(await run('PUT', '/jurnal-integration/company', { body: { company, version } }))) return;
    notify(translate('accounting.chosen'), { type: 'success' });
    changed();
  };
  if (error) return <p className="bad">{error.message}</p>;
  return (
    <ul className="acct-companies" aria-label={translate('accounting.company')}>
      {data?.map(({ id, name, npwp, own }) => (
        <li key={id}>
          <span>
            {name} <span className="small sec">{npwp && <Identifier value={npwp} />}</span>
          </span>
          {own ? (
            <Button variant="contained" size="small" disabled={busy} onClick={() => void choose(id)}>
              {translate('accounting.choose')}
            </Button>
          ) : (
            <span className="small sec">{translate('accounting.other')}</span>
          )}
        </li>
      ))}
    </ul>
  );
};

const Disconnect = ({ version, onClose }: { version: number; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { run, busy } = useCall();
  const changed = useLinkChanged();
  const confirm = async () => {
    const done = await run('PUT', '/jurnal-integration/disconnect', { body: { version } });
    if (done) notify(translate('accounting.disconnected'), { type: 'success' });
    changed();
    onClose();
  };
  return (
    <ConfirmModal
      open
      danger
      title={translate('accounting.disconnect')}
      confirm={translate('accounting.disconnect')}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{translate('accounting.disconnect_text')}</p>
    </ConfirmModal>
  );
};

export const ConnectionCard = ({ of }: { of: AccountingLinkView }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`accounting.${key}`);
  const may = useMay('jurnal-integration', 'edit');
  const [open, setOpen] = useState<'key' | 'disconnect' | null>(null);
  const { state, simulated, company, takenAt, version } = of;
  const [tone, icon] = looks[state];
  const connected = state !== 'NONE';
  const close = () => setOpen(null);
  return (
    <Card
      title={words('connection')}
      actions={
        may && (
          <div className="row wrap">
            <Button variant={connected ? 'outlined' : 'contained'} onClick={() => setOpen('key')}>
              {words(connected ? 'replace' : 'connect')}
            </Button>
            {connected && (
              <Button variant="outlined" color="error" onClick={() => setOpen('disconnect')}>
                {words('disconnect')}
              </Button>
            )}
          </div>
        )
      }
    >
      <Facts
        of={[
          [words('state'), <Chip key="state" tone={tone} icon={icon} label={words(`states.${state}`)} />],
          ...(company ? [[words('company'), company.name] as const] : []),
          ...(connected ? [[words('taken_at'), takenAt ? momentText(takenAt) : words('never')] as const] : []),
        ]}
      />
      {simulated && <p className="acct-note small sec">{words('simulated')}</p>}
      {connected && !company && may && <Choice version={version} />}
      {open === 'key' && <KeyDialog version={version} onClose={close} />}
      {open === 'disconnect' && <Disconnect version={version} onClose={close} />}
    </Card>
  );
};
