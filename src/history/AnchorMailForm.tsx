import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { AnchorMail } from '#domain/history/anchor-mail.ts';
import { fieldErrorsOf, problemOf, reading, useCall, useGet, useTellProblem } from '../ui/feedback/use-call.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';

const PATH = '/audit-log/anchor-mail';

/** Where the end of the history goes each night, for an Owner to name. */
export const AnchorMailForm = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTellProblem();
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const { data, refetch } = useGet<AnchorMail>(PATH);
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  if (!data) return null;
  const keep = (now: AnchorMail) => {
    client.setQueryData(reading<AnchorMail>(PATH).queryKey, now);
    setTyped(undefined);
  };
  const save = async (to: string | null) => {
    setError(undefined);
    try {
      keep(await ask<AnchorMail>('PUT', PATH, { to, version: data.version }));
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
    <section className="alog-anchor">
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
