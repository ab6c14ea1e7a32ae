import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { Field } from '../../kit/form/Field.tsx';
import { ConfirmModal } from '../../kit/Modal.tsx';
import { fieldErrorsOf } from '../../kit/problem.ts';
import { useGet } from '../../kit/use-call.ts';
import { type Letter, RESOURCE, useFakturApi } from '../faktur-api.ts';

type Props = { faktur: FakturListRow; channel: Letter['channel']; onClose: () => void; onSent: () => void };

/** One message with the PDF: the company's template with this invoice in it, to be changed before it goes. */
export const SendDialog = ({ faktur, channel, onClose, onSent }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useFakturApi();
  const template = useGet<Letter>(`/${RESOURCE}/${faktur.id}/letter?channel=${channel}`, { staleTime: 0 });
  const [typed, setTyped] = useState<Partial<Letter>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const start = template.data ?? { to: '', subject: '', body: '' };
  const letter = { to: start.to, subject: start.subject, body: start.body, ...typed };
  const set = (part: Partial<Letter>) => setTyped((now) => ({ ...now, ...part }));
  const send = async () => {
    const words = { to: letter.to.trim(), subject: letter.subject.trim(), body: letter.body.trim() };
    try {
      await api.send(faktur.id, { channel, ...words });
      notify('fakturScreen.done.sent', { type: 'success' });
      onSent();
    } catch (error) {
      setErrors(fieldErrorsOf(error));
    }
  };
  return (
    <ConfirmModal
      open
      width={600}
      title={translate(`fakturScreen.send.${channel}_title`)}
      confirm={translate('fakturScreen.send.confirm')}
      busy={api.busy || template.isLoading}
      disabled={!letter.to.trim() || !letter.body.trim()}
      onClose={onClose}
      onConfirm={() => void send()}
    >
      <div className="fsend" aria-busy={template.isLoading}>
        <Field path="to" label={translate(`fakturScreen.send.${channel}_to`)} span={12} error={errors.to}>
          {(link) => (
            <input
              {...link}
              className="inp"
              type={channel === 'email' ? 'email' : 'tel'}
              value={letter.to}
              onChange={(event) => set({ to: event.target.value })}
            />
          )}
        </Field>
        {channel === 'email' && (
          <Field path="subject" label={translate('fakturScreen.send.subject')} span={12} error={errors.subject}>
            {(link) => (
              <input
                {...link}
                className="inp"
                maxLength={200}
                value={letter.subject}
                onChange={(event) => set({ subject: event.target.value })}
              />
            )}
          </Field>
        )}
        <Field
          path="body"
          label={translate('fakturScreen.send.body')}
          span={12}
          error={errors.body ?? template.error?.message}
          help={translate('fakturScreen.send.attached')}
        >
          {(link) => (
            <textarea
              {...link}
              className="inp"
              rows={12}
              maxLength={5000}
              value={letter.body}
              onChange={(event) => set({ body: event.target.value })}
            />
          )}
        </Field>
      </div>
    </ConfirmModal>
  );
};
