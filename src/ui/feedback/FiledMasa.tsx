import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { sptPlaces } from '#domain/spt/place.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import type { ProblemBody } from '../../client/http.ts';
import { type AskReason, ReasonContext } from './filed-masa.ts';

const FiledDialog = lazy(async () => ({ default: (await import('./FiledDialog.tsx')).FiledDialog }));

type FiledMasaQuestion = { readonly problem: ProblemBody; readonly answer: (reason: string | null) => void };

const returnIn = ({ returnType, closedBy }: ProblemBody): string | null => {
  const { id } = (closedBy ?? {}) as { id?: string };
  const place = sptPlaces[returnType as ReturnType];
  return id && place ? `${place}/detail/${id}/induk` : null;
};

export const FiledMasa = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const [question, setRequested] = useState<FiledMasaQuestion | null>(null);
  const ask = useCallback<AskReason>((problem) => new Promise((answer) => setRequested({ problem, answer })), []);
  const close = (reason: string | null) => {
    question?.answer(reason);
    setRequested(null);
  };
  const to = question && returnIn(question.problem);
  return (
    <ReasonContext.Provider value={ask}>
      {children}
      {question && (
        <Suspense fallback={null}>
          <FiledDialog
            message={question.problem.message ?? ''}
            action="go_on"
            below={
              to && (
                <p className="small">
                  <Link to={to} onClick={() => close(null)}>
                    {translate('shell.filed.open')}
                  </Link>
                </p>
              )
            }
            onClose={() => close(null)}
            onReason={close}
          />
        </Suspense>
      )}
    </ReasonContext.Provider>
  );
};
