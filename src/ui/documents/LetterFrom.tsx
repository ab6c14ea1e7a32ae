import { useTranslate } from 'react-admin';
import type { ProblemBody } from '../../client/http.ts';
import { Alert } from '../feedback/notices.tsx';
import { type Questioned, questionedIn, useGet } from '../feedback/use-call.ts';

export type Elsewhere = Questioned<{ readonly name: string; readonly email: string; readonly owner: string }>;

const ELSEWHERE = 'mail_elsewhere';
export const isElsewhere = (problem: ProblemBody | undefined): boolean => problem?.code === ELSEWHERE;
export const elsewhereIn = (error: unknown): Elsewhere | null => questionedIn(error, ELSEWHERE, 'elsewhere');

export const LetterFrom = () => {
  const translate = useTranslate();
  const sender = useGet('/templates/sender', { staleTime: 600_000 });
  return (
    <div className="letter-from s12">
      <span className="sec">{translate('mail.send.from')}</span>{' '}
      {sender.data && `${sender.data.name} <${sender.data.address}>`}
    </div>
  );
};

export const ElsewhereAlert = ({ of }: { of: Elsewhere }) => {
  const translate = useTranslate();
  return (
    <div className="s12">
      <Alert severity="warning" title={translate('mail.send.elsewhere', { smart_count: of.count })} live>
        <ul className="faults">
          {of.named.map(({ name, email, owner }) => (
            <li key={`${name} ${email}`}>{translate('mail.send.elsewhere_one', { name, email, owner })}</li>
          ))}
          {of.count > of.named.length && (
            <li className="sec">{translate('form.and_more', { count: of.count - of.named.length })}</li>
          )}
        </ul>
      </Alert>
    </div>
  );
};
