import type { Channel, Letter } from '#domain/definition/answers.ts';
import type { ResourceWith } from '../../client/request.ts';
import './sending.css';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ConfirmModal } from '../feedback/Modal.tsx';
import { fieldErrorsOf, useCall, useGet } from '../feedback/use-call.ts';
import { Field } from '../form/Field.tsx';
import { useStoredState } from '../form/use-stored-state.ts';
import { type Elsewhere, ElsewhereAlert, elsewhereIn, isElsewhere, LetterFrom } from './LetterFrom.tsx';
import { asSent, readOver } from './letter-places.ts';

export type LetterResource = ResourceWith<'POST', '/{id}/send'>;

type Props = {
  resource: LetterResource;
  id: string;
  channel: Channel;
  words: { readonly to: string; readonly enclosed: string };
  onClose: () => void;
  onSent: () => void;
};

/** The company's template filled in, editable before sending. */
export const SendDialog = ({ resource, id, channel, words, onClose, onSent }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { ask, busy } = useCall();
  const template = useGet(`/${resource}/{id}/letter`, { path: { id }, query: { channel }, staleTime: 0 });
  const [typed, setTyped] = useStoredState<Partial<Letter>>(`send./${resource}/${id}.${channel}`, {});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const word = (name: string) => translate(`mail.send.made_later.${name}`);
  const start = template.data ?? { to: '', subject: '', body: '' };
  const letter = { to: start.to, subject: readOver(start.subject, word), body: readOver(start.body, word), ...typed };
  const set = (part: Partial<Letter>) => setTyped((now) => ({ ...now, ...part }));
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  const send = async () => {
    const written = {
      to: letter.to.trim(),
      subject: asSent(letter.subject.trim(), word),
      body: asSent(letter.body.trim(), word),
    };
    try {
      // Another address is checked again.
      const checked = elsewhere?.named.some(({ email }) => email === written.to) ? { addressChecked: true } : {};
      await ask('POST', `/${resource}/{id}/send`, {
        path: { id },
        body: { channel, ...written, ...checked },
        shown: isElsewhere,
      });
      notify('mail.send.done', { type: 'success' });
      onSent();
    } catch (error) {
      setElsewhere(elsewhereIn(error));
      setErrors(fieldErrorsOf(error));
    }
  };
  return (
    <ConfirmModal
      open
      width={600}
      title={translate(`mail.send.${channel}_title`)}
      confirm={translate(elsewhere ? 'mail.send.confirm_anyway' : 'mail.send.confirm')}
      busy={busy || template.isLoading}
      disabled={!letter.to.trim() || !letter.body.trim()}
      onClose={onClose}
      onConfirm={() => void send()}
    >
      <div className="send-form" aria-busy={template.isLoading}>
        {channel === 'email' && <LetterFrom />}
        <Field path="to" label={words.to} span={12} error={errors.to}>
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
          <Field path="subject" label={translate('mail.send.subject')} span={12} error={errors.subject}>
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
          label={translate('mail.send.body')}
          span={12}
          error={errors.body ?? template.error?.message}
          help={words.enclosed}
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
        {elsewhere && <ElsewhereAlert of={elsewhere} />}
      </div>
    </ConfirmModal>
  );
};
