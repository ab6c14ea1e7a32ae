import { useMemo, useRef, useState } from 'react';
import { inputOf } from '#domain/bupot/input-of.ts';
import type { Bupot, BupotInput } from '#domain/bupot/record.ts';
import type { SaveActions } from '../../ui/form/use-saving.ts';
import { editPath } from '../paths.ts';
import { filedIn } from '../use-filed-masa.tsx';
import { useSlipApi } from './slip-api.ts';

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

export const worthAsking = ({ period, payeeNpwp, taxCode }: BupotInput): boolean =>
  period !== '' && taxCode !== '' && Boolean(payeeNpwp);

/** Changes in a masa with a filed return ask once for a reason. */
export const useSaveActions = () => {
  const { create, change, remove } = useSlipApi();
  const reason = useRef<string | undefined>(undefined);
  /** After the reason was declined, autosave does not ask again, but an explicit save does. */
  const shut = useRef(false);
  /** The server's message while a reason is required. */
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
