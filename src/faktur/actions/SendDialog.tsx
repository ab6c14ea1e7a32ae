import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FakturRow } from '#domain/faktur/record.ts';
import { Field } from '../../kit/form/Field.tsx';
import { ConfirmModal } from '../../kit/Modal.tsx';
import { fieldErrorsOf } from '../../kit/problem.ts';
import { useFakturApi } from '../faktur-api.ts';

type Props = { faktur: FakturRow; channel: 'email' | 'whatsapp'; onClose: () => void; onSent: () => void };
/** One message with the PDF; words left empty come from the company's template. */
export const SendDialog = ({ faktur, channel, onClose, onSent }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useFakturApi();
  const [to, setTo] = useState(channel === 'email' ? (faktur.buyerEmail ?? '') : '');
  const [subject, setSubject] = useState('');
  const [body, setBody] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async () => {
    try {
      await api.send(faktur.id, {
        channel,
        to: to.trim(),
        ...(subject.trim() ? { subject: subject.trim() } : {}),
        ...(body.trim() ? { body: body.trim() } : {}),
      });
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
      busy={api.busy}
      disabled={!to.trim()}
      onClose={onClose}
      onConfirm={() => void send()}
    >
      <div className="fsend">
        <Field path="to" label={translate(`fakturScreen.send.${channel}_to`)} span={12} error={errors.to}>
          {(link) => (
            <input
              {...link}
              className="inp"
              type={channel === 'email' ? 'email' : 'tel'}
              value={to}
              onChange={(event) => setTo(event.target.value)}
            />
          )}
        </Field>
        {channel === 'email' && (
          <Field
            path="subject"
            label={translate('fakturScreen.send.subject')}
            optional
            span={12}
            error={errors.subject}
          >
            {(link) => (
              <input {...link} className="inp" value={subject} onChange={(event) => setSubject(event.target.value)} />
            )}
          </Field>
        )}
        <Field
          path="body"
          label={translate('fakturScreen.send.body')}
          optional
          span={12}
          error={errors.body}
          help={translate('fakturScreen.send.attached')}
        >
          {(link) => (
            <textarea
              {...link}
              className="inp"
              rows={8}
              value={body}
              onChange={(event) => setBody(event.target.value)}
            />
          )}
        </Field>
      </div>
    </ConfirmModal>
  );
};
