import { useState } from 'react';
import type { ProblemBody } from '../client/http.ts';
import { FiledDialog } from '../ui/feedback/FiledDialog.tsx';
import { problemOf } from '../ui/feedback/use-call.ts';

/** Whether a change was refused because the return of the masa is filed. */
export const isPeriodFiled = (problem: ProblemBody | undefined): boolean => problem?.code === 'period_filed';

export const filedIn = (error: unknown): string | undefined => {
  const problem = problemOf(error);
  return isPeriodFiled(problem) ? problem?.message : undefined;
};

type FiledMasaQuestion = {
  readonly message: string;
  readonly given: string;
  readonly answer: (reason: string | null) => void;
};

/**
 * If the return of their masa is filed, asks for a reason and retries the action with it. `given`: a reason already
 * entered for the action, only displayed.
 */
export const useFiledMasa = () => {
  const [question, setRequested] = useState<FiledMasaQuestion | null>(null);
  const withReason = async <T,>(work: (lockReason?: string) => Promise<T>, given = ''): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const message = filedIn(error);
      if (message === undefined) throw error;
      const reason = await new Promise<string | null>((answer) => setRequested({ message, given, answer }));
      setRequested(null);
      if (reason === null) throw error;
      return work(reason);
    }
  };
  const dialog = question && (
    <FiledDialog
      message={question.message}
      given={question.given}
      action="go_on"
      onClose={() => question.answer(null)}
      onReason={question.answer}
    />
  );
  return { withReason, dialog };
};
