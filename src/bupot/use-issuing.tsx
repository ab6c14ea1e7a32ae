import { useState } from 'react';
import { BesideDialog } from './BesideDialog.tsx';
import { besideIn, type SlipsBeside } from './slip-beside.ts';
import { useFiledMasa } from './use-filed-masa.tsx';

/** What a person says before slips are issued. */
export type Consent = { readonly lockReason?: string | undefined; readonly besideChecked?: boolean };

type Asked = { readonly of: SlipsBeside; readonly answer: (yes: boolean) => void };

/**
 * Issues slips; where another slip of the same payee and masa stands beside one it is shown and asked about first, and where the return of
 * the masa is filed the reason is asked for.
 */
export const useIssuing = () => {
  const filed = useFiledMasa();
  const [asked, setAsked] = useState<Asked | null>(null);
  const withConsent = async <T,>(work: (consent: Consent) => Promise<T>): Promise<T> => {
    const go = (besideChecked: boolean) => filed.withReason((lockReason) => work({ lockReason, besideChecked }));
    try {
      return await go(false);
    } catch (error) {
      const of = besideIn(error);
      if (!of) throw error;
      const yes = await new Promise<boolean>((answer) => setAsked({ of, answer }));
      setAsked(null);
      if (!yes) throw error;
      return go(true);
    }
  };
  const dialog = (
    <>
      {filed.dialog}
      {asked && <BesideDialog of={asked.of} onClose={() => asked.answer(false)} onConfirm={() => asked.answer(true)} />}
    </>
  );
  return { withConsent, dialog };
};
