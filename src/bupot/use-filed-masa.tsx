import { useState } from 'react';
import { FiledDialog } from './FiledDialog.tsx';
import { filedIn } from './filed-masa.ts';

type Asked = { readonly said: string; readonly given: string; readonly answer: (reason: string | null) => void };

/**
 * Does something to slips; where the return of their masa is filed, asks why and does it once more with that reason. `given` is the reason
 * said already for the thing itself: it does for both, and is only shown.
 */
export const useFiledMasa = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const withReason = async <T,>(work: (lockReason?: string) => Promise<T>, given = ''): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const said = filedIn(error);
      if (said === undefined) throw error;
      const reason = await new Promise<string | null>((answer) => setAsked({ said, given, answer }));
      setAsked(null);
      if (reason === null) throw error;
      return work(reason);
    }
  };
  const dialog = asked && (
    <FiledDialog
      said={asked.said}
      given={asked.given}
      action="go_on"
      onClose={() => asked.answer(null)}
      onReason={asked.answer}
    />
  );
  return { withReason, dialog };
};
