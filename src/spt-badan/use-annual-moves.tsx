import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import { annualStatus } from '#domain/spt-badan/status.ts';
import type { AnnualView } from '#domain/spt-badan/view-schema.ts';
import { ConfirmModal } from '../ui/feedback/Modal.tsx';
import { useCall } from '../ui/feedback/use-call.ts';
import { useRun } from '../ui/feedback/use-run.ts';
import { useStoredState } from '../ui/form/use-stored-state.ts';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import type { MenuChoice } from '../ui/layout/MenuButton.tsx';
import { FileAnnualDialog } from './FileAnnualDialog.tsx';
import { ANNUAL, ANNUAL_LIST, firstPath } from './places.ts';

type Shown = 'file' | 'amend' | 'inquire' | 'remove';
type Confirmed = Exclude<Shown, 'file'>;

/** The moves a person may ask for, of those that the server offers, each behind its question. */
export const useAnnualMoves = (of: AnnualView, moves: readonly Shown[], readAnew: () => void) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { ask, busy } = useCall();
  const [dialog, setDialog] = useState<Shown | null>(null);
  const [reason, setReason] = useStoredState('reason', '');
  const { run } = useRun(ANNUAL, () => {
    setDialog(null);
    setReason('');
    readAnew();
  });
  const path = { id: of.id };
  const blocked = of.findings.some(({ severity }) => severity === 'error');
  const does: Record<Confirmed, () => Promise<unknown>> = {
    inquire: () =>
      ask('POST', '/efiling/spt-badan/{id}/moves/{move}', {
        path: { ...path, move: 'inquire' },
        body: { version: of.version },
      }),
    remove: async () => {
      await ask('DELETE', '/efiling/spt-badan/{id}', { path });
      navigate(ANNUAL_LIST);
    },
    amend: async () => {
      const made = await ask('POST', '/efiling/spt-badan/{id}/amend', { path, body: { reason: reason.trim() } });
      navigate(firstPath(made));
    },
  };
  const start = (move: Shown) =>
    move === 'inquire' ? void run(does.inquire, 'sptBadan.done.inquire') : setDialog(move);
  const choices = moves
    .filter((move) => of.actions.includes(move))
    .map((move) => {
      const { icon = 'more', danger = false } = annualStatus.moves[move].offer ?? {};
      return {
        key: move,
        label: translate(`sptBadan.moves.${move}`),
        icon,
        danger,
        disabled: busy || (move === 'file' && blocked),
        onPick: () => start(move),
      } satisfies MenuChoice;
    });
  const question = (
    <>
      {dialog === 'file' && (
        <FileAnnualDialog
          of={of}
          onClose={() => setDialog(null)}
          onSent={() => {
            setDialog(null);
            readAnew();
          }}
        />
      )}
      {dialog && dialog !== 'file' && (
        <ConfirmModal
          open
          title={translate(dialog === 'amend' ? 'sptBadan.moves.amend' : `sptBadan.asks.${dialog}.title`)}
          confirm={translate(`sptBadan.moves.${dialog}`)}
          cancel={translate('shell.kit.back')}
          danger={dialog === 'remove'}
          busy={busy}
          disabled={dialog === 'amend' && reason.trim() === ''}
          onClose={() => setDialog(null)}
          onConfirm={() => void run(does[dialog], `sptBadan.done.${dialog}`)}
        >
          {dialog === 'amend' ? (
            <TextInput
              label={translate('sptBadanScreen.reason')}
              value={reason}
              onChange={setReason}
              maxLength={LONGEST_REASON}
              rows={2}
            />
          ) : (
            <p>{translate(`sptBadan.asks.${dialog}.text`)}</p>
          )}
        </ConfirmModal>
      )}
    </>
  );
  return { choices, question };
};
