import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import type { BupotMove } from '#domain/bupot/status.ts';
import { needsHand } from '#domain/bupot/status-queries.ts';
import { SigneeDialog } from '../../ui/documents/SigneeDialog.tsx';
import { useRun } from '../../ui/feedback/use-run.ts';
import type { IconName } from '../../ui/layout/Icon.tsx';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useOffice, useSession } from '../../ui/layout/session-context.ts';
import { RESOURCE, useBupotApi } from '../bupot-api.ts';
import { editPath } from '../paths.ts';
import { useFiledMasa } from '../use-filed-masa.tsx';
import { useIssuing } from '../use-issuing.tsx';
import { NamedSlip } from './NamedSlip.tsx';
import { dangerous, possibleMoves } from './possible-moves.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { usePapers } from './use-papers.tsx';

const icons: Partial<Record<BupotMove, IconName>> = {
  issue: 'check',
  save: 'edit',
  correct: 'replaced',
  inquire: 'refresh',
  submit: 'upload',
  changeSignee: 'signature',
  cancel: 'close',
  remove: 'trash',
};

/** Moves that ask something first. */
type Asking = 'correct' | 'cancel' | 'remove' | 'changeSignee';

/** What may be done with one slip now, by its state and the keys held, with the dialogs the answers need. */
export const useBupotActions = (bupot: BupotListRow, onChanged: () => void) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const api = useBupotApi();
  const { held } = useSession();
  const office = useOffice();
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const { run, settled } = useRun(RESOURCE, () => {
    close();
    onChanged();
  });
  const resends = needsHand(bupot);
  const papers = usePapers(bupot, settled);
  const filed = useFiledMasa();
  const issuing = useIssuing();

  const act: Partial<Record<BupotMove, () => void>> = {
    issue: () => void run(() => issuing.withConsent((consent) => api.issue(bupot, consent)), 'bupotScreen.done.issue'),
    submit: () => void run(() => filed.withReason((why) => api.submit(bupot, why)), 'bupotScreen.done.submit'),
    inquire: () => void run(() => api.inquire(bupot), 'bupotScreen.done.inquire'),
    correct: () => setAsking('correct'),
    cancel: () => setAsking('cancel'),
    changeSignee: () => setAsking('changeSignee'),
    remove: () => setAsking('remove'),
  };
  const moves: readonly MenuChoice[] = possibleMoves(bupot, held, office).map((move) => ({
    key: move,
    label: translate(`bupotScreen.action.${move}`),
    icon: icons[move] ?? 'more',
    danger: dangerous.includes(move),
    ...(move === 'save' ? { to: editPath(bupot) } : {}),
    ...(act[move] ? { onPick: act[move] } : {}),
  }));

  /** The draft of the next version is opened to be worked on. */
  const correct = (reason: string) =>
    run(async () => {
      const draft = await filed.withReason((why) => api.correct(bupot, reason, why), reason);
      navigate(editPath(draft));
    }, 'bupotScreen.dialog.correct.done');
  const reasoned: Readonly<Record<'correct' | 'cancel', (reason: string) => void>> = {
    correct: (reason) => void correct(reason),
    cancel: (reason) =>
      void run(
        () => filed.withReason((why) => api.cancel(bupot, reason, why), reason),
        'bupotScreen.dialog.cancel.done',
      ),
  };
  const dialog = (
    <>
      {papers.dialog}
      {filed.dialog}
      {issuing.dialog}
      {(asking === 'correct' || asking === 'cancel') && (
        <ReasonDialog
          about={<NamedSlip of={bupot} />}
          what={asking}
          danger={asking === 'cancel'}
          busy={api.busy}
          onClose={close}
          onConfirm={reasoned[asking]}
        />
      )}
      {asking === 'changeSignee' && (
        <SigneeDialog
          path={`/${RESOURCE}/${bupot.id}`}
          signees="/ebupot/ctas/signee"
          version={bupot.version}
          signeeName={bupot.signeeName}
          resends={resends}
          onClose={close}
          onChanged={(version) =>
            void run(
              async () => resends && issuing.withConsent((consent) => api.issue({ ...bupot, version }, consent)),
              resends ? 'office.signee.sent' : 'office.signee.done',
            )
          }
        />
      )}
      {asking === 'remove' && (
        <RemoveDialog
          of={bupot}
          busy={api.busy}
          onClose={close}
          onConfirm={() => void run(() => api.remove(bupot.id), 'bupotScreen.dialog.remove.done')}
        />
      )}
    </>
  );
  return { moves, documents: papers.documents, dialog, busy: api.busy };
};
