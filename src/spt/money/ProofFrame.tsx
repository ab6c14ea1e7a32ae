import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SptBill } from '#domain/spt/money-schema.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { fieldErrorsOf } from '../../ui/feedback/use-call.ts';
import type { Typed } from './deposit-api.ts';

export type ProofFormProps = Omit<FrameProps, 'typed' | 'children'> & {
  readonly spt: Pick<SptView, 'type' | 'id' | 'period'>;
  readonly bills: readonly SptBill[];
};

type FrameProps = {
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSave: (typed: Typed) => Promise<unknown>;
  /** What is whole enough to be kept; null while it is not. */
  readonly typed: Typed | null;
  /** Told what the server refused, by field. */
  readonly children: (refused: Readonly<Record<string, string>>) => ReactNode;
};

/** The fields of a proof and the two answers below them. */
export const ProofFrame = ({ busy, onClose, onSave, typed, children }: FrameProps) => {
  const translate = useTranslate();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const save = () => {
    setRefused({});
    if (typed) void onSave(typed).catch((error: unknown) => setRefused(fieldErrorsOf(error)));
  };
  return (
    <>
      <div className="smp-fields">{children(refused)}</div>
      <div className="modal-ft smp-ft">
        <Button variant="outlined" onClick={onClose}>
          {translate('shell.kit.cancel')}
        </Button>
        <Button variant="contained" disabled={busy || !typed} onClick={save}>
          {translate('sptMoney.save_proof')}
        </Button>
      </div>
    </>
  );
};
