import { Button } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Certificate } from '#domain/settings/certificate.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { fieldErrorsOf, useCall } from '../../ui/feedback/use-call.ts';
import { Field } from '../../ui/inputs/FieldLabel.tsx';
import { FileButton } from '../../ui/inputs/FileButton.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Card } from '../../ui/layout/Card.tsx';

type Props = {
  readonly version: number;
  readonly onDone: (now: Certificate) => void;
};

export const CertificateUpload = ({ version, onDone }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { ask, busy } = useCall();
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [overtaken, setOvertaken] = useState('');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setOvertaken('');
    if (!file) {
      setErrors({ file: translate('settings.certificate.file_missing') });
      return;
    }
    const body = new FormData();
    body.set('file', file);
    body.set('passphrase', passphrase);
    body.set('version', String(version));
    try {
      const now = await ask('PUT', '/certificate', { body });
      notify('settings.certificate.saved', { type: 'success' });
      setErrors({});
      setFile(null);
      setPassphrase('');
      onDone(now);
    } catch (error) {
      const fieldErrors = fieldErrorsOf(error);
      setErrors(fieldErrors);
      if (Object.keys(fieldErrors).length === 0) setOvertaken(error instanceof Error ? error.message : '');
    }
  };

  return (
    <Card title={translate(version === 0 ? 'settings.certificate.first' : 'settings.certificate.replace')}>
      <form className="set-form" noValidate onSubmit={(event) => void send(event)}>
        <p className="sec">{translate('settings.certificate.how')}</p>
        {overtaken && <Alert severity="warning" title={overtaken} live />}
        <Field
          id={id}
          label={translate('settings.certificate.file')}
          error={errors.file}
          helper={translate('settings.certificate.file_how')}
        >
          <div className="row wrap">
            <FileButton
              id={id}
              aria-describedby={`${id}-help`}
              label={translate('settings.certificate.choose')}
              accept=".p12,.pfx,application/x-pkcs12"
              testId="certificate-file"
              onChoose={(chosen) => {
                setFile(chosen);
                setErrors({});
              }}
            />
            {file && <span>{file.name}</span>}
          </div>
        </Field>
        <TextInput
          label={translate('settings.certificate.passphrase')}
          type="password"
          autoComplete="off"
          maxLength={200}
          value={passphrase}
          onChange={setPassphrase}
          error={errors.passphrase}
          helper={translate('settings.certificate.passphrase_how')}
        />
        <div className="row wrap">
          <Button type="submit" variant="contained" disabled={busy}>
            {translate('settings.certificate.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
};
