import { type ReactNode, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { sptPlaces } from '#domain/spt/place.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import type { ProblemBody } from '../../client/http.ts';
import { FiledDialog } from './FiledDialog.tsx';
import { type AskReason, ReasonContext } from './filed-masa.ts';

type Asked = { readonly problem: ProblemBody; readonly answer: (reason: string | null) => void };

const returnIn = ({ returnType, closedBy }: ProblemBody): string | null => {
  const { id } = (closedBy ?? {}) as { id?: string };
  const place = sptPlaces[returnType as ReturnType];
  return id && place ? `${place}/detail/${id}/induk` : null;
};

/** Asks for the reason a document changes in a masa whose return is with the office, wherever it is changed. Wraps the frame. */
export const FiledMasa = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback<AskReason>((problem) => new Promise((answer) => setAsked({ problem, answer })), []);
  const close = (reason: string | null) => {
    asked?.answer(reason);
    setAsked(null);
  };
  const to = asked && returnIn(asked.problem);
  return (
    <ReasonContext.Provider value={ask}>
      {children}
      {asked && (
        <FiledDialog
          message={asked.problem.message ?? ''}
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
      )}
    </ReasonContext.Provider>
  );
};
