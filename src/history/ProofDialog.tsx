import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { HistoryProof } from '#domain/history/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { newKey } from '../client/new-key.ts';
import { Modal } from '../ui/feedback/Modal.tsx';
import { Alert } from '../ui/feedback/notices.tsx';
import { fieldErrorsOf, useCall } from '../ui/feedback/use-call.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import { AnchorMailForm } from './AnchorMailForm.tsx';

const NAMED = 20;

const Verdict = ({ of: { holds, broken, rows } }: { of: HistoryProof }) => {
  const translate = useTranslate();
  if (holds)
    return (
      <Alert severity="success" title={translate('auditLog.proof.holds', { count: formatCount(rows.length) })}>
        {null}
      </Alert>
    );
  return (
    <Alert severity="error" title={translate('auditLog.proof.broken', { count: formatCount(broken.length) })}>
      <ul>
        {broken.slice(0, NAMED).map(({ seq, why }) => (
          <li key={seq}>{translate('auditLog.proof.row', { seq, why: translate(`auditLog.proof.why.${why}`) })}</li>
        ))}
      </ul>
    </Alert>
  );
};

/** A downloaded file can be verified without Patuh. */
export const ProofDialog = ({ newest, onClose }: { newest: number; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { ask, busy } = useCall();
  const { userRole } = useSession().setting;
  const [first, setFirst] = useState(String(Math.max(1, newest - 999)));
  const [last, setLast] = useState(String(newest));
  const [proof, setProof] = useState<HistoryProof>();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const check = () =>
    ask('GET', '/audit-log/proof', {
      query: { first: first as unknown as number, last: last as unknown as number },
    }).then(
      (came) => {
        setFaults({});
        setProof(came);
      },
      (error: unknown) => {
        setProof(undefined);
        setFaults(fieldErrorsOf(error));
      },
    );
  const take = () =>
    void ask('POST', '/audit-log/proof', {
      body: { first: proof?.first ?? 0, last: proof?.last ?? 0 },
      key: newKey(),
    }).then(
      () => notify('auditLog.export_started', { type: 'success' }),
      () => undefined,
    );
  return (
    <Modal
      open
      width={600}
      title={translate('auditLog.proof.title')}
      onClose={onClose}
      actions={
        <>
          {proof && (
            <Button variant="outlined" disabled={busy} onClick={take}>
              {translate('auditLog.proof.take')}
            </Button>
          )}
          <Button variant="contained" disabled={busy} onClick={() => void check()}>
            {translate('auditLog.proof.check')}
          </Button>
        </>
      }
    >
      <p className="sec">{translate('auditLog.proof.text')}</p>
      <div className="audit-log-two">
        <TextInput
          label={translate('auditLog.proof.from')}
          value={first}
          onChange={setFirst}
          error={faults.first}
          inputMode="numeric"
        />
        <TextInput
          label={translate('auditLog.proof.to')}
          value={last}
          onChange={setLast}
          error={faults.last}
          inputMode="numeric"
        />
      </div>
      {proof && <Verdict of={proof} />}
      {proof && <p className="sec">{translate('auditLog.proof.file_text')}</p>}
      {userRole === 'Owner' && <AnchorMailForm />}
    </Modal>
  );
};
