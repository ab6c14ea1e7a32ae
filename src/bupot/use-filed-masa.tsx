import { useState } from 'react';
import type { ProblemBody } from '../client/http.ts';
import { FiledDialog } from '../ui/feedback/FiledDialog.tsx';
import { problemOf } from '../ui/feedback/use-call.ts';

/** The return of the masa is filed: a slip of it changes with a reason, or not at all. */
export const isPeriodFiled = (problem: ProblemBody | undefined): boolean => problem?.code === 'period_filed';

/** What the server says of a masa whose return is filed; undefined of any other refusal. */
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
 * Does something to slips; where the return of their masa is filed, asks why and does it once more with that reason. `given` is the reason
 * said already for the thing itself: it does for both, and is only shown.
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
