import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AdminCompany } from '#domain/admin/company-schema.ts';
import { useCall } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { momentText } from '../../ui/layout/values.tsx';
import { AdminDialog } from '../AdminDialog.tsx';

export const ProofCard = ({ of, onDone }: { of: AdminCompany; onDone: () => void }) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`adminCompany.proof.${key}`, params);
  const { ask, busy } = useCall();
  const [asking, setAsking] = useState(false);
  const { id, provenAt, provenBy, npwp } = of;
  const proven = provenAt !== null;
  const act = words(proven ? 'withdraw' : 'confirm');
  return (
    <Card
      title={words('title')}
      actions={
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {act}
        </Button>
      }
    >
      <p>{proven ? words('yes', { at: momentText(provenAt), way: words(`way.${provenBy}`) }) : words('no')}</p>
      {asking && (
        <AdminDialog
          danger={proven}
          subject={`${id}/proof`}
          busy={busy}
          send={(reason) =>
            ask('PUT', '/admin/api/company/{id}/proof', { path: { id }, body: { proven: !proven, reason } })
          }
          title={`${act}?`}
          confirm={act}
          done="adminCompany.proof.done"
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onDone();
          }}
        >
          {() => <p>{words(proven ? 'withdraw_text' : 'confirm_text', { npwp })}</p>}
        </AdminDialog>
      )}
    </Card>
  );
};
