import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { isIssued } from '#domain/bupot/standing.ts';
import { type BupotMove, bupotStatus } from '#domain/bupot/status.ts';
import { movesFrom } from '#domain/kit/status.ts';
import { download } from '../../app/download.ts';
import { exists } from '../../app/exists.ts';
import type { IconName } from '../../kit/Icon.tsx';
import type { MenuChoice } from '../../kit/MenuButton.tsx';
import { type Channel, SendDialog } from '../../kit/SendDialog.tsx';
import { useSession } from '../../kit/session-context.ts';
import { usePublicLink } from '../../kit/use-public-link.ts';
import { useRun } from '../../kit/use-run.ts';
import { pdfUrl, RESOURCE, useBupotApi } from '../bupot-api.ts';
import { detailPath, editPath } from '../paths.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

/** Moves in the order a person wants them; the first that is allowed is the page's main button. */
const wanted: readonly BupotMove[] = ['save', 'correct', 'remove'];

const icons: Partial<Record<BupotMove, IconName>> = { save: 'edit', correct: 'replaced', remove: 'trash' };
const words: Partial<Record<BupotMove, string>> = { save: 'edit' };
const dangerous: readonly BupotMove[] = ['cancel', 'remove'];

type Asking = { readonly move: 'correct' | 'remove' } | { readonly send: Channel };

/** What may be done with one slip now, by its state and the keys held, with the dialogs the answers need. */
export const useBupotActions = (bupot: BupotListRow, onChanged: () => void) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const api = useBupotApi();
  const { held } = useSession();
  const copyLink = usePublicLink(`/${RESOURCE}/${bupot.id}`);
  const [asking, setAsking] = useState<Asking | null>(null);
  const { id } = bupot;
  const close = () => setAsking(null);

  const { run, settled } = useRun(RESOURCE, () => {
    close();
    onChanged();
  });
  const act: Partial<Record<BupotMove, () => void>> = {
    correct: () => setAsking({ move: 'correct' }),
    remove: () => setAsking({ move: 'remove' }),
  };
  const paths: Partial<Record<BupotMove, string>> = { save: editPath(bupot) };
  const allowed = movesFrom(bupotStatus, bupot.status, held);
  const moves: MenuChoice[] = wanted
    .filter((move) => allowed.includes(move))
    // A slip that is being corrected is corrected again only through its newest version.
    .filter((move) => move !== 'correct' || bupot.replacedBy === null)
    .filter((move) => paths[move] === undefined || exists(paths[move]))
    .map((move) => ({
      key: move,
      label: translate(`bupotScreen.action.${words[move] ?? move}`),
      icon: icons[move] ?? 'more',
      danger: dangerous.includes(move),
      ...(paths[move] ? { to: paths[move] } : {}),
      ...(act[move] ? { onPick: act[move] } : {}),
    }));

  const sending: MenuChoice[] =
    held.has('EBUPOT_WITHHOLDING_SEND') && isIssued(bupot)
      ? [
          {
            key: 'email',
            label: translate('bupotScreen.action.email'),
            icon: 'mail',
            onPick: () => setAsking({ send: 'email' }),
          },
          {
            key: 'whatsapp',
            label: translate('bupotScreen.action.whatsapp'),
            icon: 'phone',
            onPick: () => setAsking({ send: 'whatsapp' }),
          },
          { key: 'link', label: translate('bupotScreen.action.public_link'), icon: 'external', onPick: copyLink },
        ]
      : [];
  const documents: MenuChoice[] = [
    {
      key: 'pdf',
      label: translate('bupotScreen.action.pdf'),
      icon: 'download',
      onPick: () => download(pdfUrl(id)),
    },
    ...sending,
  ];

  const correct = (reason: string) =>
    run(
      () =>
        api.correct(bupot, reason).then((draft) => {
          const form = editPath(draft);
          navigate(exists(form) ? form : detailPath(draft));
        }),
      'bupotScreen.dialog.correct.done',
    );
  const dialog: ReactNode = asking && (
    <>
      {'send' in asking && (
        <SendDialog
          path={`/${RESOURCE}/${id}`}
          channel={asking.send}
          words={{
            to: translate(`bupotScreen.send.${asking.send}_to`),
            enclosed: translate('bupotScreen.send.attached'),
          }}
          onClose={close}
          onSent={settled}
        />
      )}
      {'move' in asking && asking.move === 'correct' && (
        <ReasonDialog
          of={bupot}
          what="correct"
          busy={api.busy}
          onClose={close}
          onConfirm={(reason) => void correct(reason)}
        />
      )}
      {'move' in asking && asking.move === 'remove' && (
        <RemoveDialog
          of={bupot}
          busy={api.busy}
          onClose={close}
          onConfirm={() => void run(() => api.remove(id), 'bupotScreen.dialog.remove.done')}
        />
      )}
    </>
  );
  return { moves, documents, dialog, busy: api.busy };
};
