import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isInternalResource, type PlainRecord } from '#domain/definition/plain-record.ts';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import type { RecordResource } from '../../client/verbs.ts';
import { fieldErrorsOf, useCall } from '../feedback/use-call.ts';
import { useStoredState } from '../form/use-stored-state.ts';
import { FileButton } from '../inputs/FileButton.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { Icon } from '../layout/Icon.tsx';
import { FileErrors } from './FileErrors.tsx';

type Props = { readonly of: PlainRecord; readonly onDone: () => void };

/** All rows are added, or none. */
export const ImportRecords = ({ of, onDone }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const [file, setFile] = useState<File | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useStoredState(`reason.import.${of.resource}`, '');
  const reasoned = isInternalResource(of.resource);
  const label = (name: string) => translate(`resources.${of.resource}.fields.${name}`);
  const send = async (chosen: File) => {
    const form = new FormData();
    form.set('file', chosen);
    if (reasoned) form.set('reason', reason);
    setErrors({});
    try {
      const { created } = await ask('POST', `/${of.resource as RecordResource}/import`, { body: form });
      notify('records.import.done', { type: 'success', messageArgs: { smart_count: created } });
      await client.invalidateQueries({ queryKey: [of.resource] });
      onDone();
    } catch (error) {
      setErrors(fieldErrorsOf(error));
    }
  };
  return (
    <div className="rec">
      <p>{translate('records.import.how', { headings: Object.keys(of.fields).map(label).join(', ') })}</p>
      <div className="row wrap">
        <FileButton
          label={translate('records.import.file')}
          accept=".xlsx,.csv"
          testId="records-file"
          startIcon={<Icon name="upload" size={16} />}
          onChoose={(chosen) => {
            setFile(chosen);
            setErrors({});
          }}
        />
        {file && <b className="el">{file.name}</b>}
      </div>
      {reasoned && (
        <TextInput label={translate('records.reason')} value={reason} onChange={setReason} maxLength={LONGEST_REASON} />
      )}
      <FileErrors of={of} errors={errors} />
      <div className="row">
        <Button
          variant="contained"
          disabled={!file || busy || (reasoned && reason.trim() === '')}
          onClick={() => file && void send(file)}
        >
          {translate('records.import.send')}
        </Button>
      </div>
    </div>
  );
};
