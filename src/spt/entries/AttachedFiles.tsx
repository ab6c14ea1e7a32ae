import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AttachedKey } from '#domain/spt/record.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { fileUrl } from '../../client/request.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { fieldErrorsOf, problemOf, useCall } from '../../ui/feedback/use-call.ts';
import { FileButton } from '../../ui/inputs/FileButton.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';

type UploadProps = {
  readonly label: string;
  readonly accept: string;
  /** Part IX or list C; the retail sales otherwise, with a choice of how they are used. */
  readonly fileKey?: AttachedKey;
  readonly how?: string;
  readonly spt: SptView;
  readonly again: () => void;
  readonly onRefused: (why: string) => void;
};

export const UploadButton = ({ label, accept, fileKey, how, spt, again, onRefused }: UploadProps) => {
  const translate = useTranslate();
  const { ask, busy } = useCall();
  const send = async (file: File) => {
    const form = new FormData();
    form.set('version', String(spt.version));
    if (how) form.set('how', how);
    form.set('file', file);
    onRefused('');
    try {
      const path = { id: spt.id };
      if (fileKey)
        await ask('POST', '/efaktur/spt/ctas/{id}/files/{key}', {
          path: { ...path, key: fileKey },
          body: form,
          silent: true,
        });
      else await ask('POST', '/efaktur/spt/ctas/{id}/retail-xml', { path, body: form, silent: true });
      again();
    } catch (error) {
      onRefused(fieldErrorsOf(error).file ?? problemOf(error)?.message ?? translate('problem.unexpected'));
    }
  };
  return (
    <FileButton
      label={label}
      accept={accept}
      testId={`file-${fileKey ? `files/${fileKey}` : 'retail-xml'}${how ?? ''}`}
      size="small"
      disabled={busy}
      startIcon={<Icon name="upload" size={16} />}
      onChoose={(file) => void send(file)}
    />
  );
};

const accepted = { C: '.xml', IX_A: '.xml', IX_B: '.pdf' } as const;

type Props = { readonly spt: SptView; readonly keys: readonly AttachedKey[]; readonly again: () => void };

export const AttachedFiles = ({ spt, keys, again }: Props) => {
  const translate = useTranslate();
  const { ask, busy } = useCall();
  const [refused, setRefused] = useState('');
  const may = spt.actions.includes('fill');
  const files = spt.entries?.files ?? {};
  if (!may && keys.every((key) => !files[key])) return null;
  const remove = async (key: AttachedKey) => {
    setRefused('');
    try {
      await ask('PUT', '/efaktur/spt/ctas/{id}/files/{key}/remove', {
        path: { id: spt.id, key },
        body: { version: spt.version },
        silent: true,
      });
      again();
    } catch (error) {
      setRefused(problemOf(error)?.message ?? translate('problem.unexpected'));
    }
  };
  return (
    <section className="spt-detail-list" aria-label={translate('sptEntries.files.title')}>
      {refused && (
        <div className="spt-detail-list-hd">
          <Alert live severity="error" title={refused} />
        </div>
      )}
      {keys.map((key) => (
        <div key={key} className="spt-detail-list-hd">
          <p className="grow small">
            {translate(`sptEntries.files.${key}`)}
            {files[key] && (
              <>
                {': '}
                <a href={fileUrl('/files/{id}', { path: { id: files[key].id } })}>{files[key].name}</a>
              </>
            )}
          </p>
          {may && (
            <UploadButton
              spt={spt}
              again={again}
              accept={accepted[key]}
              fileKey={key}
              onRefused={setRefused}
              label={translate(files[key] ? 'sptEntries.files.replace' : 'sptEntries.files.upload')}
            />
          )}
          {may && files[key] && (
            <Button size="small" disabled={busy} onClick={() => void remove(key)}>
              {translate('sptEntries.files.remove')}
            </Button>
          )}
        </div>
      ))}
    </section>
  );
};
