import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import { ConfirmModal } from '../feedback/Modal.tsx';
import { Field } from '../form/Field.tsx';

export type BulkQuestion = {
  readonly title: string;
  readonly eligible: number;
  readonly total: number;
  /** Of those that do not allow it, how many for want of a recipient only. */
  readonly noRecipient?: { readonly count: number; readonly reason: string } | null;
  readonly danger: boolean;
  /** Too many to be removed by a slip: their number must be typed. */
  readonly typed: boolean;
  /** What follows from it, and what is pressed to do it; without them, one goes on with those that allow it. */
  readonly text?: string;
  readonly confirm?: string;
  readonly go: () => void;
};

/** Not all of the chosen allow it, or it cannot be undone: how many do, and whether to go on with those. */
export const BulkConfirm = ({ question, onClose }: { question: BulkQuestion; onClose: () => void }) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { eligible, total, danger, noRecipient } = question;
  const none = eligible === 0;
  return (
    <ConfirmModal
      open
      title={question.title}
      danger={danger}
      confirm={question.confirm ?? translate('list.continue_with', { count: formatCount(eligible) })}
      disabled={none || (question.typed && typed.replace(/\D/g, '') !== String(eligible))}
      onClose={onClose}
      onConfirm={question.go}
    >
      {eligible < total && (
        <p style={{ marginBottom: 8 }}>
          {translate(none ? 'list.none_eligible' : 'list.eligible', {
            eligible: formatCount(eligible),
            total: formatCount(total),
          })}
        </p>
      )}
      {noRecipient && (
        <p style={{ marginBottom: 8 }}>
          {translate('list.no_recipient', { count: formatCount(noRecipient.count), reason: noRecipient.reason })}
        </p>
      )}
      {question.text && !none && <p>{question.text}</p>}
      {question.typed && !none && (
        <div style={{ marginTop: 12 }}>
          <Field path="count" label={translate('list.type_count', { count: String(eligible) })} span={12}>
            {(link) => (
              <input
                {...link}
                className="inp"
                inputMode="numeric"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        </div>
      )}
    </ConfirmModal>
  );
};
