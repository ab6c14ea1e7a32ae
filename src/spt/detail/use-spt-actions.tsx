import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { SptListRow } from '#domain/spt/listed.ts';
import type { SptMove } from '#domain/spt/status.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { useRun } from '../../ui/feedback/use-run.ts';
import type { IconName } from '../../ui/layout/Icon.tsx';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { AmendDialog } from '../filing/AmendDialog.tsx';
import { FilingDialog } from '../filing/FilingDialog.tsx';
import { filingWords } from '../filing/rest.ts';
import { usePay } from '../money/use-pay.ts';
import { sptPaths } from '../paths.ts';
import { dangerous, nextMove } from '../possible-moves.ts';
import { sptResource } from '../resource.ts';
import { useSptName } from '../SptChip.tsx';
import { type SptView, useSptApi } from '../spt-api.ts';

const icons: Partial<Record<SptMove, IconName>> = {
  post: 'refresh',
  retry: 'refresh',
  validate: 'shield',
  inquire: 'refresh',
  cancelWaiting: 'undo',
  remove: 'trash',
  file: 'send',
  pay: 'card',
  prove: 'card',
  amend: 'replaced',
};
/** Moves that ask something first. */
type Asking = 'cancelWaiting' | 'remove';
/** Moves with a dialog of their own. */
type Opened = 'file' | 'amend';

export type SptActions = {
  readonly moves: readonly MenuChoice[];
  /** What is to be done next, where this person may. */
  readonly next: MenuChoice | undefined;
  readonly dialog: ReactNode;
  readonly busy: boolean;
};

/** As much of a return as says what may be done with it: a row of a list has it too. */
type Actionable = Pick<SptListRow, 'id' | 'type' | 'period' | 'revision' | 'postedAt' | 'status' | 'actions' | 'toDo'> &
  Partial<Pick<SptView, 'bills'>>;

/** What may be done with one return now, as the server says, with the dialogs the answers need. `gone`: after it was removed. */
export const useSptActions = (spt: Actionable, again: () => void, gone = again): SptActions => {
  const translate = useTranslate();
  const nameOf = useSptName();
  const api = useSptApi();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { payAll } = usePay();
  const navigate = useNavigate();
  const close = () => {
    setAsking(null);
    setOpened(null);
  };
  const { run, settled } = useRun(sptResource(spt.type), () => {
    close();
    again();
  });
  const act: Partial<Record<SptMove, () => void>> = {
    post: () => void run(() => api.post(spt), 'sptDetail.done.post'),
    retry: () => void run(() => api.post(spt), 'sptDetail.done.post'),
    validate: () => void run(() => api.validate(spt), 'sptDetail.done.validate'),
    inquire: () => void run(() => api.inquire(spt), 'sptDetail.done.inquire'),
    prove: () => navigate(sptPaths.detail(spt, 'bill')),
    file: () => setOpened('file'),
    pay: () => payAll(spt),
    cancelWaiting: () => setAsking('cancelWaiting'),
    remove: () => setAsking('remove'),
    amend: () => setOpened('amend'),
  };
  const answer: Record<Asking, () => void> = {
    cancelWaiting: () => void run(() => api.cancelWaiting(spt), 'sptDetail.done.cancelWaiting'),
    remove: () => void run(() => api.remove(spt).then(gone), 'sptDetail.done.remove'),
  };
  const labelOf = (move: SptMove): string => {
    if (move === 'post' && spt.postedAt !== null) return translate('sptDetail.repost');
    return translate(move === 'file' ? filingWords(spt) : `spt.moves.${move}`);
  };
  const moves = spt.actions.flatMap((move): MenuChoice[] => {
    const onPick = act[move];
    const icon = icons[move];
    if (!onPick) return [];
    return [
      {
        key: move,
        label: labelOf(move),
        onPick,
        ...(icon ? { icon } : {}),
        danger: dangerous.includes(move),
      },
    ];
  });
  const next = nextMove(spt);
  return {
    moves,
    next: moves.find(({ key }) => key === next),
    busy: api.busy,
    dialog: (
      <>
        {opened === 'file' && <FilingDialog of={spt} onClose={close} onSent={settled} />}
        {opened === 'amend' && <AmendDialog of={spt} onClose={close} />}
        {asking && (
          <ConfirmModal
            open
            danger
            busy={api.busy}
            title={translate(`sptDetail.dialog.${asking}.title`)}
            confirm={translate(`sptDetail.dialog.${asking}.confirm`)}
            onClose={close}
            onConfirm={answer[asking]}
          >
            <p>
              <b>{nameOf(spt)}</b>
            </p>
            <p style={{ marginTop: 8 }}>{translate(`sptDetail.dialog.${asking}.text`)}</p>
          </ConfirmModal>
        )}
      </>
    ),
  };
};
