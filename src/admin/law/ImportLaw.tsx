import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { LawTable } from '#domain/definition/law-table.ts';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import type { LawResource } from '../../client/verbs.ts';
import { fieldErrorsOf, useCall } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { FileButton } from '../../ui/inputs/FileButton.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { FileErrors } from '../../ui/records/FileErrors.tsx';
import { type Difference, LawDifferences } from './LawDifferences.tsx';

type Compared = { readonly digest: string; readonly differences: readonly Difference[] };

/** A file is compared with the table, and applied as it was shown. */
export const ImportLaw = ({ of, onDone }: { of: LawTable; onDone: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const [file, setFile] = useState<File | null>(null);
  const [compared, setCompared] = useState<Compared | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useStoredState(`reason.import.${of.resource}`, '');
  const path = `/${of.resource as LawResource}` as const;
  const text = (key: string, params = {}) => translate(`law.import.${key}`, params);
  const send = async (chosen: File, applied?: Compared) => {
    const form = new FormData();
    form.set('file', chosen);
    setErrors({});
    try {
      if (!applied) return setCompared((await ask('POST', `${path}/compare`, { body: form })) as Compared);
      form.set('digest', applied.digest);
      form.set('reason', reason);
      const { saved } = await ask('POST', `${path}/apply`, { body: form });
      notify('law.import.done', { type: 'success', messageArgs: { smart_count: saved } });
      await client.invalidateQueries({ queryKey: [of.resource] });
      onDone();
    } catch (error) {
      setErrors(fieldErrorsOf(error));
    }
  };
  const differs = compared?.differences.some(({ action }) => action !== 'same') ?? false;
  const headings = Object.keys(of.fields).map((name) => translate(`resources.${of.resource}.fields.${name}`));
  return (
    <div className="rec">
      <p>{text('how', { headings: headings.join(', ') })}</p>
      <div className="row wrap">
        <FileButton
          label={translate('records.import.file')}
          accept=".xlsx,.csv"
          testId="law-file"
          startIcon={<Icon name="upload" size={16} />}
          onChoose={(chosen) => {
            setFile(chosen);
            setCompared(null);
            setErrors({});
          }}
        />
        {file && <b className="el">{file.name}</b>}
      </div>
      <FileErrors of={of} errors={errors} />
      {compared && <LawDifferences of={of} found={compared.differences} />}
      {differs && (
        <TextInput label={translate('records.reason')} value={reason} onChange={setReason} maxLength={LONGEST_REASON} />
      )}
      <div className="row">
        {!compared && (
          <Button variant="contained" disabled={!file || busy} onClick={() => file && void send(file)}>
            {text('compare')}
          </Button>
        )}
        {file && compared && differs && (
          <Button variant="contained" disabled={busy || reason.trim() === ''} onClick={() => void send(file, compared)}>
            {text('apply')}
          </Button>
        )}
      </div>
    </div>
  );
};
