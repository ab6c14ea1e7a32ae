import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Filing } from '#domain/efiling/filing.ts';
import { isFiledFile } from '#domain/efiling/filing-status.ts';
import { Modal } from '../../ui/feedback/Modal.tsx';
import { Alert } from '../../ui/feedback/notices.tsx';
import { fieldErrorsOf, problemOf, useCall } from '../../ui/feedback/use-call.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { momentText } from '../../ui/layout/values.tsx';

type Props = {
  readonly of: Pick<Filing, 'id' | 'version' | 'code'>;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** The office sends a code, the person enters it. */
export const FileDialog = ({ of, name, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { ask, busy } = useCall();
  const [filing, setFiling] = useState(of);
  const [shown, setShown] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const words = (key: string, params?: Record<string, string | number>) =>
    translate(`efilingScreen.filing.${key}`, params);
  const failed = (error: unknown) =>
    setFault(fieldErrorsOf(error).code ?? (problemOf(error)?.message || translate('problem.unexpected')));
  const request = async () => {
    setFault('');
    try {
      const sent = await ask('POST', '/efiling/filing_tax/{id}/code', { path: { id: of.id }, silent: true });
      setFiling(sent.filing);
      setShown(sent.shown);
    } catch (error) {
      failed(error);
    }
  };
  const file = async () => {
    setFault('');
    try {
      const { id, version } = filing;
      const done = await ask('POST', '/efiling/filing_tax/{id}/filing', {
        path: { id },
        body: { version, code },
        silent: true,
      });
      if (done.officeMessage && !isFiledFile(done)) {
        setFiling(done);
        setFault(done.officeMessage);
        return;
      }
      notify(words(isFiledFile(done) ? 'done' : 'sent_off'), { type: 'success' });
      onDone();
    } catch (error) {
      failed(error);
    }
  };
  const { code: sent } = filing;
  return (
    <Modal
      open
      title={words('title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button variant={sent ? 'outlined' : 'contained'} disabled={busy} onClick={() => void request()}>
            {words(sent ? 'again' : 'ask')}
          </Button>
          {sent && (
            <Button variant="contained" disabled={busy || code.length !== sent.digits} onClick={() => void file()}>
              {words('file')}
            </Button>
          )}
        </>
      }
    >
      <p>{words('how')}</p>
      {sent && (
        <>
          <p className="sec">
            {words('sent', { to: sent.sentTo, until: momentText(sent.expiresAt), tries: sent.tries })}
          </p>
          {shown && <Alert severity="info" title={words('shown', { code: shown })} />}
          <TextInput
            label={words('code')}
            value={code}
            onChange={setCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={sent.digits}
            error={fault || undefined}
          />
        </>
      )}
      {!sent && fault && <Alert severity="error" title={fault} />}
    </Modal>
  );
};
