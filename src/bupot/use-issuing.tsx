import './bupot.css';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import type { ProblemBody } from '../client/http.ts';
import { ConfirmModal } from '../ui/feedback/Modal.tsx';
import { type Questioned, questionedIn } from '../ui/feedback/use-call.ts';
import { useFiledMasa } from './use-filed-masa.tsx';

type RelatedSlips = Questioned<{ readonly id: string; readonly label: string; readonly messages: readonly string[] }>;

const RELATED = 'slip_beside';
export const isRelatedProblem = (problem: ProblemBody | undefined): boolean => problem?.code === RELATED;

type Props = { readonly of: RelatedSlips; readonly onClose: () => void; readonly onConfirm: () => void };

const RelatedDialog = ({ of: { count, named }, onClose, onConfirm }: Props) => {
  const translate = useTranslate();
  return (
    <ConfirmModal
      open
      title={translate('bupotForm.beside.title')}
      cancel={translate('shell.kit.back')}
      confirm={translate('bupotForm.beside.confirm')}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <ul className="bbeside">
        {named.map(({ id, label, messages }) => (
          <li key={id}>
            <b>{label}</b>
            {messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </li>
        ))}
      </ul>
      {count > named.length && (
        <p>{translate('bupotForm.beside.more', { count: formatCount(count - named.length) })}</p>
      )}
    </ConfirmModal>
  );
};

export type Consent = { readonly lockReason?: string | undefined; readonly relatedChecked?: boolean };

type IssueQuestion = { readonly of: RelatedSlips; readonly answer: (yes: boolean) => void };

/** Asks first if another slip of the same payee and masa exists, and for a reason if the masa has a filed return. */
export const useIssuing = () => {
  const filed = useFiledMasa();
  const [question, setRequested] = useState<IssueQuestion | null>(null);
  const withConsent = async <T,>(work: (consent: Consent) => Promise<T>): Promise<T> => {
    const go = (relatedChecked: boolean) => filed.withReason((lockReason) => work({ lockReason, relatedChecked }));
    try {
      return await go(false);
    } catch (error) {
      const of: RelatedSlips | null = questionedIn(error, RELATED, 'beside');
      if (!of) throw error;
      const yes = await new Promise<boolean>((answer) => setRequested({ of, answer }));
      setRequested(null);
      if (!yes) throw error;
      return go(true);
    }
  };
  const dialog = (
    <>
      {filed.dialog}
      {question && (
        <RelatedDialog
          of={question.of}
          onClose={() => question.answer(false)}
          onConfirm={() => question.answer(true)}
        />
      )}
    </>
  );
  return { withConsent, dialog };
};
