import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type AttachmentSuffix, pdfKinds } from '#domain/spt-badan/attachments.ts';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { openFile } from '../client/download.ts';
import { fileUrl } from '../client/request.ts';
import { Modal } from '../ui/feedback/Modal.tsx';
import { Alert } from '../ui/feedback/notices.tsx';
import { fieldErrorsOf, problemOf, useCall, useGet } from '../ui/feedback/use-call.ts';
import { FileButton } from '../ui/inputs/FileButton.tsx';
import { SelectInput } from '../ui/inputs/SelectInput.tsx';
import { Icon } from '../ui/layout/Icon.tsx';

type Props = {
  readonly of: Pick<AnnualView, 'id' | 'era'>;
  readonly chosen: string;
  readonly onClose: () => void;
};

const kilobytes = (size: number): string => `${formatCount(Math.ceil(size / 1024))} KB`;

/** The PDFs of an annual return: financial statements and the others that the tax office asks for. */
export const AttachmentsDialog = ({ of: { id, era }, chosen, onClose }: Props) => {
  const translate = useTranslate();
  const query = useQueryClient();
  const { ask, busy } = useCall();
  const { data, refetch } = useGet('/efiling/spt-badan/{id}/attachment', { path: { id } });
  const [suffix, setSuffix] = useState<AttachmentSuffix>(pdfKinds[era].find((one) => one === chosen) ?? 'LK');
  const [fault, setFault] = useState('');
  const words = (key: string) => translate(`sptBadanScreen.attachments.${key}`);
  const change = async (work: () => Promise<unknown>) => {
    setFault('');
    try {
      await work();
    } catch (error) {
      setFault(fieldErrorsOf(error).file ?? (problemOf(error)?.message || translate('problem.unexpected')));
    }
    await Promise.all([refetch(), query.invalidateQueries({ queryKey: ['spt-badan', id] })]);
  };
  const version = data?.version ?? 0;
  const attach = (file: File) => {
    const body = new FormData();
    body.set('version', String(version));
    body.set('suffix', suffix);
    body.set('file', file);
    void change(() => ask('POST', '/efiling/spt-badan/{id}/attachment', { path: { id }, body, silent: true }));
  };
  const detach = (of: string) =>
    void change(() =>
      ask('PUT', '/efiling/spt-badan/{id}/attachment/{suffix}/remove', {
        path: { id, suffix: of as AttachmentSuffix },
        body: { version },
        silent: true,
      }),
    );
  const attachments = data?.attachments ?? [];
  return (
    <Modal open title={words('title')} onClose={onClose} actions={<Button onClick={onClose}>{words('close')}</Button>}>
      <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <p className="sec">{words('about')}</p>
        {fault && <Alert severity="error" title={fault} />}
        {data && attachments.length === 0 && <p>{words('none')}</p>}
        {attachments.map((one) => (
          <div key={one.suffix} className="row wrap" style={{ width: '100%' }}>
            <span className="grow">
              <b>{one.suffix}</b> {translate(`sptBadanScreen.attachments.kind.${one.suffix}`)}{' '}
              <span className="small sec">{kilobytes(one.size)}</span>
            </span>
            <Button size="small" onClick={() => openFile(fileUrl('/files/{id}', { path: { id: one.fileId } }))}>
              {words('open')}
            </Button>
            {data?.writable && (
              <Button size="small" color="error" disabled={busy} onClick={() => detach(one.suffix)}>
                {words('remove')}
              </Button>
            )}
          </div>
        ))}
        {data?.writable && (
          <>
            <SelectInput
              label={words('suffix')}
              value={suffix}
              onChange={(value) => setSuffix(value as AttachmentSuffix)}
              options={pdfKinds[era].map((value) => ({
                value,
                label: `${value} ${translate(`sptBadanScreen.attachments.kind.${value}`)}`,
              }))}
            />
            <FileButton
              label={words('choose')}
              accept=".pdf,application/pdf"
              testId="annual-attachment"
              disabled={busy}
              startIcon={<Icon name="upload" size={16} />}
              onChoose={attach}
            />
          </>
        )}
      </div>
    </Modal>
  );
};
