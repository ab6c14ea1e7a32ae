import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { AnchorMail } from '#domain/history/anchor-mail.ts';
import { formatDay } from '#domain/text/format.ts';
import { Alert } from '../ui/feedback/notices.tsx';
import { fieldErrorsOf, problemOf, reading, useCall, useGet, useTellProblem } from '../ui/feedback/use-call.ts';
import { useStoredState } from '../ui/form/use-stored-state.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { momentText } from '../ui/layout/values.tsx';

const Undelivered = ({ of: { at, day, why } }: { of: NonNullable<AnchorMail['failure']> }) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      title={translate('auditLog.anchor_mail.failed', { day: formatDay(day), at: momentText(at) })}
    >
      {why ?? translate('auditLog.anchor_mail.unreachable')}
    </Alert>
  );
};

export const AnchorMailForm = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTellProblem();
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const { data, refetch } = useGet('/audit-log/anchor-mail');
  const [typed, setTyped] = useStoredState<string | undefined>('anchor-mail', undefined);
  const [error, setError] = useState<string>();
  if (!data) return null;
  const keep = (now: AnchorMail) => {
    client.setQueryData(reading('/audit-log/anchor-mail').queryKey, now);
    setTyped(undefined);
  };
  const save = async (to: string | null) => {
    setError(undefined);
    try {
      keep(await ask('PUT', '/audit-log/anchor-mail', { body: { to, version: data.version } }));
      notify(`auditLog.anchor_mail.${to === null ? 'stopped' : 'saved'}`, { type: 'success' });
    } catch (failed) {
      setError(fieldErrorsOf(failed).to);
      if (problemOf(failed)?.code !== 'stale') return;
      tell(failed);
      setTyped(undefined);
      await refetch();
    }
  };
  const to = typed ?? data.to ?? '';
  return (
    <section className="audit-log-anchor">
      <h3>{translate('auditLog.anchor_mail.title')}</h3>
      <p className="sec">{translate('auditLog.anchor_mail.text')}</p>
      <TextInput
        label={translate('auditLog.anchor_mail.to')}
        type="email"
        inputMode="email"
        maxLength={200}
        value={to}
        onChange={setTyped}
        error={error}
      />
      {data.failure && <Undelivered of={data.failure} />}
      <div className="row wrap">
        <Button variant="outlined" disabled={busy || to === '' || to === data.to} onClick={() => void save(to)}>
          {translate('auditLog.anchor_mail.save')}
        </Button>
        {data.to !== null && (
          <Button disabled={busy} onClick={() => void save(null)}>
            {translate('auditLog.anchor_mail.stop')}
          </Button>
        )}
      </div>
    </section>
  );
};
