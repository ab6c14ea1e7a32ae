import { useMemo, useRef, useState } from 'react';
import { inputOf } from '#domain/bupot/input-of.ts';
import type { Bupot, BupotInput } from '#domain/bupot/record.ts';
import type { SaveActions } from '../../ui/form/use-saving.ts';
import { editPath } from '../paths.ts';
import { filedIn } from '../use-filed-masa.tsx';
import { useSlipApi } from './slip-api.ts';

/** Whether there is anything in it worth keeping. */
export const worthSaving = (input: BupotInput): boolean =>
  [
    input.payeeNpwp,
    input.payeeName,
    input.gross,
    input.salaryPension,
    input.grossTotalOnIndonesia,
    input.documentNumber,
    input.reference,
  ].some(Boolean);

/** Complete enough to be looked for among the others. */
export const worthAsking = ({ period, payeeNpwp, taxCode }: BupotInput): boolean =>
  period !== '' && taxCode !== '' && Boolean(payeeNpwp);

/** How drafts of slips are kept; a masa whose return is filed is opened by a reason, asked for once. */
export const useSaveActions = () => {
  const { create, change, remove } = useSlipApi();
  const reason = useRef<string | undefined>(undefined);
  /** Left shut once: what saves itself does not ask again, a person who saves is asked. */
  const shut = useRef(false);
  /** What the server said of the masa, while no reason is given. */
  const [filed, setFiled] = useState<string | null>(null);
  const saveActions = useMemo<SaveActions<Bupot, BupotInput>>(() => {
    const noticed =
      (autosave: boolean) =>
      (error: unknown): never => {
        const message = filedIn(error);
        if (message !== undefined && !(autosave && shut.current)) setFiled(message);
        throw error;
      };
    return {
      create: (input, autosave) => create(input, autosave, reason.current).catch(noticed(autosave)),
      change: (id, version, input, autosave) =>
        change(id, version, input, autosave, reason.current).catch(noticed(autosave)),
      remove,
      address: editPath,
      inputOf,
    };
  }, [create, change, remove]);
  const open = (why: string) => {
    reason.current = why;
    setFiled(null);
  };
  const leaveShut = () => {
    shut.current = true;
    setFiled(null);
  };
  return { saveActions, filed, open, leaveShut };
};
